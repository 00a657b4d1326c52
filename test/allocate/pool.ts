import fc from 'fast-check';
import { VIEW_KINDS, type View } from '../../src/domain/evidence.ts';
import { repoPath } from '../../src/domain/repo-path.ts';
import type { AllocationTools } from '../../src/stages/allocate/allocate-context.ts';
import { resolveAmongViews } from '../../src/stages/allocate/foreign-views.ts';
import { wordTokenizer } from '../fakes/word-tokenizer.ts';

export function view(part: Partial<Omit<View, 'path'>> & { path?: string } = {}): View {
  const { path = 'src/a.py', ...rest } = part;
  const text = rest.text ?? `def ${rest.name ?? 'f'}():\n    return 1`;
  const start = rest.start ?? 1;
  const end = rest.end ?? start + text.split('\n').length - 1;
  const base = { name: 'f', kind: 'body' as const, score: 1, inputRank: 0, reason: '' };
  return { ...base, ...rest, path: repoPath(path), text, start, end };
}

/** Tools without a repository: definitions among the views, every identifier weighs 1. */
export function toolsFor(views: readonly View[], part: Partial<AllocationTools> = {}): AllocationTools {
  return {
    tokenizer: wordTokenizer,
    resolve: resolveAmongViews(views, 'paper'),
    stopIdentifiers: new Set(),
    idf: () => 1,
    ...part,
  };
}

const word = fc.constantFrom('alpha', 'beta', 'gamma', 'delta', 'self', 'x', 'parse_range', '+', '(', ')', '');
const sourceLine = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));

const anyView: fc.Arbitrary<View> = fc
  .record({
    path: fc.constantFrom('src/a.py', 'src/b.py', 'lib/c.ts'),
    name: fc.constantFrom('one', 'One', 'two', 'three', 'four', 'five', undefined),
    kind: fc.constantFrom(...VIEW_KINDS),
    start: fc.integer({ min: 1, max: 5 }),
    lines: fc.array(sourceLine, { minLength: 1, maxLength: 60 }),
    score: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ lines, path, ...rest }) => view({ ...rest, path, text: lines.join('\n') }));

/** Views of up to some twenty objects in three files, several views each, scores with ties. */
export const pools: fc.Arbitrary<readonly View[]> = fc
  .array(anyView, { maxLength: 40 })
  .map((views) => views.map((each, i) => ({ ...each, inputRank: i })));

export const queries = fc.constantFrom('', 'fix parse_range', 'alpha and beta in two', 'gamma delta');

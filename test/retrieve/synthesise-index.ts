import { listedPath } from '../../src/domain/repo-path.ts';
import type { RepositoryIndex } from '../../src/domain/repository-index.ts';
import type { IndexedFile, Unit } from '../../src/domain/symbol.ts';
import { indexOfFiles } from './build-index.ts';

const UNITS_PER_FILE = 10;
const LINES_PER_UNIT = 12;

/** Syllables that names are put together from; Zipf-like, as names of real code are. */
const SYLLABLES =
  'get set read parse node range list path token index view score file line text map user cache load'.split(' ');

/** An index of about N made-up units with words, imports and calls like real code's, the same for the same N. */
export function synthesiseIndex(unitCount: number): RepositoryIndex {
  const next = createGenerator(unitCount);
  const fileCount = Math.max(1, Math.ceil(unitCount / UNITS_PER_FILE));
  const files = Array.from({ length: fileCount }, (_, number) => {
    return synthesiseFile(number, Math.min(UNITS_PER_FILE, unitCount - number * UNITS_PER_FILE), next);
  });
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return indexOfFiles(files);
}

type Next = (below: number) => number;

/** A linear congruential generator: no seed from outside, so the input of a measurement is its size. */
function createGenerator(seed: number): Next {
  let state = (seed % 2_147_483_646) + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function nameFrom(next: Next): string {
  const parts = Array.from({ length: 1 + next(3) }, () => SYLLABLES[Math.min(next(20), next(20))] ?? 'get');
  return `${parts.join('_')}${next(4) === 0 ? next(500) : ''}`;
}

function synthesiseFile(number: number, units: number, next: Next): IndexedFile {
  const lines: string[] = [`from m${next(number + 1)} import ${nameFrom(next)}`];
  const drafts = Array.from({ length: units }, () => {
    const name = nameFrom(next);
    const calls = Array.from({ length: 4 }, () => nameFrom(next));
    const start = lines.length + 1;
    lines.push(`def ${name}(${nameFrom(next)}):`);
    for (const call of calls) lines.push(`    ${nameFrom(next)} = ${call}(${nameFrom(next)}, ${nameFrom(next)})`);
    while (lines.length < start + LINES_PER_UNIT - 2) lines.push(`    ${nameFrom(next)} += ${nameFrom(next)}`);
    lines.push('');
    return { name, calls, start, end: lines.length - 1 };
  });
  const starts = lines.map((_, at) => at);
  let offset = 0;
  for (const [at, line] of lines.entries()) {
    starts[at] = offset;
    offset += line.length + 1;
  }
  return {
    path: listedPath(`src/p${number % 97}/m${number}.py`),
    blob: `m${number}`,
    text: lines.join('\n'),
    language: 'python',
    units: drafts.map((draft, ordinal) => asUnit(draft, ordinal, { lines, starts })),
    imports: [{ module: `m${next(number + 1)}`, names: [], line: 1, isReexport: false }],
    lines: lines.length,
    syntaxErrors: 0,
    isTestFile: number % 10 === 9,
    isSecondary: false,
  };
}

interface DraftUnit {
  readonly name: string;
  readonly calls: readonly string[];
  readonly start: number;
  readonly end: number;
}

function asUnit(
  { name, calls, start, end }: DraftUnit,
  ordinal: number,
  { lines, starts }: { lines: readonly string[]; starts: readonly number[] },
): Unit {
  return {
    name,
    qualifiedName: name,
    kind: 'function',
    ordinal,
    start,
    end,
    startOffset: starts[start - 1] ?? 0,
    endOffset: (starts[end - 1] ?? 0) + (lines[end - 1] ?? '').length,
    bodyStart: start + 1,
    signature: lines[start - 1] ?? '',
    doc: '',
    calls: calls.map((call, at) => ({ name: call, line: start + 1 + at })),
    bases: [],
    isTest: false,
  };
}

import { z } from 'zod';
import { TaskError } from '../../domain/errors.ts';
import { VIEW_KINDS, type View, type ViewKind } from '../../domain/evidence.ts';
import { tryRepoPath } from '../../domain/repo-path.ts';

/** What other retrievers call a whole definition; to us it is its `body` view. */
const BODY_WORDS: readonly string[] = [
  'function',
  'method',
  'class',
  'interface',
  'type',
  'enum',
  'constant',
  'module',
];

const PROBLEMS_SHOWN = 20;

const must =
  (wish: string) =>
  ({ input }: { readonly input?: unknown }) =>
    input === undefined ? `is missing; it must be ${wish}` : `must be ${wish}, got ${shown(input)}`;

const lineNumber = z.int({ error: must('a line number from 1') }).min(1, { error: must('a line number from 1') });

const viewRecord = z.object(
  {
    path: z.string({ error: must('a path') }).transform((raw, context) => {
      const path = tryRepoPath(raw);
      if (path !== undefined) return path;
      context.addIssue({ code: 'custom', message: `must stay inside the repository, got ${shown(raw)}` });
      return z.NEVER;
    }),
    name: z.string({ error: must('text or null') }).nullish(),
    kind: z
      .string({ error: must('text') })
      .optional()
      .transform((raw, context) => {
        const kind = raw === undefined || BODY_WORDS.includes(raw) ? 'body' : VIEW_KINDS.find((known) => known === raw);
        if (kind !== undefined) return kind satisfies ViewKind;
        context.addIssue({ code: 'custom', message: `must be one of ${VIEW_KINDS.join(', ')}, got ${shown(raw)}` });
        return z.NEVER;
      }),
    start: lineNumber,
    end: lineNumber,
    text: z.string({ error: must('text') }),
    score: z.number({ error: must('a finite number') }),
    reason: z.string({ error: must('text') }).optional(),
  },
  { error: must('an object') },
);

/**
 * Reads another retriever's ranking, one JSON view a line; a line's place is its rank. Keys we do not know are left
 * alone. Throws one `bad-input` that lists every bad line with the value seen.
 */
export function readViews(jsonl: string, where: string): readonly View[] {
  const views: View[] = [];
  const problems: string[] = [];
  for (const [i, line] of jsonl
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue;
    const read = readView(line, views.length);
    if ('view' in read) views.push(read.view);
    else problems.push(...read.problems.map((problem) => `line ${i + 1}: ${problem}`));
  }
  if (problems.length > 0) throw badViews(problems, where);
  return views;
}

type ReadView = { readonly view: View } | { readonly problems: readonly string[] };

function readView(line: string, inputRank: number): ReadView {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return { problems: [`no JSON: ${shown(line)}`] };
  }
  const parsed = viewRecord.safeParse(raw);
  if (!parsed.success) {
    const { issues } = parsed.error;
    return { problems: issues.map(({ path, message }) => `${path.length > 0 ? path.join('.') : 'it'} ${message}`) };
  }
  const { name, reason = '', ...rest } = parsed.data;
  if (rest.end < rest.start) return { problems: [`end ${rest.end} lies before start ${rest.start}`] };
  return { view: { ...rest, name: name || undefined, inputRank, reason } };
}

function badViews(problems: readonly string[], where: string): TaskError {
  const more = problems.length - PROBLEMS_SHOWN;
  const lines = problems.slice(0, PROBLEMS_SHOWN).concat(more > 0 ? [`and ${more} more`] : []);
  return new TaskError('bad-input', `${where} does not hold one view a line.\n${lines.join('\n')}`, {
    hint: 'A line is {"path", "name", "kind", "start", "end", "text", "score"}.',
  });
}

function shown(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

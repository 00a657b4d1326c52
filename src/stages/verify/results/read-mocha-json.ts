import { z } from 'zod';
import type { CaseDraft } from './case-draft.ts';
import { parseJson } from './parse-json.ts';

const test = z.object({
  fullTitle: z.string(),
  file: z.string().nullish(),
  err: z.object({ message: z.string().optional(), stack: z.string().optional() }).optional(),
});
const report = z.object({
  tests: z.array(test),
  pending: z.array(test),
  failures: z.array(test),
  passes: z.array(test),
});

type MochaTest = z.infer<typeof test>;

/** Tests of Mocha's JSON report. Ids are full titles, which Mocha itself selects by. Hooks that fail are not among its tests. */
export function readMochaJson(text: string, relative: (path: string) => string): readonly CaseDraft[] | undefined {
  const parsed = report.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const { tests, pending, failures, passes } = parsed.data;
  const listed = new Set(tests.map(keyOf));
  const failing = new Set(failures.map(keyOf));
  const waiting = new Set(pending.map(keyOf));
  const ran = new Set([...passes, ...failures].map(keyOf));
  const read = (entry: MochaTest): CaseDraft => {
    const known = { id: entry.fullTitle, ...(entry.file ? { file: relative(entry.file) } : {}) };
    if (failing.has(keyOf(entry))) return { ...known, status: 'failed', ...explain(entry) };
    return { ...known, status: waiting.has(keyOf(entry)) || !ran.has(keyOf(entry)) ? 'skipped' : 'passed' };
  };
  const hooks = failures.filter((entry) => !listed.has(keyOf(entry)));
  return [...tests.map(read), ...hooks.map((entry): CaseDraft => ({ ...read(entry), status: 'error' }))];
}

function keyOf({ fullTitle, file }: MochaTest): string {
  return `${file ?? ''}\0${fullTitle}`;
}

function explain({ err }: MochaTest): { readonly message: string; readonly trace: string } {
  return { message: err?.message ?? err?.stack ?? '', trace: err?.stack ?? '' };
}

import type { TestRun } from '../../domain/verdict.ts';

/** A test's own name must be this long, or have several words, to be meant when it stands in a task. */
const LEAST_LETTERS = 6;

/**
 * The failing tests that the task names, by id, own name or title: they are what it is about, and old failures of another cause are not. Undefined where
 * it names none, so that nobody knows.
 */
export function namedTests(task: string, before: TestRun): readonly string[] | undefined {
  const words = new Set(task.match(/[\p{L}\p{N}_$]+/gu) ?? []);
  const prose = inOneLine(task);
  const named = before.cases
    .filter(({ status }) => status === 'failed' || status === 'error')
    .map(({ id }) => id)
    .filter((id) => task.includes(id) || isNamed(ownName(id), { words, prose }));
  return named.length === 0 ? undefined : named;
}

/** `tests.test_range::test_last[3]` is `test_last`; `pkg.TestLast/empty` is `TestLast`; a title stays as it is. */
function ownName(id: string): string {
  const title = id.split('::').at(-1)?.split(' > ').at(-1) ?? id;
  if (/\s/.test(title)) return title;
  const go = /\.((?:Test|Example|Fuzz|Benchmark)[^/]*)/.exec(title)?.[1];
  const bare = go ?? title.replace(/[[(].*$/, '');
  return bare.slice(bare.lastIndexOf('.') + 1);
}

function isNamed(name: string, task: { readonly words: ReadonlySet<string>; readonly prose: string }): boolean {
  if (name.length < LEAST_LETTERS) return false;
  if (/\s/.test(name)) return task.prose.includes(inOneLine(name));
  return isCompound(name) && task.words.has(name);
}

/** `test_last`, `testLast`, `TestLast`; one plain word may stand in any sentence. */
function isCompound(name: string): boolean {
  return /[_\d]|[a-z][A-Z]/.test(name);
}

function inOneLine(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

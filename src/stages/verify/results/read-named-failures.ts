import type { CaseDraft } from './case-draft.ts';

/** Failing tests as runners name them in their closing lines, where nothing better is at hand. */
export function readNamedFailures(text: string): readonly CaseDraft[] {
  const lines = text.split('\n').map((line) => line.slice(0, 1_000));
  const found = lines.flatMap(
    (line) => pytestFailure(line) ?? rspecFailure(line) ?? phpunitFailure(line) ?? dotnetFailure(line) ?? [],
  );
  return [...new Map(found.map((test) => [test.id, test])).values()];
}

/** `tests/test_a.py::TestX::test_y[1]` as pytest's own XML report names it: `tests.test_a.TestX::test_y[1]`. */
function pytestCaseId(node: string): string {
  const [file = '', ...names] = node.split('::');
  const module = file.replaceAll('/', '.').replace(/\.py$/, '');
  const test = names.pop();
  return test === undefined ? module : `${[module, ...names].join('.')}::${test}`;
}

function pytestFailure(line: string): CaseDraft | undefined {
  const [, kind, rest = ''] = /^(FAILED|ERROR) (.+)$/.exec(line) ?? [];
  if (kind === undefined || !/^[^\s:]+\.py\b/.test(rest)) return undefined;
  const cut = rest.indexOf(' - ');
  const node = cut < 0 ? rest : rest.slice(0, cut);
  const message = cut < 0 ? '' : rest.slice(cut + ' - '.length);
  const file = node.split('::')[0] ?? '';
  return { id: pytestCaseId(node), status: kind === 'FAILED' ? 'failed' : 'error', message, file };
}

function rspecFailure(line: string): CaseDraft | undefined {
  const [, place, title] = /^rspec (\.\/\S+) # (.+)$/.exec(line) ?? [];
  if (place === undefined || title === undefined) return undefined;
  return { id: title, status: 'failed', file: place.replace(/:\d+$|\[.*$/, ''), trace: place };
}

function phpunitFailure(line: string): CaseDraft | undefined {
  const name = /^\d+\) ([\w\\]+::\w+.*)$/.exec(line)?.[1];
  return name === undefined ? undefined : { id: name, status: 'failed' };
}

function dotnetFailure(line: string): CaseDraft | undefined {
  const name = /^ {2}Failed (\S.*) \[[\d.]+ m?s\]$/.exec(line)?.[1];
  return name === undefined ? undefined : { id: name, status: 'failed' };
}

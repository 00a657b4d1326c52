import type { CaseDraft, ReadResults } from './case-draft.ts';

const TEST = /^\s*--- (PASS|FAIL|SKIP): (\S+) \([\d.]+s\)$/;
const PACKAGE = /^(ok|FAIL|---|\?) *\t(\S+)\t?(.*)$/;
const STATUS = { PASS: 'passed', FAIL: 'failed', SKIP: 'skipped' } as const;

/** Results of `go test` without `-json`. Without `-v` passing tests have no names: a package that passed counts as one. */
export function readGoText(text: string): ReadResults | undefined {
  const cases: CaseDraft[] = [];
  let tests: CaseDraft[] = [];
  let isGo = false;
  for (const line of text.split('\n')) {
    const [, outcome, name = ''] = TEST.exec(line) ?? [];
    if (outcome === 'PASS' || outcome === 'FAIL' || outcome === 'SKIP')
      tests.push({ id: name, status: STATUS[outcome] });
    const [, end, path = '', rest = ''] = PACKAGE.exec(line) ?? [];
    if (end === undefined) continue;
    isGo = true;
    cases.push(
      ...tests.map((test) => ({ ...test, id: `${path}.${test.id}` })),
      ...packageCase(end, `${path} (package)`, { rest, tests }),
    );
    tests = [];
  }
  return isGo ? { source: 'text', cases } : undefined;
}

function packageCase(
  end: string,
  id: string,
  { rest, tests }: { readonly rest: string; readonly tests: readonly CaseDraft[] },
): readonly CaseDraft[] {
  if (end === 'ok') return tests.length > 0 || rest.includes('[no tests to run]') ? [] : [{ id, status: 'passed' }];
  if (end === 'FAIL')
    return tests.some(({ status }) => status === 'failed') ? [] : [{ id, status: 'error', message: rest }];
  return [];
}

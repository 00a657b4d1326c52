import { afterEach, describe, expect, it } from 'vitest';
import type { TestRun, Verdict } from '../../src/domain/verdict.ts';
import { baselineProblem } from '../../src/stages/verify/baseline-problem.ts';
import { compareRuns } from '../../src/stages/verify/compare-runs.ts';
import { judgeRuns } from '../../src/stages/verify/judge-runs.ts';
import { hasPytest, openProject, type Project } from './real-runs.ts';
import { brief } from './recorded.ts';

const LONG = { timeout: 180_000 };
const pytestWorks = await hasPytest();

let project: Project;
afterEach(() => project.dispose());

function verdict(before: TestRun, after: TestRun): Verdict {
  return judgeRuns({ before, after, comparison: compareRuns(before, after), changed: true }).verdict;
}

/** A runner of our own: what it prints and how it ends, on the base and with the change. */
async function judged(before: string, after: string): Promise<Verdict> {
  project = await openProject({ 'check.sh': before });
  const first = await project.run('sh check.sh', { timeoutSeconds: 20 });
  project.write('check.sh', after);
  return verdict(first, await project.run('sh check.sh', { timeoutSeconds: 4 }));
}

const RED = "echo '1 failed, 2 passed in 0.10s'; exit 1\n";
const GREEN = "echo '3 passed in 0.10s'\n";

describe('a runner that', () => {
  const cases: readonly (readonly [string, string, string, Verdict])[] = [
    ['is honest about a fix', RED, GREEN, 'pass'],
    ['is honest about no fix', RED, RED, 'fail'],
    ['ends well and ran nothing', RED, "echo 'no tests ran in 0.01s'\n", 'no-tests'],
    ['ends well and says nothing', RED, 'true\n', 'no-tests'],
    ['skips everything', RED, "echo '3 skipped in 0.01s'\n", 'no-tests'],
    ['claims success in prose only', RED, 'echo "all tests passed"\n', 'no-tests'],
    ['prints failures and ends well', RED, "echo '1 failed, 2 passed in 0.10s'\n", 'error'],
    ['prints passes and ends badly', RED, `${GREEN}exit 1\n`, 'error'],
    ['crashes after printing passes', RED, `${GREEN}kill -SEGV $$\n`, 'error'],
    ['runs fewer tests than before', RED, "echo '2 passed in 0.10s'\n", 'fail'],
    ['sleeps for ever with the change', RED, 'trap "" TERM INT; while :; do sleep 1; done\n', 'fail'],
    ['floods with the change', RED, 'yes | head -c 200000000\n', 'fail'],
    ['is gone with the change', RED, 'exec no-such-runner\n', 'error'],
  ];
  it.each(cases)('%s', LONG, async (_, before, after, expected) => {
    expect(await judged(before, after)).toBe(expected);
  });

  it.skipIf(!pytestWorks)('is pytest and finds no test, or only skips, is never passed', LONG, async () => {
    project = await openProject({ 'test_a.py': 'def test_a():\n    assert False\n' });
    const red = await project.run('python3 -m pytest');
    expect(verdict(red, await project.run('python3 -m pytest -k nothing'))).toBe('fail');
    project.write('test_a.py', 'import pytest\n\n@pytest.mark.skip\ndef test_a():\n    assert False\n');
    expect(verdict(red, await project.run('python3 -m pytest'))).toBe('no-tests');
    project.write('test_a.py', '');
    const empty = await project.run('python3 -m pytest');
    expect(baselineProblem(empty)?.verdict).toBe('no-tests');
  });

  it.skipIf(!pytestWorks)('leaves at its start without a word is never passed', LONG, async () => {
    project = await openProject({ 'a.py': 'x = 1\n', 'test_a.py': 'import a\n\ndef test_a():\n    assert a.x == 2\n' });
    const red = await project.run('python3 -m pytest');
    project.write('a.py', 'import os\nos._exit(0)\n');
    expect(verdict(red, await project.run('python3 -m pytest'))).toBe('no-tests');
  });

  it('finds a report that lay in the tree before the run does not believe it', LONG, async () => {
    const forged = '<testsuite><testcase classname="a.T" name="t"/></testsuite>';
    project = await openProject({ 'target/surefire-reports/TEST-a.T.xml': forged, 'mvn.sh': 'exit 0\n' });
    const maven = { ...project.command('sh mvn.sh'), runner: 'maven' };
    expect((await project.run(maven)).cases).toEqual([]);
    project.write('mvn.sh', `echo '${forged}' > target/surefire-reports/TEST-a.T.xml\n`);
    expect(brief((await project.run(maven)).cases)).toEqual(['passed a.T::t']);
  });

  it.skipIf(!pytestWorks)('hangs in a loop shows where, and a fix is a pass', LONG, async () => {
    const loop = 'def count(n):\n    c = 0\n    while n:\n        n ^= n - 1\n        c += 1\n    return c\n';
    const test =
      'import pytest\nfrom loop import count\n\n@pytest.mark.parametrize("n,e", [(0, 0), (127, 7)])\ndef test_count(n, e):\n    assert count(n) == e\n';
    project = await openProject({ 'loop.py': loop, 'test_loop.py': test });
    const hung = await project.run('python3 -m pytest -q -x', { timeoutSeconds: 8 });
    expect(hung).toMatchObject({ end: 'timeout' });
    expect(brief(hung.cases)).toContain('error test_loop::test_count');
    const stuck = hung.cases.find(({ id }) => id === 'test_loop::test_count');
    expect(stuck?.frames?.[0]).toMatchObject({ path: 'loop.py', function: 'count' });
    expect(baselineProblem(hung)).toBeUndefined();
    expect(verdict(hung, hung)).toBe('fail');
    project.write('loop.py', loop.replace('^=', '&='));
    const fixed = await project.run('python3 -m pytest -q -x', { timeoutSeconds: 60 });
    expect(compareRuns(hung, fixed)).toMatchObject({ fixed: ['test_loop::test_count'], broken: [], stillFailing: [] });
    expect(verdict(hung, fixed)).toBe('pass');
  });

  it('hangs without a word is a problem of the environment', LONG, async () => {
    project = await openProject({ 'check.sh': 'sleep 1000\n' });
    const run = await project.run('sh check.sh', { timeoutSeconds: 1 });
    expect(baselineProblem(run)).toMatchObject({
      verdict: 'error',
      reason: expect.stringContaining('nothing shows which test'),
    });
  });
});

import { describe, expect, it } from 'vitest';
import { listedPath, repoPath } from '../../src/domain/repo-path.ts';
import type { RepositoryIndex } from '../../src/domain/repository-index.ts';
import type { TestCase, TestRun } from '../../src/domain/verdict.ts';
import { baselineProblem } from '../../src/stages/verify/baseline-problem.ts';
import { failureEvidence } from '../../src/stages/verify/failure-evidence.ts';
import { restoreTests } from '../../src/stages/verify/restore-tests.ts';
import { makeRun } from './make-run.ts';

function withCases(...cases: readonly TestCase[]): TestRun {
  const failing = cases.filter(({ status }) => status === 'failed').length;
  const errors = cases.filter(({ status }) => status === 'error').length;
  return {
    ...makeRun(''),
    cases,
    exitCode: 1,
    counts: { passed: cases.length - failing - errors, failed: failing, skipped: 0, errors },
  };
}

describe('baselineProblem', () => {
  it('has nothing against tests that ran, even if all of them fail', () => {
    expect(baselineProblem(makeRun('+a -b'))).toBeUndefined();
    expect(baselineProblem(makeRun('-a -b'))).toBeUndefined();
    expect(baselineProblem(makeRun('!a', { end: 'timeout', exitCode: null }))).toBeUndefined();
  });

  it.each([
    ['a missing program', makeRun('', { end: 'not-started', exitCode: 127 }), /`run tests` could not be started/],
    [
      'a missing runner',
      makeRun('', { exitCode: 1, output: 'python3: No module named pytest\n' }),
      /exit code 1; pytest is missing/,
    ],
    [
      'a missing package',
      makeRun('', { exitCode: 1, output: "Error: Cannot find module 'tape'\n" }),
      /tape is missing/,
    ],
    ['a missing script', makeRun('', { exitCode: 1, output: 'npm error Missing script: "test"\n' }), /test is missing/],
    [
      'a missing plug-in of a build without network',
      makeRun('', {
        exitCode: 1,
        output:
          '[ERROR] Plugin a:b:2.6 could not be resolved: Cannot access central in offline mode and the artifact a:b:jar:2.6 has not been downloaded from it before.\n',
      }),
      /a:b:jar:2\.6 is missing/,
    ],
    [
      'a missing test provider of a build without network',
      makeRun('', { exitCode: 1, output: '[ERROR] 1) org.surefire:junit4:jar:2.12.4\n[ERROR] \n' }),
      /org\.surefire:junit4:jar:2\.12\.4 is missing/,
    ],
    [
      'a build that fails',
      makeRun('', { exitCode: 101, output: 'error: could not compile\n' }),
      /ran no test: it ended with exit code 101/,
    ],
    ['a hang without a trace', makeRun('', { end: 'timeout', exitCode: null, seconds: 30 }), /did not end within 30 s/],
    ['a flood', makeRun('', { end: 'output-limit', exitCode: null }), /printed without end/],
    ['a crash', makeRun('', { end: 'signal', exitCode: null, signal: 'SIGKILL' }), /ended by SIGKILL/],
  ])('explains %s', (_, run, reason) => {
    const problem = baselineProblem(run);
    expect(problem).toMatchObject({ verdict: 'error', reason: expect.stringMatching(reason) });
    expect(problem?.excerpt).toBe(run.output.trimEnd());
  });

  it('calls an empty run no-tests', () => {
    expect(baselineProblem(makeRun(''))?.verdict).toBe('no-tests');
    expect(baselineProblem(makeRun('~a'))?.verdict).toBe('no-tests');
  });

  it('tells a package that is not installed from a module of the repository that is broken', () => {
    const failing = (name: string) =>
      withCases({ id: 'a', status: 'error', message: `ModuleNotFoundError: No module named '${name}'` });
    const paths = [repoPath('src/shop/prices.py')];
    expect(baselineProblem(failing('requests'), paths)).toMatchObject({
      verdict: 'error',
      reason: expect.stringContaining('requests is missing'),
    });
    expect(baselineProblem(failing('shop.prices'), paths)).toBeUndefined();
  });

  it('tells folders without packages that go was asked for from packages that do not build', () => {
    const asked = (message: string) => withCases({ id: 'p (package)', status: 'error', message });
    const paths = [repoPath('shop/prices.go')];
    const pattern =
      '# ./nosuch/...\npattern ./nosuch/...: lstat ./nosuch/: no such file or directory\nFAIL\t./nosuch/... [setup failed]\n';
    expect(baselineProblem(asked(pattern), paths)).toMatchObject({
      verdict: 'error',
      reason: expect.stringContaining('nosuch/... is missing'),
    });
    expect(
      baselineProblem(asked("shop/prices.go:1:1: expected 'package'\nFAIL\tp [setup failed]\n"), paths),
    ).toBeUndefined();
  });

  it('shows the part of the output that speaks of errors', () => {
    const output = `${'quiet line\n'.repeat(500)}fatal: no such thing\ndetail\n`;
    expect(baselineProblem(makeRun('', { exitCode: 2, output }))?.excerpt).toBe(
      'quiet line\nquiet line\nfatal: no such thing\ndetail',
    );
  });
});

describe('failureEvidence', () => {
  const deep: TestCase = {
    id: 'z',
    status: 'failed',
    message: 'x',
    frames: [
      { path: 'src/a.py', line: 1 },
      { path: 'tests/test_a.py', line: 2 },
    ],
  };
  const shallow: TestCase = { id: 'b', status: 'failed', message: 'x', frames: [{ path: 'tests/test_a.py', line: 2 }] };
  const mute: TestCase = { id: 'a', status: 'error' };

  it('puts first what leads into the code', () => {
    expect(failureEvidence(withCases(mute, shallow, deep)).map(({ test }) => test)).toEqual(['z', 'b', 'a']);
  });

  it('is bounded in number and size, and leaves out what passed', () => {
    const many = Array.from(
      { length: 50 },
      (_, i): TestCase => ({ id: `t${i}`, status: 'failed', message: 'm'.repeat(10_000) }),
    );
    const evidence = failureEvidence(withCases({ id: 'fine', status: 'passed' }, ...many));
    expect(evidence).toHaveLength(10);
    for (const { message } of evidence) expect(message.length).toBeLessThan(2_100);
  });

  it('looks up in the index what a runner names by package only', () => {
    const file = (path: string) => ({ path: listedPath(path) });
    const files = [file('m/src/main/java/com/acme/Range.java'), file('m/src/test/java/com/acme/RangeTest.java')];
    const index = { files, byPath: new Map() } as unknown as RepositoryIndex;
    const test: TestCase = {
      id: 'com.acme.RangeTest::last',
      status: 'failed',
      frames: [{ path: 'com/acme/Range.java', line: 2 }],
    };
    expect(failureEvidence(withCases(test), index)).toMatchObject([
      {
        path: 'm/src/test/java/com/acme/RangeTest.java',
        frames: [{ path: 'm/src/main/java/com/acme/Range.java', line: 2 }],
      },
    ]);
  });
});

describe('restoreTests', () => {
  it.each([
    'tests/test_a.py',
    'src/a.test.ts',
    'src/__tests__/a.js',
    'a_test.go',
    'src/test/java/com/acme/RangeTest.java',
    'spec/a_spec.rb',
    'conftest.py',
    'pytest.ini',
    'jest.config.js',
    'vitest.config.ts',
    'src/__snapshots__/a.snap',
    'Makefile',
  ])('takes %s out of the run that counts', (path) => {
    const change = { path: repoPath(path), before: 'a', after: 'b' };
    expect(restoreTests([change])).toEqual({ counted: [], informational: [change] });
  });

  it.each(['src/contest.py', 'src/latest/a.ts', 'src/attest.go', 'lib/testimony.js', 'src/protest/index.ts'])(
    'counts %s',
    (path) => {
      const change = { path: repoPath(path), before: 'a', after: 'b' };
      expect(restoreTests([change])).toEqual({ counted: [change], informational: [] });
    },
  );

  it('asks whoever knows better', () => {
    const change = { path: repoPath('src/a.py'), before: 'a', after: 'b' };
    expect(restoreTests([change], () => true).informational).toEqual([change]);
  });
});

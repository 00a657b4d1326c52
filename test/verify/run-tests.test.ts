import { realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { failureEvidence } from '../../src/stages/verify/failure-evidence.ts';
import { has, hasPytest, openProject, type Project } from './real-runs.ts';
import { brief } from './recorded.ts';

const LONG = { timeout: 180_000 };
const pytestWorks = await hasPytest();

let project: Project;
afterEach(() => project.dispose());

describe('runTests', () => {
  it.skipIf(!pytestWorks)('reads pytest through its XML report', LONG, async () => {
    project = await openProject('pytest');
    const run = await project.run();
    expect(run).toMatchObject({
      end: 'exited',
      exitCode: 1,
      source: 'junit',
      counts: { passed: 2, failed: 2, skipped: 2, errors: 0 },
    });
    expect(brief(run.cases)).toEqual([
      'skipped tests.test_prices.TestErrors::test_known',
      'skipped tests.test_prices.TestErrors::test_later',
      'failed tests.test_prices.TestErrors::test_share',
      'failed tests.test_prices::test_discount[prices0-5]',
      'passed tests.test_prices::test_discount[prices1-0]',
      'passed tests.test_prices::test_plain',
    ]);
    expect(run.cases[2]).toMatchObject({
      path: 'tests/test_prices.py',
      message: 'ValueError: discount is a share, got 2',
    });
    expect(run.cases[2]?.frames?.[0]).toEqual({ path: 'shop/prices.py', line: 3 });
    expect(run.output).toContain('test_prices.py');
  });

  it.skipIf(!pytestWorks)('reads pytest in a shell line, with options that stop it early', LONG, async () => {
    project = await openProject('pytest');
    const run = await project.run('cd . && python3 -m pytest -q -x tests');
    expect(run.source).toBe('junit');
    expect(brief(run.cases)).toEqual([
      'failed tests.test_prices::test_discount[prices0-5]',
      'passed tests.test_prices::test_plain',
    ]);
  });

  it.skipIf(!pytestWorks)('runs the command as it is when the runner refuses the report', LONG, async () => {
    project = await openProject('pytest');
    const run = await project.run('python3 -m pytest -q -p no:junitxml');
    expect(run).toMatchObject({ source: 'text', counts: { passed: 2, failed: 2, skipped: 2, errors: 0 } });
  });

  it('reads unittest by its lines', LONG, async () => {
    project = await openProject('unittest');
    const run = await project.run();
    expect(run).toMatchObject({
      end: 'exited',
      exitCode: 1,
      source: 'text',
      counts: { passed: 1, failed: 2, skipped: 2, errors: 1 },
    });
    expect(brief(run.cases)).toEqual([
      'failed tests.test_add.TestAdd::test_add',
      'skipped tests.test_add.TestAdd::test_known',
      'skipped tests.test_add.TestAdd::test_later',
      'failed tests.test_add.TestAdd::test_many',
      'error tests.test_add.TestAdd::test_none',
      'passed tests.test_add.TestAdd::test_zero',
    ]);
    expect(run.cases[4]).toMatchObject({
      path: 'tests/test_add.py',
      frames: [{ path: 'calc/add.py', line: 2, function: 'add' }, {}],
    });
  });

  it('reads node:test behind a package script', LONG, async () => {
    project = await openProject('node-test');
    const run = await project.run();
    expect(run).toMatchObject({ exitCode: 1, source: 'json', command: { display: 'npm test', runner: 'node-test' } });
    expect(brief(run.cases)).toEqual([
      'error test/broken.test.js',
      'passed test/same.test.js::same name',
      'failed test/same.test.js::same name#2',
      'failed test/sum.test.js::parts > first',
      'passed test/sum.test.js::parts > second',
      'failed test/sum.test.js::sum > adds',
      'passed test/sum.test.js::sum > is 0 for none',
      'skipped test/sum.test.js::sum > later',
      'failed test/sum.test.js::sum > of no list > throws',
    ]);
    expect(run.cases[0]?.message).toContain('Cannot find module');
    expect(run.cases[8]?.frames?.[0]).toEqual({ path: 'src/sum.js', line: 2, function: 'sum' });
    expect(failureEvidence(run)[0]).toMatchObject({
      test: 'test/sum.test.js::sum > of no list > throws',
      path: 'test/sum.test.js',
    });
  });

  it('reads Vitest behind a package script through its JSON report', LONG, async () => {
    const modules = realpathSync('node_modules');
    const files = {
      'package.json': '{ "scripts": { "test": "vitest run --globals" } }',
      'a.spec.js': "describe('a', () => { it('fits', () => {}); it('fails', () => expect(1).toBe(2)); });\n",
    };
    project = await openProject(files, [modules]);
    symlinkSync(modules, join(project.directory, 'node_modules'));
    const run = await project.run();
    expect(run.output).toContain('1 failed');
    expect(brief(run.cases)).toEqual(['failed a.spec.js::a > fails', 'passed a.spec.js::a > fits']);
    expect(run).toMatchObject({ source: 'json', command: { runner: 'vitest', display: 'npm test' } });
  });

  it.skipIf(!has('go'))('reads go test through its events', LONG, async () => {
    project = await openProject('go');
    const run = await project.run();
    expect(run).toMatchObject({ end: 'exited', exitCode: 1, source: 'go-json' });
    expect(brief(run.cases)).toEqual([
      'passed inner.TestFine',
      'failed inner.TestPanics',
      'failed range.TestLast',
      'passed range.TestParts',
      'skipped range.TestParts/later',
      'passed range.TestParts/zero_value',
    ]);
    expect(run.cases[1]?.frames?.[0]).toEqual({ path: 'inner/inner.go', line: 3 });
    expect(run.cases[2]).toMatchObject({
      message: 'range_test.go:7: Last(3) = 3, want 2',
      frames: [{ path: 'range_test.go', line: 7 }],
    });
    expect(run.output).toContain('--- FAIL: TestLast');
  });

  it.skipIf(!has('cargo'))('reads cargo test by its lines', LONG, async () => {
    project = await openProject('cargo');
    const run = await project.run();
    expect(brief(run.cases)).toEqual([
      'passed api::adds',
      'failed doc src/lib.rs - add (line 3)',
      'failed tests::adds',
      'passed tests::panics',
      'skipped tests::slow',
      'passed tests::zero',
    ]);
    expect(run.cases[2]).toMatchObject({
      frames: [{ path: 'src/lib.rs', line: 17 }],
      message: expect.stringContaining('one and two'),
    });
  });

  it('reads TAP of a program that is no runner at all', LONG, async () => {
    const script = "console.log('TAP version 13\\nok 1 - a\\nnot ok 2 - b\\n1..2'); process.exitCode = 1;\n";
    project = await openProject({ 'check.js': script });
    const run = await project.run('node check.js');
    expect(run).toMatchObject({ source: 'tap', command: { runner: 'script' }, counts: { passed: 1, failed: 1 } });
  });

  it('cleans the output of colours and control characters', LONG, async () => {
    project = await openProject({ 'check.sh': "printf '\\033[31mred\\033[0m\\000\\r\\n1 passed in 0.1s\\n'\n" });
    const run = await project.run('sh check.sh');
    expect(run).toMatchObject({ output: 'red\n1 passed in 0.1s\n', counts: { passed: 1 } });
  });

  it('reads results before and after 50 MB of noise', LONG, async () => {
    const noise = "head -c 25000000 /dev/zero | tr '\\0' x; echo; head -c 25000000 /dev/zero";
    project = await openProject({ 'check.sh': `echo start; ${noise}; echo; echo '3 passed in 1.00s'\n` });
    const run = await project.run('sh check.sh');
    expect(run).toMatchObject({ end: 'exited', counts: { passed: 3 } });
    expect(run.output.length).toBeLessThan(70_000);
    expect(run.output.startsWith('start\n')).toBe(true);
  });

  it('says so when nothing shows that a test ran', LONG, async () => {
    project = await openProject({ 'check.sh': 'echo all tests passed\n' });
    expect(await project.run('sh check.sh')).toMatchObject({
      source: 'exit-code',
      exitCode: 0,
      cases: [],
      counts: { passed: 0 },
    });
  });

  it('tells a command that does not exist', LONG, async () => {
    project = await openProject({});
    expect(await project.run('no-such-runner --all')).toMatchObject({ end: 'not-started' });
    expect(await project.run('no-such-runner && true')).toMatchObject({ end: 'exited', exitCode: 127 });
  });
});

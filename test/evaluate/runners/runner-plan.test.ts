import { expect, test } from 'vitest';
import { javaTestCommand } from '../../../src/evaluate/java/java-test-command.ts';
import type { BugRecord } from '../../../src/evaluate/records/bug-record.ts';
import { quoteCommand } from '../../../src/evaluate/records/quote-command.ts';
import { runnerPlan } from '../../../src/evaluate/runners/runner-plan.ts';

const record: BugRecord = {
  id: 'bug',
  language: 'x',
  repo: 'a/b',
  buggy_commit: '',
  fix_commit: '',
  subject: '',
  src_files: [],
  test_files: ['test/one two.js'],
  runner: 'tap',
  fix_patch: '',
  failing_tests: [],
};

test('only the development packages that the tests load are installed, in the versions the project asks for', () => {
  const manifest = { dependencies: { needed: '^1' }, devDependencies: { tape: '^5.9.0', eslint: '^9' } };
  const plan = runnerPlan(record, { jars: [], read: () => JSON.stringify(manifest) });
  expect(plan.setupCommand).toContain("'needed@^1' 'tape@^5.9.0'");
  expect(plan.setupCommand).not.toContain('eslint');
  expect(plan.testCommand).toBe("node_modules/.bin/tape 'test/one two.js'");
});

test('TypeScript is bundled before its tests only where the project bundles', () => {
  const mocha = { ...record, runner: 'mocha-yargs-parser' as const };
  const read = (bundles: boolean) => (path: string) => (path === 'package.json' ? '{}' : bundles ? '' : undefined);
  expect(runnerPlan(mocha, { jars: [], read: read(true) }).testCommand).toContain('rollup -c && ');
  expect(runnerPlan(mocha, { jars: [], read: read(false) }).testCommand).not.toContain('rollup');
});

test('Java tests run on a class path inside the repository, with the runner last and plain', () => {
  const java = { ...record, runner: 'junit4' as const, base: 'core', test_files: ['T.java'], test_classes: ['p.$T'] };
  const plan = runnerPlan(java, { jars: ['/somewhere/junit-4.jar'], read: () => undefined });
  expect(plan.testCommand).toMatch(/^export JUNIT_CP=lib\/junit-4\.jar && mkdir -p out && javac /);
  expect(plan.testCommand).toContain('-sourcepath core/src/main/java:core/src/test/java T.java');
  expect(plan.testCommand).toMatch(/ && java -cp "out:\$JUNIT_CP" org\.junit\.runner\.JUnitCore 'p\.\$T'$/);
});

test('a shell line that is more than a chain of commands stays in a shell of its own', () => {
  expect(javaTestCommand([], [['sh', '-c', 'a; b']])).toContain("sh -c 'a; b'");
});

test('words are quoted so that a shell reads them back unchanged', () => {
  expect(quoteCommand(['a', "it's", '$x', ''])).toBe("a 'it'\\''s' '$x' ''");
});

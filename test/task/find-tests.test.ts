import { expect, it } from 'vitest';
import { openRepository } from '../../src/entry/wire.ts';
import { findTests } from '../../src/task/find-tests.ts';
import { scratchRepository } from '../adapters/git-cli/scratch-repository.ts';

const NODE = '{ "scripts": { "test": "node --test" } }';

async function foundIn(directory: string, testCommand?: string) {
  const repository = scratchRepository();
  repository.commit({
    'package.json': NODE,
    'src/deep/a.js': '',
    'tools/go.mod': 'module tools',
    'tools/a_test.go': 'package tools',
    'tools/src/a.go': 'package tools',
  });
  const git = await openRepository(repository.directory);
  const entries = await git.listTree(await git.resolve());
  const found = findTests(repository.directory, entries, { directory, ...(testCommand ? { testCommand } : {}) });
  return [found.folder, found.command?.display];
}

it.each([
  ['the top', '', ['', 'npm test']],
  ['a folder without tests of its own', 'src/deep', ['', 'npm test']],
  ['a project', 'tools', ['tools', 'go test ./...']],
  ['a folder of a project', 'tools/src', ['tools', 'go test ./...']],
  ['a folder that the commit does not have', 'build/out', ['', 'npm test']],
])('of %s', async (_what, directory, found) => {
  expect(await foundIn(directory)).toEqual(found);
});

it('runs a configured command where it was asked for, and none where none is wanted', async () => {
  expect(await foundIn('src/deep', 'make check')).toEqual(['src/deep', 'make check']);
  expect(await foundIn('build/out', 'make check')).toEqual(['', 'make check']);
  expect(await foundIn('src/deep', 'none')).toEqual(['src/deep', undefined]);
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SETTINGS } from '../../src/config/settings-schema.ts';
import { settingsTable } from '../../src/config/settings-table.ts';
import { VERSION } from '../../src/entry/version.ts';
import { ROOT, sourceFiles } from './source-files.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

test('the version in the code is that of the package', () => {
  expect(VERSION).toBe(JSON.parse(read('package.json')).version);
});

test('every runtime dependency is pinned exactly and explained in docs/dependencies.md', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const explained = read('docs/dependencies.md');
  for (const [name, version] of Object.entries(dependencies)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(explained, `${name} is not explained`).toContain(`\`${name}\``);
  }
});

test('the settings table of the README is the one made from the schema', () => {
  const readme = read('README.md');
  const [start, end] = ['<!-- settings -->', '<!-- end of settings -->'] as const;
  const made = `${readme.slice(0, readme.indexOf(start))}${start}\n\n${settingsTable()}\n\n${readme.slice(readme.indexOf(end))}`;
  if (process.env.UPDATE_GOLDEN) writeFileSync(join(ROOT, 'README.md'), made);
  else expect(readme).toBe(made);
});

test('the inputs of action.yml are those of the schema', () => {
  const { inputs } = parse(read('action.yml')) as { inputs: Record<string, unknown> };
  expect(Object.keys(inputs).sort()).toEqual(Object.keys(SETTINGS).sort());
});

test('decisions are numbered without a gap, and titled by their number', () => {
  const names = readdirSync(join(ROOT, 'docs/decisions')).sort();
  const numbers = names.map((_, at) => String(at + 1).padStart(4, '0'));
  expect(names.map((name) => name.slice(0, 4))).toEqual(numbers);
  const titles = names.map((name) => read(`docs/decisions/${name}`).slice(0, '# 0000: '.length));
  expect(titles).toEqual(numbers.map((number) => `# ${number}: `));
});

test('no source names a hosting site: the server is a setting', () => {
  expect(
    sourceFiles()
      .filter(({ text }) => /(?<!git-lfs\.)github\.com\b|githubusercontent/.test(text))
      .map(({ path }) => path),
  ).toEqual([]);
});

/** These build a child's environment from empty and take single names, such as PATH, from ours. */
const CHILD_ENVIRONMENTS = [
  'src/adapters/parse-pool/worker-process.ts',
  'src/evaluate/bench/bench-action.ts',
  'src/evaluate/repositories/run-git.ts',
];

test('the environment is read in entry only, and nowhere handed on whole', () => {
  const files = sourceFiles();
  const readers = files.filter(({ path, text }) => !path.startsWith('src/entry/') && /process\.env\b/.test(text));
  expect(readers.map(({ path }) => path)).toEqual(CHILD_ENVIRONMENTS);
  expect(files.filter(({ text }) => /\.\.\.process\.env\b(?!\.)/.test(text)).map(({ path }) => path)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { TaskError } from '../../src/domain/errors.ts';
import type { RepositoryIndex } from '../../src/domain/repository-index.ts';
import { indexRepository } from '../../src/stages/index/index-repository.ts';
import { FakeExtractor } from '../fakes/fake-extractor.ts';
import { type FakeEntry, FakeGit } from '../fakes/fake-git.ts';
import { SilentProgress } from '../fakes/silent-progress.ts';
import { parser } from './parsers.ts';

const wasm = await parser('wasm');

type ExtractorOptions = ConstructorParameters<typeof FakeExtractor>[1];

async function index(
  files: Readonly<Record<string, FakeEntry>>,
  options: ExtractorOptions & { readonly settings?: Parameters<typeof indexRepository>[2] } = {},
): Promise<RepositoryIndex> {
  const git = new FakeGit(new Map(Object.entries(files)));
  const extractor = new FakeExtractor(wasm, options);
  return indexRepository(git.commit, { git, extractor, progress: new SilentProgress() }, options.settings);
}

const reasons = ({ skipped }: RepositoryIndex): Readonly<Record<string, string>> =>
  Object.fromEntries(skipped.map(({ path, reason }) => [path, reason]));

describe('indexing a tree', () => {
  it('keeps every text file, in path order, each under its own language', async () => {
    const { files, byPath, skipped } = await index({
      'src/b.py': 'def b(): pass\n',
      'src/a.ts': 'export const a = 1;\n',
      'README.md': '# Words\n',
      'bin/run': '#!/usr/bin/env python3\ndef run(): pass\n',
      Makefile: 'all:\n\ttrue\n',
      'include/shape.h': 'namespace a { class B {}; }\n',
      'include/plain.h': 'int f(void);\n',
      'empty.py': '',
    });
    expect(
      files.map(({ path, language, units }) => [path, language, units.map(({ qualifiedName }) => qualifiedName)]),
    ).toEqual([
      ['Makefile', 'text', ['#1']],
      ['README.md', 'text', ['#1']],
      ['bin/run', 'python', ['#1', 'run']],
      ['empty.py', 'python', []],
      ['include/plain.h', 'c', ['f']],
      ['include/shape.h', 'cpp', ['a.B']],
      ['src/a.ts', 'typescript', ['#1', 'a']],
      ['src/b.py', 'python', ['b']],
    ]);
    expect(skipped).toEqual([]);
    expect([...byPath.values()]).toEqual(files);
  });

  it('lists what it leaves out, with the reason', async () => {
    const result = await index({
      'a/image.py': Buffer.from([0x89, 0x50, 0x00, 0x01]),
      'a/latin1.py': Buffer.from([0x73, 0x3d, 0xe9, 0x0a]),
      'a/shift-jis.py': Buffer.from([0x8a, 0xbf, 0x8e, 0x9a]),
      'a/utf16le.py': Buffer.from([0xff, 0xfe, 0x61, 0x00]),
      'a/utf16be.py': Buffer.from([0xfe, 0xff, 0x00, 0x61]),
      'b/huge.json': ' '.repeat(1_000_001),
      'b/bundle.js': 'x();'.repeat(5000),
      'c/weights.bin': 'version https://git-lfs.github.com/spec/v1\noid sha256:abc\nsize 12\n',
      'd/link': { symlink: '../../../etc/passwd' },
      'd/module': { submodule: 'a'.repeat(40) },
      'e/ok.py': '\u{feff}x = 1\n',
    });
    expect(reasons(result)).toEqual({
      'a/image.py': 'binary',
      'a/latin1.py': 'not-utf8',
      'a/shift-jis.py': 'not-utf8',
      'a/utf16be.py': 'not-utf8',
      'a/utf16le.py': 'not-utf8',
      'b/bundle.js': 'minified',
      'b/huge.json': 'too-large',
      'c/weights.bin': 'lfs-pointer',
      'd/link': 'symlink',
      'd/module': 'submodule',
    });
    expect(result.files.map(({ text }) => text)).toEqual(['\u{feff}x = 1\n']);
    expect(result.bytes).toBe(9);
  });

  it('keeps the text of a file its parser gave up on, and says so', async () => {
    const text = 'line\n'.repeat(90);
    const result = await index(
      { 'a.py': text, 'b.py': text, 'c.py': 'x = 1\n' },
      { fail: (seen) => (seen === text ? { ok: false, reason: 'parser-timeout' } : undefined) },
    );
    expect(reasons(result)).toEqual({ 'a.py': 'parser-timeout', 'b.py': 'parser-timeout' });
    expect(
      result.files.map(({ language, units }) => [
        language,
        units.map(({ kind, start, end }) => `${kind} ${start}-${end}`),
      ]),
    ).toEqual([
      ['text', ['window 1-40', 'window 41-80', 'window 81-90']],
      ['text', ['window 1-40', 'window 41-80', 'window 81-90']],
      ['python', ['module 1-1', 'constant 1-1']],
    ]);
  });

  it('stops at its limit of text and lists what it did not come to', async () => {
    const result = await index(
      { 'a.py': 'a = 1\n', 'b.py': 'b = 1\n', 'c.py': 'c = 1\n', 'd.py': 'd = 1\n' },
      { settings: { totalLimit: 12 } },
    );
    expect(result.files.map(({ path }) => path)).toEqual(['a.py', 'b.py']);
    expect(reasons(result)).toEqual({ 'c.py': 'limit', 'd.py': 'limit' });
  });

  it('parses a blob once that stands at several paths', async () => {
    const seen: string[] = [];
    const { files } = await index(
      { 'a.py': 'same = 1\n', 'b/a.py': 'same = 1\n', 'c.js': 'same = 1\n' },
      { fail: (text) => void seen.push(text) },
    );
    expect(seen.length).toBe(2);
    expect(files[0]?.units).toEqual(files[1]?.units);
  });

  it('gives the same bytes on any width and never hands over more texts than asked', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [`f${i}.py`, `def f${i}():\n    return g${i}()\n`]),
    );
    const results = await Promise.all(
      [1, 3, 16].map(async (width) => {
        const git = new FakeGit(new Map(Object.entries(files)));
        const extractor = new FakeExtractor(wasm, { width });
        const result = await indexRepository(git.commit, { git, extractor, progress: new SilentProgress() });
        expect(extractor.mostOpen).toBe(width);
        return JSON.stringify(result);
      }),
    );
    expect(new Set(results).size).toBe(1);
  });

  it('takes any name git can hold', async () => {
    const names = [
      '__proto__',
      'constructor',
      'a b/c"d.py',
      'new\nline.py',
      '-rf',
      'é.py',
      'e\u0301.py',
      '😀.py',
      'A.py',
      'a.py',
    ];
    const { files, byPath } = await index(
      Object.fromEntries(names.map((name) => [name, 'x = 1\n']).concat([['.git ', 'x']])),
    );
    expect(files.map(({ path }) => path)).toEqual([...names, '.git '].sort());
    expect(byPath.size).toBe(files.length);
  });

  it('tells whoever waits how far it is', async () => {
    const git = new FakeGit(Object.fromEntries(Array.from({ length: 120 }, (_, i) => [`${i}.txt`, 'x\n'])));
    const progress = new SilentProgress();
    await indexRepository(git.commit, { git, extractor: new FakeExtractor(wasm), progress });
    expect(progress.events.map(({ done, total }) => [done, total])).toEqual([
      [undefined, undefined],
      [50, 120],
      [100, 120],
      [120, 120],
    ]);
  });

  it('passes on that the parser is gone', async () => {
    const gone = new TaskError('parser-failed', 'gone');
    await expect(index({ 'a.py': 'x', 'b.py': 'y' }, { fail: () => gone })).rejects.toBe(gone);
  });

  it('believes the repository about what is generated or vendored', async () => {
    const { files } = await index({
      '.gitattributes':
        '# ours\n*.gen.ts linguist-generated\nvendor/** -linguist-vendored\n/api/*.py text linguist-generated=true\n',
      'a.gen.ts': '',
      'src/b.gen.ts': '',
      'vendor/a/own.go': '',
      'api/a.py': '',
      'api/v1/b.py': '',
      'dist/c.js': '',
    });
    expect(files.filter((file) => file.isSecondary).map(({ path }) => path)).toEqual([
      'a.gen.ts',
      'api/a.py',
      'dist/c.js',
      'src/b.gen.ts',
    ]);
  });

  it('gives an empty index of a tree without files', async () => {
    expect(await index({})).toMatchObject({ files: [], skipped: [], bytes: 0 });
  });
});

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openParsePool } from '../../../src/adapters/parse-pool/open-parse-pool.ts';
import { GRAMMARS } from '../../../src/adapters/tree-sitter/grammars.ts';
import { GRAMMAR_LANGUAGES } from '../../../src/domain/language.ts';
import { openExtractor } from '../../../src/entry/wire.ts';
import type { Extractor } from '../../../src/ports/extractor.ts';
import { fixtures, record } from '../../index/parsers.ts';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '../../..');
// The bundle must run from any folder, also one whose name a URL would escape.
const folder = mkdtempSync(join(tmpdir(), 'gebündelt mit # und 100% '));

beforeAll(async () => {
  mkdirSync(join(folder, 'grammars'));
  for (const { package: name, wasm } of Object.values(GRAMMARS)) {
    cpSync(join(dirname(require.resolve(`${name}/package.json`)), wasm), join(folder, 'grammars', wasm));
  }
  const runtime = require.resolve('web-tree-sitter/web-tree-sitter.wasm');
  cpSync(runtime, join(folder, 'grammars', 'web-tree-sitter.wasm'));
  // As scripts/build.mjs builds it: chunks in a folder below.
  await build({
    absWorkingDir: root,
    entryPoints: { 'parse-worker': 'src/entry/parse-worker.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    chunkNames: 'chunks/[name]-[hash]',
    external: ['tree-sitter', 'tree-sitter-*', '@tree-sitter-grammars/*'],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
    },
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

async function records(extractor: Extractor): Promise<readonly unknown[]> {
  const all = fixtures().map(async ({ language, text }) => extractor.extract(language, text));
  return Promise.all(all);
}

describe('the parse worker', () => {
  it('runs bundled, with no packages near, on the WASM grammars beside it', async () => {
    expect(existsSync(join(folder, 'chunks'))).toBe(true);
    const extractor = await openParsePool({
      worker: { file: join(folder, 'parse-worker.mjs'), execArgv: [] },
      width: 1,
    });
    try {
      expect(extractor.engine).toBe('wasm');
      const expected = await Promise.all(fixtures().map(({ language, text }) => record(language, text, 'wasm')));
      expect(await records(extractor)).toEqual(expected.map((one) => ({ ok: true, record: one })));
    } finally {
      await extractor.close();
    }
  });

  it('runs from source on the native engine, and gives the same on any width', async () => {
    const one = await openExtractor({ width: 1 });
    const three = await openExtractor({ width: 3 });
    try {
      expect([one.engine, three.engine]).toEqual(['native', 'native']);
      expect(JSON.stringify(await records(three))).toBe(JSON.stringify(await records(one)));
      expect(await one.countSyntaxErrors('python', 'def f(:\n')).toBeGreaterThan(0);
      expect(await one.countSyntaxErrors('python', 'def f(): pass\n')).toBe(0);
    } finally {
      await Promise.all([one.close(), three.close()]);
    }
  });

  it('marks nesting without end, and goes on', async () => {
    const extractor = await openExtractor({ width: 1 });
    try {
      const nested = `${'function f() {'.repeat(100_000)}${'}'.repeat(100_000)}`;
      const ends = await Promise.all([
        extractor.extract('javascript', nested),
        extractor.extract('javascript', '\0\0\u{d800}'),
        extractor.extract('javascript', 'function after() {}'),
      ]);
      expect(ends.map((end) => (end.ok ? end.record.units.map(({ name }) => name) : end.reason))).toEqual([
        'too-deep',
        expect.any(Array),
        ['after'],
      ]);
    } finally {
      await extractor.close();
    }
  });

  it('has every grammar of the language list in the bundle', () => {
    const files = readdirSync(join(folder, 'grammars'));
    expect(GRAMMAR_LANGUAGES.filter((language) => !files.includes(GRAMMARS[language].wasm))).toEqual([]);
  });
});

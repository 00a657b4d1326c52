// Builds dist/, or the folder named as argument: one ESM bundle per entry with shared chunks, and the grammars' own WASM files beside it.
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
const require = createRequire(import.meta.url);

rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, 'grammars'), { recursive: true });

await build({
  absWorkingDir: root,
  entryPoints: {
    vital: 'src/entry/cli.ts',
    action: 'src/entry/action-main.ts',
    'parse-worker': 'src/entry/parse-worker.ts',
  },
  outdir: dist,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  charset: 'utf8',
  legalComments: 'none',
  chunkNames: 'chunks/[name]-[hash]',
  loader: { '.txt': 'text' },
  // Native tree-sitter and the in-process model library are found at run time where they are installed, or not used.
  external: ['tree-sitter', 'tree-sitter-*', '@tree-sitter-grammars/*', 'node-llama-cpp'],
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
  },
});

const grammarPackages = readdirSync(join(root, 'node_modules')).filter((name) => /^tree-sitter-(?!cli)/.test(name));
for (const name of [...grammarPackages, '@tree-sitter-grammars/tree-sitter-kotlin']) {
  const folder = dirname(require.resolve(`${name}/package.json`));
  for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.wasm'))) {
    cpSync(join(folder, file), join(dist, 'grammars', file));
  }
}
cpSync(require.resolve('web-tree-sitter/web-tree-sitter.wasm'), join(dist, 'grammars', 'web-tree-sitter.wasm'));

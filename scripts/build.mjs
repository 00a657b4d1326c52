// Builds dist/, or the folder named as argument: one ESM bundle per entry with shared chunks, and the grammars' own WASM files beside it.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
const require = createRequire(import.meta.url);

rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, 'grammars'), { recursive: true });

const { metafile } = await build({
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
  // The notices stand in LICENSES.txt, once a package.
  legalComments: 'none',
  metafile: true,
  chunkNames: 'chunks/[name]-[hash]',
  loader: { '.txt': 'text' },
  // Native tree-sitter and the in-process model library are found at run time where they are installed, or not used.
  external: ['tree-sitter', 'tree-sitter-*', '@tree-sitter-grammars/*', 'node-llama-cpp'],
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
  },
});

const grammarPackages = readdirSync(join(root, 'node_modules')).filter((name) => /^tree-sitter-(?!cli)/.test(name));
const grammarFolders = [...grammarPackages, '@tree-sitter-grammars/tree-sitter-kotlin'].map((name) =>
  dirname(require.resolve(`${name}/package.json`)),
);
for (const folder of grammarFolders) {
  for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.wasm'))) {
    cpSync(join(folder, file), join(dist, 'grammars', file));
  }
}
cpSync(require.resolve('web-tree-sitter/web-tree-sitter.wasm'), join(dist, 'grammars', 'web-tree-sitter.wasm'));

/** Folder of the package a bundled file belongs to; undefined for our own. */
const packageFolder = (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];

const bundled = Object.keys(metafile.inputs).map(packageFolder).filter(Boolean);
const folders = [...bundled.map((folder) => join(root, folder)), ...grammarFolders];
writeFileSync(join(dist, 'LICENSES.txt'), [...new Set(folders.map(notice))].sort().join('\n'));

/** Whose a package is and on what terms, in its own words where it has them. */
function notice(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const owner = typeof author === 'string' ? author : (author?.name ?? '');
  return `== ${name} ${version} (${license})\n\n${texts.join('\n\n') || `No licence file in the package. ${owner}`.trim()}\n`;
}

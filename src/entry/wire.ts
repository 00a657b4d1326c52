import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PoolSettings } from '../adapters/parse-pool/open-parse-pool.ts';
import type { ParsingWork } from '../adapters/parse-pool/serve-parsing.ts';
import type { WorkerCommand } from '../adapters/parse-pool/worker-process.ts';
import type { ParserEngine } from '../domain/repository-index.ts';
import type { Extractor } from '../ports/extractor.ts';
import type { SyntaxParser } from '../ports/syntax.ts';

// Each function loads only what it needs: a parser worker must not pay for the model or for GitHub.

/** A parser in this process, for the worker and for measuring. */
export async function loadParser(engine?: ParserEngine): Promise<SyntaxParser> {
  const { loadSyntaxParser } = await import('../adapters/tree-sitter/load-parser.ts');
  return loadSyntaxParser(engine);
}

/** The worker's side of the extractor. */
export async function serveParsing(work: ParsingWork): Promise<void> {
  const { serveParsing: serve } = await import('../adapters/parse-pool/serve-parsing.ts');
  serve(work);
}

/** The extractor of a run: parsing in processes of its own, one for each core. Close it when done. */
export async function openExtractor(settings: Omit<PoolSettings, 'worker'> = {}): Promise<Extractor> {
  const { openParsePool } = await import('../adapters/parse-pool/open-parse-pool.ts');
  return openParsePool({ ...settings, worker: parseWorker() });
}

/** From source the worker is TypeScript and needs the loader; in the bundle it lies beside us or one folder up. */
function parseWorker(): WorkerCommand {
  const here = dirname(fileURLToPath(import.meta.url));
  const source = join(here, 'parse-worker.ts');
  if (existsSync(source)) {
    const loader = createRequire(import.meta.url).resolve('tsx');
    return { file: source, execArgv: ['--import', pathToFileURL(loader).href] };
  }
  const beside = join(here, 'parse-worker.js');
  return { file: existsSync(beside) ? beside : join(dirname(here), 'parse-worker.js'), execArgv: [] };
}

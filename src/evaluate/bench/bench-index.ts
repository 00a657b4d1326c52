import type { RepositoryIndex } from '../../domain/repository-index.ts';
import type { SyntaxParser } from '../../ports/syntax.ts';
import { indexRepository } from '../../stages/index/index-repository.ts';
import type { OpenRun } from '../evaluation-ports.ts';
import type { Figure } from './figure.ts';

const MB = 1_000_000;

export interface IndexMeasurement {
  readonly index: RepositoryIndex;
  /** The first index of this program, with the start of the parser processes. */
  readonly firstSeconds: number;
  readonly warmSeconds: number;
}

/** Indexes the checked-out commit twice. */
export async function benchIndex(ports: OpenRun): Promise<IndexMeasurement> {
  const commit = await ports.git.resolve();
  const { clock } = ports;
  const start = clock.seconds();
  const index = await indexRepository(commit, ports);
  const between = clock.seconds();
  await indexRepository(commit, ports);
  return { index, firstSeconds: between - start, warmSeconds: clock.seconds() - between };
}

/**
 * Bytes parsed in a second by indexing, against bare parsing of the same files, one after the other, in this process.
 * The index's time includes reading the tree from git and the files without a grammar; their bytes do not count.
 */
export async function compareWithParsing(
  { index, firstSeconds, warmSeconds }: IndexMeasurement,
  parser: SyntaxParser,
  { clock, extractor }: OpenRun,
): Promise<readonly Figure[]> {
  const bare = await timeParsing(index, parser, clock);
  const detail = `${bare.files} files with a grammar, ${(bare.bytes / MB).toFixed(1)} MB; ${index.files.length} files, ${(index.bytes / MB).toFixed(1)} MB in all, ${index.skipped.length} skipped; ${extractor.width} texts under way, ${index.engine}`;
  const speed = (seconds: number): number => bare.bytes / MB / Math.max(seconds, 1e-6);
  const baseline = { name: 'bare parsing of the same files, one thread', value: speed(bare.seconds) };
  const whole = { name: 'bare parsing, one thread', value: bare.seconds };
  return [
    { name: 'index, first time', value: speed(firstSeconds), unit: 'MB/s', baseline, detail },
    { name: 'index, workers warm', value: speed(warmSeconds), unit: 'MB/s', baseline },
    { name: 'index, seconds', value: firstSeconds, unit: 's', baseline: whole },
  ];
}

/** The second pass is timed: by then every grammar is loaded. */
async function timeParsing(index: RepositoryIndex, parser: SyntaxParser, clock: OpenRun['clock']) {
  const pass = async () => {
    let [bytes, files] = [0, 0];
    for (const { language, text } of index.files) {
      if (language === 'text') continue;
      (await parser.parse(language, text)).free();
      bytes += Buffer.byteLength(text);
      files += 1;
    }
    return { bytes, files };
  };
  await pass();
  const start = clock.seconds();
  const parsed = await pass();
  return { ...parsed, seconds: Math.max(clock.seconds() - start, 1e-6) };
}

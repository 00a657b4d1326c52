import type { RepositoryIndex } from '../../domain/repository-index.ts';
import type { SyntaxParser } from '../../ports/syntax.ts';
import { indexRepository } from '../../stages/index/index-repository.ts';
import type { OpenRun } from '../evaluation-ports.ts';
import type { Figure } from './figure.ts';

const MB = 1_000_000;

export interface IndexMeasurement {
  readonly index: RepositoryIndex;
  readonly figures: readonly Figure[];
}

/** Bytes indexed in a second, against bare parsing of the same files, one after the other, in this process. */
export async function benchIndex(ports: OpenRun, parser: SyntaxParser): Promise<IndexMeasurement> {
  const commit = await ports.git.resolve();
  const first = await timed(ports, () => indexRepository(commit, ports));
  const again = await timed(ports, () => indexRepository(commit, ports));
  const index = first.value;
  const raw = await timeParsing(index, parser, ports);
  const detail = `${index.files.length} files, ${(index.bytes / MB).toFixed(1)} MB, ${index.skipped.length} skipped, ${ports.extractor.width} workers, ${index.engine}`;
  const baseline = { name: `bare parsing of ${raw.files} files, one thread`, value: raw.bytes / MB / raw.seconds };
  const speed = (seconds: number) => index.bytes / MB / seconds;
  return {
    index,
    figures: [
      { name: 'index, first time', value: speed(first.seconds), unit: 'MB/s', baseline, detail },
      { name: 'index, workers warm', value: speed(again.seconds), unit: 'MB/s', baseline },
    ],
  };
}

async function timed<T>({ clock }: OpenRun, work: () => Promise<T>) {
  const start = clock.seconds();
  const value = await work();
  return { value, seconds: clock.seconds() - start };
}

/** The second pass is timed: by then every grammar is loaded. */
async function timeParsing(index: RepositoryIndex, parser: SyntaxParser, { clock }: OpenRun) {
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

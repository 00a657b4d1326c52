import type { TaskQuery } from '../../domain/evidence.ts';
import type { RepositoryIndex } from '../../domain/repository-index.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Tokenizer } from '../../ports/tokenizer.ts';
import { buildRetrievalIndex } from '../../stages/retrieve/build-retrieval-index.ts';
import { retrieveViews } from '../../stages/retrieve/retrieve-views.ts';
import { allocateDefault } from '../../task/gather-evidence.ts';
import { type Figure, quantile } from './figure.ts';

const QUERIES = 60;
const BUDGET = 4096;

/** Seconds from a question to its allocated context, on an index that is there; against looking for the words in every file. */
export function benchQueries(
  index: RepositoryIndex,
  { clock, tokenizer }: { readonly clock: Clock; readonly tokenizer: Tokenizer },
): readonly Figure[] {
  const built = clock.seconds();
  const searchable = buildRetrievalIndex(index);
  const buildSeconds = clock.seconds() - built;
  const queries = makeQueries(index);
  const scans = queries.map((query) => secondsOf(clock, () => scan(index, query.text)));
  const answers = queries.map((query) =>
    secondsOf(clock, () => {
      const retrieval = retrieveViews(query, searchable);
      const evidence = { query, index, searchable, retrieval, targets: [], targetTests: undefined };
      allocateDefault(evidence, { tokenizer, budget: BUDGET });
    }),
  );
  const row = (name: string, share: number): Figure => ({
    name,
    value: 1000 * quantile(answers, share),
    unit: 'ms',
    baseline: { name: 'a scan of every file for the same words', value: 1000 * quantile(scans, share) },
    detail: `${queries.length} queries, ${BUDGET} tokens, ${tokenizer.name}`,
  });
  return [
    row('query to context, p50', 0.5),
    row('query to context, p95', 0.95),
    {
      name: 'search structures',
      value: 1000 * buildSeconds,
      unit: 'ms',
      baseline: { name: 'one such scan', value: 1000 * quantile(scans, 0.5) },
    },
  ];
}

/** Questions made from the repository's own functions, evenly spread over it: their words and the first line of their doc. */
function makeQueries(index: RepositoryIndex): readonly TaskQuery[] {
  const units = index.files.flatMap((file) =>
    file.units.filter(({ kind }) => kind === 'function' || kind === 'method'),
  );
  const step = Math.max(1, Math.floor(units.length / QUERIES));
  return units
    .filter((_, at) => at % step === 0)
    .slice(0, QUERIES)
    .map((unit) => ({ text: `Fix ${unit.name}: ${unit.doc.split('\n')[0] || unit.signature}`, failures: [] }));
}

function scan(index: RepositoryIndex, text: string): number {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]{3,}/gu) ?? [];
  return index.files.filter((file) => {
    const content = file.text.toLowerCase();
    return words.some((word) => content.includes(word));
  }).length;
}

function secondsOf(clock: Clock, work: () => void): number {
  const start = clock.seconds();
  work();
  return clock.seconds() - start;
}

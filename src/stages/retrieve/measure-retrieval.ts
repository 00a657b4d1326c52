import type { TaskQuery } from '../../domain/evidence.ts';
import type { RepositoryIndex } from '../../domain/repository-index.ts';
import type { Clock } from '../../ports/clock.ts';
import { buildRetrievalIndex } from './build-retrieval-index.ts';
import { retrieveViews } from './retrieve-views.ts';

/** What one tree costs: seconds to build, and per query from task to ranked views. */
export interface RetrievalCost {
  readonly units: number;
  readonly terms: number;
  readonly postings: number;
  readonly edges: number;
  readonly buildSeconds: number;
  /** In the order of the queries. */
  readonly querySeconds: readonly number[];
}

export function measureRetrieval(index: RepositoryIndex, queries: readonly TaskQuery[], clock: Clock): RetrievalCost {
  const began = clock.seconds();
  const built = buildRetrievalIndex(index);
  const buildSeconds = clock.seconds() - began;
  const querySeconds = queries.map((query) => {
    const asked = clock.seconds();
    retrieveViews(query, built);
    return clock.seconds() - asked;
  });
  return {
    units: built.table.units.length,
    terms: built.postings.terms.size,
    postings: built.postings.unitOf.length,
    edges: built.edges.count,
    buildSeconds,
    querySeconds,
  };
}

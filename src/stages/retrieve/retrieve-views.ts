import type { TaskQuery } from '../../domain/evidence.ts';
import type { RankedUnit, Retrieval } from '../../domain/retrieval.ts';
import type { RetrievalIndex } from './build-retrieval-index.ts';
import { type ExplainedCandidate, gatherCandidates } from './candidates/gather-candidates.ts';
import { readTask } from './candidates/task-evidence.ts';
import { renderViews } from './views/render-views.ts';

/** Ranked views and units for a task. A task that matches nothing gives empty lists. */
export function retrieveViews(query: TaskQuery, index: RetrievalIndex): Retrieval {
  const task = readTask(query, index);
  const { ranked, lexical } = gatherCandidates(task);
  return {
    views: renderViews({ index, units: ranked, terms: task.terms, lexical }),
    units: ranked.flatMap((candidate) => rankedUnit(index, candidate)),
    stopIdentifiers: index.stopIdentifiers,
    idf: index.idf,
  };
}

function rankedUnit(index: RetrievalIndex, candidate: ExplainedCandidate): readonly RankedUnit[] {
  const ref = index.table.units[candidate.unit];
  if (!ref) return [];
  const { score, isNamed: named, frameDepth, reason, signals } = candidate;
  return [{ ref, score, named, frameDepth, namedByFailingTest: signals.has('failing'), reason }];
}

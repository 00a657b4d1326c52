import type { TaskQuery, View } from '../domain/evidence.ts';
import type { FrozenTask } from '../domain/frozen-task.ts';
import type { AllocatedContext } from '../domain/portfolio.ts';
import type { Target } from '../domain/program.ts';
import type { RepositoryIndex } from '../domain/repository-index.ts';
import type { Retrieval } from '../domain/retrieval.ts';
import type { TestRun } from '../domain/verdict.ts';
import type { Tokenizer } from '../ports/tokenizer.ts';
import { allocateContext } from '../stages/allocate/allocate-context.ts';
import { type AllocationSettings, PAPER_SETTINGS } from '../stages/allocate/allocation-settings.ts';
import { chooseTargets } from '../stages/generate/choose-targets.ts';
import { buildRetrievalIndex, type RetrievalIndex } from '../stages/retrieve/build-retrieval-index.ts';
import { definitionResolver } from '../stages/retrieve/resolve-definition.ts';
import { retrieveAuthorityViews } from '../stages/retrieve/retrieve-authority-views.ts';
import { retrieveViews } from '../stages/retrieve/retrieve-views.ts';
import { failureEvidence } from '../stages/verify/failure-evidence.ts';
import { namedTests } from '../stages/verify/named-tests.ts';

/** Ranked evidence for one task on one tree, before any of it is given a place. */
export interface Evidence {
  readonly query: TaskQuery;
  readonly index: RepositoryIndex;
  readonly searchable: RetrievalIndex;
  readonly retrieval: Retrieval;
  /** Failing tests the task names, if it names any. */
  readonly targetTests: readonly string[] | undefined;
  /** What could be changed, best first. */
  readonly targets: readonly Target[];
}

export function gatherEvidence(task: FrozenTask, index: RepositoryIndex, before: TestRun | undefined): Evidence {
  const text = task.text.untrusted;
  const targetTests = before && namedTests(text, before);
  const query: TaskQuery = { text, failures: before ? failureEvidence(before, index, targetTests) : [] };
  const searchable = buildRetrievalIndex(index);
  const retrieval = retrieveViews(query, searchable);
  return { query, index, searchable, retrieval, targetTests, targets: chooseTargets(retrieval, query) };
}

/** What a portfolio is held to; the rest is as in the paper, objects told apart by their exact symbols. */
export interface EvidenceLimits extends Partial<Pick<AllocationSettings, 'mode' | 'select'>> {
  readonly tokenizer: Tokenizer;
  /** B, in tokens of the tokenizer. */
  readonly budget: number;
}

/** The default portfolio: relevance order. */
export function allocateDefault(evidence: Evidence, limits: EvidenceLimits): AllocatedContext {
  return allocate(evidence, evidence.retrieval.views, limits);
}

/** A budget too small for any evidence is allowed and must not pass unnoticed. */
export function budgetNotes({ budget, used, portfolio }: AllocatedContext): readonly string[] {
  if (used > 0 || portfolio.length === 0) return [];
  const tokens = budget === 1 ? '1 token' : `${budget} tokens`;
  return [`A budget of ${tokens} holds none of the ${portfolio.length} objects found; 4096 is usual.`];
}

/** The alternative portfolio: structural authority around the target (imports, calls, members, callers, tests). */
export function allocateAlternative(evidence: Evidence, target: Target, limits: EvidenceLimits): AllocatedContext {
  return allocate(evidence, retrieveAuthorityViews(target, evidence.query, evidence.searchable), limits);
}

export function allocate(
  evidence: Evidence,
  views: readonly View[],
  { tokenizer, ...limits }: EvidenceLimits,
): AllocatedContext {
  const settings: AllocationSettings = { ...PAPER_SETTINGS, key: 'symbol', ...limits };
  return allocateContext(views, evidence.query.text, settings, {
    tokenizer,
    resolve: definitionResolver(evidence.index),
    stopIdentifiers: evidence.retrieval.stopIdentifiers,
    idf: evidence.retrieval.idf,
  });
}

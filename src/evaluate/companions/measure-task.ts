import { objectId, type View } from '../../domain/evidence.ts';
import type { UnitRef } from '../../domain/symbol.ts';
import { PAPER_SETTINGS } from '../../stages/allocate/allocation-settings.ts';
import { companionGate } from '../../stages/allocate/companion-gate.ts';
import { type Candidate, quotientViews } from '../../stages/allocate/quotient-views.ts';
import { type CompanionGate, selectPortfolio } from '../../stages/allocate/select-portfolio.ts';
import { termReader } from '../../stages/allocate/terms.ts';
import { buildRetrievalIndex, type RetrievalIndex } from '../../stages/retrieve/build-retrieval-index.ts';
import { stopIdentifiers } from '../../stages/retrieve/lexical/name-statistics.ts';
import { retrieveViews } from '../../stages/retrieve/retrieve-views.ts';
import { codeLanguages } from '../../stages/retrieve/unit-table.ts';
import type { OpenTask } from './hide-body.ts';
import { type NearFile, nearFile, poolSize, poolViews } from './pools.ts';
import { COMPANION_SETTINGS, type CompanionSetting, isProductRule } from './settings.ts';

interface CompanionOutcome {
  /** An object qualifies as companion (VITAL-RAG Eq. 3). */
  readonly eligible: boolean;
  /** An object outside the core stands in the file of a core object, whatever it says. */
  readonly ungated: boolean;
}

export interface MeasuredTask {
  /** One for each of `COMPANION_SETTINGS`. */
  readonly outcomes: readonly CompanionOutcome[];
  /** What the companion of the product's rule shares with the task; empty without one. */
  readonly shared: readonly string[];
}

/** Retrieves evidence for one function and looks for a companion by every reading of the rule. */
export function measureTask(task: OpenTask, path: string): MeasuredTask {
  const index = buildRetrievalIndex(task.index);
  const retrieval = retrieveViews({ text: task.query, failures: [] }, index);
  const search = { views: withoutFocal(retrieval.views, task, path), near: nearFile(index, path) };
  const gateOf = gateMaker(task.query, index);
  let shared: readonly string[] = [];
  const outcomes = COMPANION_SETTINGS.map((setting): CompanionOutcome => {
    const candidates = candidatesOf(setting, search);
    const gate = gateOf(setting);
    const companion = companionOf(candidates, gate);
    if (companion && isProductRule(setting)) shared = gate(companion);
    return { eligible: companion !== undefined, ungated: companionOf(candidates, undefined) !== undefined };
  });
  return { outcomes, shared };
}

function withoutFocal(views: readonly View[], { index, focal }: OpenTask, path: string): readonly View[] {
  const file = index.files.find((one) => one.path === path);
  const own = new Set(file ? focal.map((unit) => objectId({ file, unit } satisfies UnitRef)) : []);
  return views.filter(({ object }) => object === undefined || !own.has(object));
}

function candidatesOf(
  { pool, key }: CompanionSetting,
  { views, near }: { readonly views: readonly View[]; readonly near: NearFile },
): readonly Candidate[] {
  return quotientViews(poolViews(views, pool, near), key).slice(0, poolSize(pool));
}

function gateMaker(query: string, index: RetrievalIndex) {
  return ({ terms, stopShare }: CompanionSetting) => {
    const stop = stopIdentifiers(index.postings, codeLanguages(index.table), stopShare);
    return companionGate(query, { readTerms: termReader(terms, stop), idf: index.idf });
  };
}

function companionOf(candidates: readonly Candidate[], gate: CompanionGate): Candidate | undefined {
  const last = selectPortfolio(candidates, PAPER_SETTINGS.slots, gate).chosen.at(-1);
  return last?.role === 'companion' ? last.candidate : undefined;
}

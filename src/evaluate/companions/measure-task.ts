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
import { nearFile, poolSize, poolViews } from './pools.ts';
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
  const views = withoutFocal(retrieval.views, task, path);
  const near = nearFile(index, path);
  const contestOf = remember(
    ({ pool, key }) => `${pool} ${key}`,
    ({ pool, key }) => {
      const candidates = quotientViews(poolViews(views, pool, near), key).slice(0, poolSize(pool));
      return { candidates, ungated: companionOf(candidates, undefined) !== undefined };
    },
  );
  const gateOf = remember(
    ({ terms, stopShare }) => `${terms} ${stopShare}`,
    (setting) => gateFor(setting, task.query, index),
  );
  let shared: readonly string[] = [];
  const outcomes = COMPANION_SETTINGS.map((setting): CompanionOutcome => {
    const { candidates, ungated } = contestOf(setting);
    const gate = gateOf(setting);
    const companion = companionOf(candidates, gate);
    if (companion && isProductRule(setting)) shared = gate(companion);
    return { eligible: companion !== undefined, ungated };
  });
  return { outcomes, shared };
}

/** Settings that agree in what a value depends on share it. */
function remember<T>(
  keyOf: (setting: CompanionSetting) => string,
  make: (setting: CompanionSetting) => T,
): (setting: CompanionSetting) => T {
  const made = new Map<string, T>();
  return (setting) => {
    const key = keyOf(setting);
    const value = made.get(key) ?? make(setting);
    made.set(key, value);
    return value;
  };
}

function withoutFocal(views: readonly View[], { index, focal }: OpenTask, path: string): readonly View[] {
  const file = index.files.find((one) => one.path === path);
  const own = new Set(file ? focal.map((unit) => objectId({ file, unit } satisfies UnitRef)) : []);
  return views.filter(({ object }) => object === undefined || !own.has(object));
}

function gateFor({ terms, stopShare }: CompanionSetting, query: string, index: RetrievalIndex) {
  const stop = stopIdentifiers(index.postings, codeLanguages(index.table), stopShare);
  return companionGate(query, { readTerms: termReader(terms, stop), idf: index.idf });
}

function companionOf(candidates: readonly Candidate[], gate: CompanionGate): Candidate | undefined {
  const last = selectPortfolio(candidates, PAPER_SETTINGS.slots, gate).chosen.at(-1);
  return last?.role === 'companion' ? last.candidate : undefined;
}

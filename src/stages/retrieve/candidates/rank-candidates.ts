import type { UnitRef } from '../../../domain/symbol.ts';
import { isTestCode, type UnitTable } from '../unit-table.ts';
import { type Candidate, SIGNALS, type Signal } from './candidate-pool.ts';

/**
 * Weights of the linear ranker. A unit the task names, points at by line or fails in outranks the best lexical hit;
 * structure alone (an import, a call) never does, it orders units the words cannot tell apart.
 */
const WEIGHTS: Readonly<Record<Signal, number>> = {
  lexical: 1,
  name: 1.2,
  word: 0.15,
  line: 1.5,
  path: 0.5,
  frame: 1,
  failing: 0.6,
  literal: 0.7,
  imported: 0.15,
  call: 0.2,
  tests: 0.1,
};

/** Factor for tests and for generated or vendored code that the task does not name. */
const ASIDE = 0.2;

const PROSE = 0.4;
/** A head with this share of comment is a page of documentation or a licence. */
const MOSTLY = 0.6;
/** The index cuts a longer comment. */
const LONGEST_DOC = 8000;

export interface RankedCandidate extends Candidate {
  readonly score: number;
  /** The task names it, its file, or a line inside it. */
  readonly isNamed: boolean;
}

/** By score, then path and position: a total order. */
export function rankCandidates(table: UnitTable, candidates: readonly Candidate[]): readonly RankedCandidate[] {
  return candidates.map((candidate) => rate(table, candidate)).sort((a, b) => b.score - a.score || a.unit - b.unit);
}

function rate(table: UnitTable, candidate: Candidate): RankedCandidate {
  const { signals, unit } = candidate;
  let sum = 0;
  for (const signal of SIGNALS) sum += WEIGHTS[signal] * (signals.get(signal)?.value ?? 0);
  const isNamed = signals.has('name') || signals.has('line');
  const isKept = isNamed || signals.has('path');
  const ref = table.units[unit];
  return {
    ...candidate,
    score: ref ? sum * prior(ref) * (isKept ? 1 : aside(ref)) : 0,
    isNamed,
  };
}

function aside(ref: UnitRef): number {
  return (isTestCode(ref) ? ASIDE : 1) * (ref.file.isSecondary ? ASIDE : 1);
}

/** Heads and prose hold words of everything and are rarely what a code task is about. */
function prior({ unit }: UnitRef): number {
  if (unit.kind === 'window') return PROSE;
  if (unit.kind !== 'module') return 1;
  const length = Math.min(unit.endOffset - unit.startOffset, LONGEST_DOC);
  return unit.doc.length > MOSTLY * length ? PROSE : 0.7;
}

/** The two signals that weighed most, in words. */
export function strongestReasons({ signals }: Candidate): string {
  const weighed = SIGNALS.flatMap((signal) => {
    const evidence = signals.get(signal);
    return evidence ? [{ weight: WEIGHTS[signal] * evidence.value, reason: evidence.reason }] : [];
  });
  // Stable: equal weights keep the order of SIGNALS.
  weighed.sort((a, b) => b.weight - a.weight);
  return weighed
    .slice(0, 2)
    .map(({ reason }) => reason)
    .join('; ');
}

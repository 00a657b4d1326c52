import { type Choice, type Choices, passOver, rankOf } from './choices.ts';
import { fibreOf } from './object-key.ts';
import type { Candidate } from './quotient-views.ts';

/** What a companion shares with the task; empty means it does not qualify. Undefined admits every one of the fibre. */
export type CompanionGate = ((candidate: Candidate) => readonly string[]) | undefined;

/**
 * VITAL-RAG steps 3 to 5 over candidates in rank order: K − 1 core objects, then one companion from the file of a core
 * object (Eq. 3), else the best that is left. The companion stands last, where the floor of Eq. 4 protects it (D-10).
 */
export function selectPortfolio(candidates: readonly Candidate[], slots: number, gate: CompanionGate): Choices {
  const coreSize = Math.min(slots - 1, candidates.length);
  const core = candidates.slice(0, coreSize).map((candidate) => coreChoice(candidate, candidates.length));
  const rest = candidates.slice(coreSize);
  const fibres = firstOfEachFibre(core);
  const companion = findCompanion(rest, fibres, gate);
  const last = companion.choice ?? fallback(rest[0], candidates.length);
  const chosen = last === undefined ? core : [...core, last];
  const explain = (candidate: Candidate): string => {
    const place = rankOf(candidate, candidates.length);
    if (companion.unrelated.has(candidate)) {
      return `${place}, in the file of a core object but sharing no identifier with the task`;
    }
    const outranks = last !== undefined && candidate.rank < last.candidate.rank;
    return outranks ? `${place}, the last position went to a companion` : `${place}, all ${slots} positions taken`;
  };
  return { ranked: candidates, chosen, passedOver: passOver(candidates, chosen, explain) };
}

function coreChoice(candidate: Candidate, total: number): Choice {
  return { candidate, role: 'core', why: rankOf(candidate, total) };
}

function fallback(candidate: Candidate | undefined, total: number): Choice | undefined {
  if (candidate === undefined) return undefined;
  return { candidate, role: 'fallback', why: `${rankOf(candidate, total)}, no companion qualified` };
}

/** The best core object of each file, which a companion is reported to accompany. */
function firstOfEachFibre(core: readonly Choice[]): ReadonlyMap<string, Candidate> {
  const first = new Map<string, Candidate>();
  for (const { candidate } of core) {
    const fibre = fibreOf(candidate.representative);
    if (!first.has(fibre)) first.set(fibre, candidate);
  }
  return first;
}

interface CompanionSearch {
  readonly choice: Choice | undefined;
  /** Candidates of a core file that were looked at and share nothing with the task. */
  readonly unrelated: ReadonlySet<Candidate>;
}

function findCompanion(
  rest: readonly Candidate[],
  fibres: ReadonlyMap<string, Candidate>,
  gate: CompanionGate,
): CompanionSearch {
  const unrelated = new Set<Candidate>();
  for (const candidate of rest) {
    const core = fibres.get(fibreOf(candidate.representative));
    if (core === undefined) continue;
    const shared = gate?.(candidate);
    if (shared?.length === 0) unrelated.add(candidate);
    else return { choice: companionChoice(candidate, core, shared), unrelated };
  }
  return { choice: undefined, unrelated };
}

function companionChoice(candidate: Candidate, core: Candidate, shared: readonly string[] | undefined): Choice {
  const { name, start } = core.representative;
  const names = shared ? `, shares ${shared.slice(0, 5).join(', ')} with the task` : '';
  const why = `companion of ${name ?? `line ${start}`} in the same file (rank ${candidate.rank})${names}`;
  return { candidate, role: 'companion', why };
}

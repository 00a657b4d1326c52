import type { Program } from '../../domain/program.ts';
import type { RunResult } from '../../domain/run-result.ts';
import type { GateDecision, Witness } from '../../domain/witness.ts';
import { formatCount, formatMany } from './format-amount.ts';

/** A witness in words: what was looked at, and what was seen in either program. Foreign names are not quoted yet. */
export interface WitnessWords {
  readonly family: string;
  readonly byDefault: string;
  readonly byAlternative: string;
  readonly favours: string;
}

export function describeWitness(witness: Witness): WitnessWords {
  const favours = witness.favours === 'none' ? 'neither' : witness.favours;
  switch (witness.kind) {
    case 'syntax-repair':
      return {
        family: 'syntax',
        byDefault: formatMany(witness.errorsDefault, 'error'),
        byAlternative: formatMany(witness.errorsAlternative, 'error'),
        favours,
      };
    case 'interface-consistency':
      return {
        family: 'interface',
        byDefault: listOr(witness.violationsDefault, 'kept'),
        byAlternative: listOr(witness.violationsAlternative, 'kept'),
        favours,
      };
    case 'suspicious-names':
      return {
        family: 'unknown names',
        byDefault: listOr(witness.namesDefault, 'none'),
        byAlternative: listOr(witness.namesAlternative, 'none'),
        favours,
      };
    case 'guarded-compactness':
      return {
        family: 'compactness',
        byDefault: size(witness.tokensDefault, witness.validDefault),
        byAlternative: size(witness.tokensAlternative, witness.validAlternative),
        favours,
      };
    default: {
      const never: never = witness;
      return never;
    }
  }
}

type Decided = Pick<RunResult, 'attempts' | 'program'>;
type Written = Pick<Program, 'portfolio'>;

/** The decision, and where the program shown is not the one it chose, that the tests went on to the other. */
export function describeGate(gate: GateDecision, { attempts, program }: Decided): string {
  const isOther = gate.decision !== 'not-run' && program !== undefined && program.portfolio !== gate.chosen;
  const later = isOther ? `, which did not pass; the one shown is the ${program.portfolio} program` : '';
  const written = attempts.filter(({ patch }) => patch !== undefined);
  // A run that was stopped while it tested its first program has no attempt on record yet.
  const programs = written.length === 0 && program ? [program] : written;
  return `${decisionOf(gate, programs)}${later}`;
}

function decisionOf(gate: GateDecision, programs: readonly Written[]): string {
  switch (gate.decision) {
    case 'transfer':
      return 'The gate took the alternative program';
    case 'abstain':
      return `The gate abstained and kept the ${gate.chosen} program`;
    case 'vetoed':
      return `A veto kept the ${gate.chosen} program`;
    case 'not-run':
      return `${writtenOf(programs)}; there was nothing to weigh`;
    default: {
      const never: never = gate.decision;
      return never;
    }
  }
}

/** Of an answer that could not be used there is no program. */
function writtenOf(programs: readonly Written[]): string {
  const [first, ...others] = programs;
  if (first === undefined) return 'No answer became a program';
  if (others.length === 0) return `One program was written, the ${first.portfolio} one`;
  return `${formatCount(programs.length)} programs were written one after another, each after the tests of the one before`;
}

function listOr(items: readonly string[], none: string): string {
  if (items.length === 0) return none;
  const rest = items.length > 4 ? `, and ${items.length - 4} more` : '';
  return `${items.slice(0, 4).join(', ')}${rest}`;
}

function size(tokens: number, valid: boolean): string {
  return `${formatCount(tokens)} tokens, ${valid ? 'valid' : 'not valid'}`;
}

import { describe, expect, it } from 'vitest';
import type { Program } from '../../src/domain/program.ts';
import type { GateDecision } from '../../src/domain/witness.ts';
import { describeGate } from '../../src/stages/report/describe-witness.ts';
import { FAIL, PASS } from './sample-results.ts';

const gate = (decision: GateDecision['decision']): GateDecision => ({
  decision,
  chosen: 'default',
  reason: '',
  witnesses: [],
});

describe('describeGate', () => {
  it('says which program is shown where the tests went past the one it chose', () => {
    const program = { ...(PASS.program as Program), portfolio: 'alternative' as const };
    expect(describeGate(gate('abstain'), { attempts: FAIL.attempts, program })).toBe(
      'The gate abstained and kept the default program, which did not pass; the one shown is the alternative program',
    );
    expect(describeGate(gate('abstain'), { attempts: FAIL.attempts })).not.toContain('shown');
  });

  it('counts the programs that it did not weigh', () => {
    const [attempt] = PASS.attempts;
    const attempts = attempt ? [attempt, attempt, attempt] : [];
    expect(describeGate(gate('not-run'), { attempts })).toMatch(/^3 programs were written one after another/);
    expect(describeGate(gate('not-run'), { attempts: attempts.slice(1, 2) })).toMatch(/^One program was written/);
  });
});

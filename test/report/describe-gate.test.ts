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

  it('counts the programs that it did not weigh, and no answer that became none', () => {
    const [unread, written] = PASS.attempts;
    const say = (...attempts: readonly (typeof unread)[]) =>
      describeGate(gate('not-run'), { attempts: attempts.filter((attempt) => attempt !== undefined) });
    expect(say(written, written, unread, written)).toMatch(/^3 programs were written one after another/);
    expect(say(unread, written)).toMatch(/^One program was written, the alternative one;/);
    expect(say(unread, unread)).toMatch(/^No answer became a program;/);
    const program = PASS.program as Program;
    expect(describeGate(gate('not-run'), { attempts: [], program })).toMatch(/^One program was written/);
  });
});

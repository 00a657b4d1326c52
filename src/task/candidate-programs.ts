import type { AllocatedContext } from '../domain/portfolio.ts';
import type { GateDecision } from '../domain/witness.ts';
import { decideTransfer } from '../stages/gate/decide-transfer.ts';
import type { RepairFeedback } from '../stages/generate/write-request.ts';
import { allocateAlternative, type Evidence } from './gather-evidence.ts';
import type { Tried } from './test-program.ts';
import { type Candidate, type Plan, type Workshop, writeCandidate } from './write-candidate.ts';

/** Sampling temperature of a repair: a greedy model asked the same again repeats itself. */
const REPAIR_TEMPERATURE = 0.8;

export interface CandidateSource {
  readonly shop: Workshop;
  readonly evidence: Evidence;
  readonly context: AllocatedContext;
  readonly budget: number;
  /** What has been tried so far, oldest first; grows while candidates are drawn. */
  readonly tried: readonly Tried[];
}

/**
 * Programs in the order they are to be tested, without end. With transfer `on` both are written and gated before any
 * test; the one not chosen comes next, since it is paid for. Repairs follow.
 */
export async function* candidatePrograms(source: CandidateSource): AsyncGenerator<Candidate, never> {
  const { shop, context } = source;
  const first = await write(plan(source, context), source);
  if (shop.settings.transfer === 'on') {
    const second = await write(alternativePlan(source), source);
    const decision = await gate(first, second, shop);
    shop.record.learn({ gate: decision });
    yield* decision.chosen === 'alternative' ? [second, first] : [first, second];
  } else {
    shop.record.learn({ gate: notRun(shop.settings.transfer) });
    yield first;
  }
  if (shop.settings.transfer === 'on-failure') {
    const other = alternativePlan(source);
    // The same prompt would give the same greedy program again.
    const differs = other.context.text !== context.text || isWeak(shop);
    if (differs) yield await write(other, source);
  }
  for (let repair = 0; ; repair++) yield await write(repairPlan(source, repair), source);
}

/** A small model is told the kinds of mistakes first, and asked plainly for the alternative. */
function plan({ shop, evidence }: CandidateSource, context: AllocatedContext): Plan {
  const target = evidence.targets[0];
  if (!target) throw new RangeError('No target: the caller ends the run before a program is asked for.');
  const frame = isWeak(shop) ? 'kinds-of-mistakes' : 'plain';
  return { portfolio: 'default', target, context, frame, temperature: 0, seed: shop.settings.seed };
}

function write(plan: Plan, { shop, tried }: CandidateSource): Promise<Candidate> {
  const patches = tried.flatMap(({ candidate: { result } }) => (result.ok ? [result.program.patch] : []));
  return writeCandidate(plan, shop, new Set(patches));
}

function isWeak({ profile }: Workshop): boolean {
  return profile.strength === 'weak';
}

function alternativePlan(source: CandidateSource): Plan {
  const base = plan(source, source.context);
  const { profile, settings } = source.shop;
  const limits = { tokenizer: profile.tokenizer, budget: source.budget, mode: settings.allocationMode };
  const context = allocateAlternative(source.evidence, base.target, limits);
  return { ...base, portfolio: 'alternative', context, sharedContext: source.context, frame: 'plain' };
}

/**
 * Every repair of a guessed target takes the next best, every second one of a sure target, if the evidence offers one. A strong model is told what went
 * wrong; a small one, told that, repeats itself, so its repairs differ by chance only.
 */
function repairPlan(source: CandidateSource, repair: number): Plan {
  const base = plan(source, source.context);
  const step = base.target.isGuess ? repair + 1 : repair % 2 === 1 ? (repair + 1) / 2 : 0;
  const next = source.evidence.targets[step];
  const feedback = isWeak(source.shop) ? undefined : feedbackOn(source.tried.at(-1));
  return {
    ...base,
    target: next ?? base.target,
    temperature: REPAIR_TEMPERATURE,
    seed: base.seed + repair + 1,
    ...(feedback ? { feedback } : {}),
  };
}

function feedbackOn(last: Tried | undefined): RepairFeedback | undefined {
  if (!last) return undefined;
  const { result } = last.candidate;
  if (!result.ok) return { problem: result.failure.explanation, previousAnswer: result.failure.answer };
  const output = last.tested?.after?.output ?? '';
  return { problem: `${last.tested?.judgement.reason ?? ''}\n${output}`.trim(), previousAnswer: result.program.answer };
}

async function gate(first: Candidate, second: Candidate, shop: Workshop): Promise<GateDecision> {
  if (!first.result.ok || !second.result.ok) {
    const chosen = !first.result.ok && second.result.ok ? 'alternative' : 'default';
    return { decision: 'abstain', chosen, reason: 'Only one answer became a program.', witnesses: [] };
  }
  const { program: kept } = first.result;
  const { program: other } = second.result;
  return shop.record.time('gate', 'default or alternative', () =>
    decideTransfer([kept, other], {
      index: shop.index,
      extractor: shop.ports.extractor,
      tokenizer: shop.profile.tokenizer,
    }),
  );
}

function notRun(policy: 'on-failure' | 'off'): GateDecision {
  const reason =
    policy === 'off'
      ? 'Transfer is off: only the default program is written.'
      : 'Transfer is on-failure: the alternative is written and tested only when the default does not pass.';
  return { decision: 'not-run', chosen: 'default', reason, witnesses: [] };
}

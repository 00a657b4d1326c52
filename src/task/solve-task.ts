import type { AllocatedContext } from '../domain/portfolio.ts';
import type { ProgramFailure } from '../domain/program.ts';
import type { Judgement } from '../domain/verdict.ts';
import { candidatePrograms } from './candidate-programs.ts';
import type { Evidence } from './gather-evidence.ts';
import type { RunRecord } from './run-record.ts';
import { type Bench, type Tried, testProgram } from './test-program.ts';
import type { Candidate, Workshop } from './write-candidate.ts';

export interface Solving {
  readonly shop: Workshop;
  readonly bench: Bench;
  readonly evidence: Evidence;
  readonly context: AllocatedContext;
  readonly budget: number;
  /** Tries in all, exactly. */
  readonly attempts: number;
}

/** Writes and tests programs until one passes or the tries are used up; gives the judgement on the best of them. */
export async function solveTask(solving: Solving): Promise<Judgement> {
  const { shop, bench, attempts } = solving;
  const tried: Tried[] = [];
  for await (const candidate of candidatePrograms({ ...solving, tried })) {
    learnBest([...tried, { candidate, judgement: INTERRUPTED }], shop);
    const attempt = await tryCandidate(candidate, bench, { tried, time: shop.record.time });
    tried.push(attempt);
    note(attempt, shop);
    learnBest(tried, shop);
    shop.signal.throwIfAborted();
    if (attempt.judgement.verdict === 'pass' || tried.length >= attempts || !bench.baseline.command) break;
  }
  return bestOf(tried).judgement;
}

/** Of a program whose tests did not come to their end: what they said until then is no reason to think ill of it. */
const INTERRUPTED: Judgement = { verdict: 'error', reason: 'Its tests were interrupted.' };

interface Trial {
  readonly tried: readonly Tried[];
  readonly time: RunRecord['time'];
}

async function tryCandidate(candidate: Candidate, bench: Bench, { tried, time }: Trial): Promise<Tried> {
  const { result } = candidate;
  if (!result.ok) {
    return { candidate, judgement: judgementOf(result.failure) };
  }
  const { program } = result;
  const before = tried.findIndex(
    ({ candidate: { result: other } }) => other.ok && other.program.patch === program.patch,
  );
  const earlier = tried[before];
  if (earlier) {
    const reason = `The same program as attempt ${before + 1}; not tested again.`;
    return { candidate, judgement: { verdict: earlier.judgement.verdict, reason } };
  }
  const tested = await time('verify', `${candidate.plan.portfolio} program`, () => testProgram(program, bench));
  if (bench.signal.aborted) return { candidate, judgement: INTERRUPTED };
  return { candidate, tested, judgement: tested.judgement };
}

/** An answer that leads to no program changes nothing. Only one that the model's side spoilt is an error. */
function judgementOf({ kind, explanation }: ProgramFailure): Judgement {
  switch (kind) {
    case 'no-change':
      return { verdict: 'no-change', reason: explanation };
    case 'unparsable':
    case 'ambiguous-anchor':
    case 'anchor-not-found':
      return { verdict: 'no-change', reason: `No change came of the answer. ${explanation}` };
    case 'refused-path':
      return { verdict: 'fail', reason: explanation };
    case 'malformed':
    case 'cut':
    case 'empty':
    case 'refused':
      return { verdict: 'error', reason: explanation };
    default:
      return kind satisfies never;
  }
}

/** Better first: a pass; then fewer tests broken or kept from running, more fixed ones; then the earlier try. */
function bestOf(tried: readonly Tried[]): Tried {
  const ranked = tried
    .map((attempt, at) => ({ attempt, at }))
    .sort((a, b) => worth(b.attempt) - worth(a.attempt) || a.at - b.at);
  const best = ranked[0]?.attempt;
  if (!best) throw new RangeError('bestOf needs at least one try.');
  return best;
}

function worth({ tested, judgement, candidate }: Tried): number {
  if (judgement.verdict === 'pass') return Number.MAX_SAFE_INTEGER;
  if (!tested?.comparison) return tested ? -1e9 : candidate.result.ok ? -2e9 : -3e9;
  const { fixed, broken, notRun } = tested.comparison;
  return fixed.length - 1000 * (broken.length + notRun.length);
}

function note({ candidate, tested, judgement }: Tried, { record, ports }: Workshop): void {
  const { plan, result, usage, seconds } = candidate;
  const attempt = record.addAttempt({
    portfolio: plan.portfolio,
    target: plan.target.unit ? `${plan.target.path}:${plan.target.unit.unit.qualifiedName}` : plan.target.path,
    targetReason: plan.target.reason,
    temperature: plan.temperature,
    ...usage,
    verdict: judgement.verdict,
    reason: judgement.reason,
    seconds: seconds + (tested?.after?.seconds ?? 0),
    ...(result.ok
      ? { format: result.program.format, patch: result.program.patch }
      : { failure: result.failure.kind, answer: result.failure.answer }),
    ...(tested?.after ? { after: tested.after.counts } : {}),
    ...(tested?.comparison ? { comparison: tested.comparison } : {}),
  });
  for (const refusal of tested?.refusals ?? []) record.refuse(refusal);
  ports.progress.note(`Attempt ${attempt.number} (${attempt.portfolio}): ${judgement.verdict}. ${judgement.reason}`);
}

/** After every try, so that a cancelled run still hands over its best patch. */
function learnBest(tried: readonly Tried[], { record }: Workshop): void {
  const { candidate, tested } = bestOf(tried);
  if (!candidate.result.ok) return;
  record.learn({
    program: candidate.result.program,
    context: candidate.plan.context,
    ...(tested?.after ? { after: tested.after } : {}),
    ...(tested?.comparison ? { comparison: tested.comparison } : {}),
  });
}

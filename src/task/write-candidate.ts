import { isTaskError } from '../domain/errors.ts';
import type { FailureEvidence } from '../domain/evidence.ts';
import type { FrozenTask } from '../domain/frozen-task.ts';
import type { AllocatedContext } from '../domain/portfolio.ts';
import type { PortfolioName, ProgramResult, Target } from '../domain/program.ts';
import type { RepositoryIndex } from '../domain/repository-index.ts';
import type { Model, ModelProfile, TokenUsage } from '../ports/model.ts';
import { writeProgram } from '../stages/generate/write-program.ts';
import type { AskFrame, RepairFeedback, TestSource } from '../stages/generate/write-request.ts';
import type { RunRecord } from './run-record.ts';
import type { RunPorts, RunSettings } from './run-settings.ts';

/** Where one program comes from: portfolio, target and sampling. A second try differs from the first in at least one. */
export interface Plan {
  readonly portfolio: PortfolioName;
  readonly target: Target;
  readonly context: AllocatedContext;
  /** The other portfolio's, whose common part is printed first so that its evaluated prompt is used again. */
  readonly sharedContext?: AllocatedContext;
  readonly frame: AskFrame;
  readonly temperature: number;
  readonly seed: number;
  readonly feedback?: RepairFeedback;
}

export interface Candidate {
  readonly plan: Plan;
  readonly result: ProgramResult;
  readonly usage: TokenUsage;
  readonly seconds: number;
}

/** What every program of a run shares. */
export interface Workshop {
  readonly task: FrozenTask;
  readonly failures: readonly FailureEvidence[];
  readonly index: RepositoryIndex;
  readonly profile: ModelProfile;
  readonly nonce: string;
  readonly settings: RunSettings;
  readonly ports: RunPorts;
  readonly record: RunRecord;
  readonly signal: AbortSignal;
}

/** Has the model write one program other than those tried, and adds what it cost to the run's account. */
export async function writeCandidate(plan: Plan, shop: Workshop, tried: ReadonlySet<string>): Promise<Candidate> {
  const { ports, profile, index, nonce, signal, record } = shop;
  const outcome = await record.time('generate', `${plan.portfolio} program for ${plan.target.path}`, () =>
    writeProgram(
      { ...plan, tried, task: shop.task, failures: shop.failures, testSources: failingTestSources(shop) },
      {
        model: metered(shop),
        profile,
        nonce,
        index,
        extractor: ports.extractor,
        signal,
        onProgress: ({ phase, tokens, total }) =>
          ports.progress.update({
            stage: phase,
            detail: plan.portfolio,
            done: tokens,
            ...(total ? { total } : {}),
            unit: 'tokens',
          }),
      },
    ),
  );
  for (const note of outcome.notes) ports.progress.note(note);
  return { plan, result: outcome.result, usage: outcome.usage, seconds: outcome.seconds };
}

/** The failing tests' own files, so that the model sees what is asked of the code. */
function failingTestSources({ failures, index }: Workshop): readonly TestSource[] {
  const paths = new Set(failures.flatMap((failure) => (failure.path ? [failure.path] : [])));
  return [...paths].flatMap((path) => {
    const file = index.byPath.get(path);
    return file ? [{ path, text: file.text }] : [];
  });
}

/** The model, with every call on the run's account: also those that a run pays for and then fails on. */
function metered(shop: Workshop): Model {
  const { model } = shop.ports;
  return {
    profile: (signal) => model.profile(signal),
    close: () => model.close(),
    async complete(request, signal) {
      try {
        const completion = await model.complete(request, signal);
        account(completion.usage, shop);
        return completion;
      } catch (thrown) {
        if (isTaskError(thrown) && thrown.spent) account(thrown.spent, shop);
        throw thrown;
      }
    },
  };
}

function account(usage: TokenUsage, { record, profile }: Workshop): void {
  const so = record.facts.model;
  const promptTokens = (so?.promptTokens ?? 0) + usage.promptTokens;
  const completionTokens = (so?.completionTokens ?? 0) + usage.completionTokens;
  const price = profile.price;
  record.learn({
    model: {
      name: profile.name,
      calls: (so?.calls ?? 0) + 1,
      promptTokens,
      completionTokens,
      reusedTokens: (so?.reusedTokens ?? 0) + usage.reusedTokens,
      ...(price ? { cost: (promptTokens * price.prompt + completionTokens * price.completion) / 1e6 } : {}),
    },
  });
}

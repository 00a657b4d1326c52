import { type ErrorCode, isTaskError } from '../../domain/errors.ts';
import type { ProgramFailureKind } from '../../domain/program.ts';
import type { CompletionRequest, Model, TokenUsage } from '../../ports/model.ts';
import type { AnswerProblem } from './answer/answer-problem.ts';

export interface Reply {
  readonly text: string;
  readonly usage: TokenUsage;
  readonly seconds: number;
  /** Set where the answer itself was at fault. */
  readonly problem?: AnswerProblem;
}

/** Faults of one answer, which another try may not have. All others are the machine's and concern the whole run. */
const ANSWER_FAULTS: Partial<Record<ErrorCode, ProgramFailureKind>> = {
  'model-cut': 'cut',
  'model-loop': 'cut',
  'model-empty': 'empty',
  'model-refused': 'refused',
  'model-malformed': 'malformed',
};

/** Asks the model; a faulty answer is a value. Its tokens count as none where the model's side cannot tell them. */
export async function completeOrFail(model: Model, request: CompletionRequest, signal?: AbortSignal): Promise<Reply> {
  try {
    return await model.complete(request, signal);
  } catch (thrown) {
    const kind = isTaskError(thrown) ? ANSWER_FAULTS[thrown.code] : undefined;
    if (!isTaskError(thrown) || kind === undefined) throw thrown;
    const usage: TokenUsage = thrown.spent ?? { promptTokens: 0, reusedTokens: 0, completionTokens: 0 };
    return { text: '', usage, seconds: 0, problem: { kind, explanation: thrown.message } };
  }
}

import type { AnswerProblem } from './answer/answer-problem.ts';
import type { WriteRequest } from './write-request.ts';

/** A greedy model asked again answers the same; this much chance makes it another draw. */
const DRAW_TEMPERATURE = 0.8;

/** What is wrong with an answer that says nothing new while tests still fail; undefined for any other. */
export function nothingNew(
  patch: string | undefined,
  problem: AnswerProblem | undefined,
  { failures, tried }: WriteRequest,
): string | undefined {
  if (failures.length > 0 && problem?.kind === 'no-change') return problem.explanation;
  return patch !== undefined && tried?.has(patch) ? 'It is the program that was tried before.' : undefined;
}

/** The same request put in other words and with some chance: a small model that copied what it saw may then see more. */
export function otherDraw(request: WriteRequest): WriteRequest {
  return {
    ...request,
    frame: request.frame === 'plain' ? 'kinds-of-mistakes' : 'plain',
    temperature: Math.max(request.temperature, DRAW_TEMPERATURE),
    seed: request.seed + 1,
  };
}

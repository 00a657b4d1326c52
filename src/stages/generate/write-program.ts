import { TaskError } from '../../domain/errors.ts';
import type { ProgramResult } from '../../domain/program.ts';
import type { IndexedFile } from '../../domain/symbol.ts';
import { unifiedDiff } from '../../domain/unified-diff.ts';
import type { ChatMessage, TokenUsage } from '../../ports/model.ts';
import type { AnswerProblem, Readable } from './answer/answer-problem.ts';
import { type AppliedAnswer, applyAnswer } from './answer/apply-answer.ts';
import { askAgain, isWorthAsking } from './ask-again.ts';
import { chooseFormat } from './choose-format.ts';
import { completeOrFail } from './complete-or-fail.ts';
import { renderPrompt } from './render-prompt.ts';
import { unknownImports } from './unknown-imports.ts';
import type { WriteOutcome, WriteRequest, WriteTools } from './write-request.ts';

/**
 * Writes one program: prompt, answer, change. An answer that cannot be read or put in place is asked again once, with
 * the reason. What the model's side throws as an answer's fault becomes a failure; faults of the machine go on up.
 */
export async function writeProgram(request: WriteRequest, tools: WriteTools): Promise<WriteOutcome> {
  const file = targetFile(request, tools);
  const format = chooseFormat(request.target, file, tools.profile.strength);
  const prompt = renderPrompt(request, { format, file }, tools);
  const first = await attempt(prompt.messages, { request, tools, file, maxOutputTokens: prompt.maxOutputTokens });
  if (first.applied.ok || !isWorthAsking(first.applied.problem, first.answer)) {
    return outcome(request, [first], prompt.notes);
  }
  const again = askAgain(prompt.messages, first.answer, first.applied.problem, tools);
  if (!again) return outcome(request, [first], prompt.notes);
  const asked = `Asked again: ${first.applied.problem.explanation}`;
  const second = await attempt(again, { request, tools, file, maxOutputTokens: prompt.maxOutputTokens, again: true });
  return outcome(request, [first, second], [...prompt.notes, asked]);
}

function targetFile({ target }: WriteRequest, { index }: WriteTools): IndexedFile {
  const file = target.unit?.file ?? index.byPath.get(target.path);
  if (file) return file;
  throw new TaskError('bad-input', `The target ${target.path} is not in the index.`);
}

interface AttemptSettings {
  readonly request: WriteRequest;
  readonly tools: WriteTools;
  readonly file: IndexedFile;
  readonly maxOutputTokens: number;
  readonly again?: boolean;
}

interface AnswerAttempt {
  readonly answer: string;
  readonly applied: Readable<AppliedAnswer>;
  readonly usage: TokenUsage;
  readonly seconds: number;
}

async function attempt(messages: readonly ChatMessage[], settings: AttemptSettings): Promise<AnswerAttempt> {
  const { request, tools, file, maxOutputTokens, again } = settings;
  const { temperature } = request;
  // The same seed on a longer chat is another draw anyway; a new one makes sure of it.
  const seed = request.seed + (again ? 1 : 0);
  const progress = tools.onProgress ? { onProgress: tools.onProgress } : {};
  const reply = await completeOrFail(
    tools.model,
    { messages, maxOutputTokens, temperature, seed, ...progress },
    tools.signal,
  );
  const { text: answer, usage, seconds } = reply;
  if (reply.problem) return { answer, usage, seconds, applied: { ok: false, problem: reply.problem } };
  const place = { target: request.target, file, index: tools.index, extractor: tools.extractor, nonce: tools.nonce };
  const applied = await applyAnswer(answer, place);
  if (!applied.ok) return { answer, usage, seconds, applied };
  const flagged = await unknownImports(applied.value.changes, tools);
  return { answer, usage, seconds, applied: { ...applied, notes: [...applied.notes, ...flagged] } };
}

function outcome(request: WriteRequest, attempts: readonly AnswerAttempt[], notes: readonly string[]): WriteOutcome {
  const last = attempts.at(-1);
  const sum = (pick: (one: AnswerAttempt) => number) => attempts.reduce((total, one) => total + pick(one), 0);
  return {
    result: last ? resultOf(request, last) : failure(request, { kind: 'empty', explanation: 'Nothing was asked.' }, ''),
    usage: {
      promptTokens: sum((one) => one.usage.promptTokens),
      reusedTokens: sum((one) => one.usage.reusedTokens),
      completionTokens: sum((one) => one.usage.completionTokens),
    },
    seconds: sum((one) => one.seconds),
    temperature: request.temperature,
    notes: [...notes, ...(last?.applied.ok ? last.applied.notes : [])],
  };
}

function resultOf(request: WriteRequest, { answer, applied }: AnswerAttempt): ProgramResult {
  if (!applied.ok) return failure(request, applied.problem, answer);
  const { format, changes } = applied.value;
  const { portfolio, target } = request;
  return { ok: true, program: { portfolio, target, format, changes, patch: unifiedDiff(changes), answer } };
}

function failure({ portfolio, target }: WriteRequest, problem: AnswerProblem, answer: string): ProgramResult {
  return { ok: false, failure: { portfolio, target, kind: problem.kind, explanation: problem.explanation, answer } };
}

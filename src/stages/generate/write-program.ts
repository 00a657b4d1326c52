import { TaskError } from '../../domain/errors.ts';
import type { ProgramResult } from '../../domain/program.ts';
import type { IndexedFile } from '../../domain/symbol.ts';
import { unifiedDiff } from '../../domain/unified-diff.ts';
import type { TokenUsage } from '../../ports/model.ts';
import type { AnswerProblem, Readable } from './answer/answer-problem.ts';
import { type AppliedAnswer, applyAnswer } from './answer/apply-answer.ts';
import { askAgain, isWorthAsking } from './ask-again.ts';
import { type AskedFormat, chooseFormat } from './choose-format.ts';
import { completeOrFail } from './complete-or-fail.ts';
import { nothingNew, otherDraw } from './draw-again.ts';
import { type RenderedPrompt, renderPrompt } from './render-prompt.ts';
import { unknownImports } from './unknown-imports.ts';
import type { WriteOutcome, WriteRequest, WriteTools } from './write-request.ts';

/**
 * Writes one program: prompt, answer, change. An answer that cannot be read or put in place is asked again once, with
 * the reason; one that says nothing new is drawn again once, in other words. What the model's side throws as an
 * answer's fault becomes a failure; faults of the machine go on up.
 */
export async function writeProgram(request: WriteRequest, tools: WriteTools): Promise<WriteOutcome> {
  const file = targetFile(request, tools);
  const format = chooseFormat(request.target, file, tools.profile.strength);
  const prompt = renderPrompt(request, { format, file }, tools);
  const first = await attempt(prompt, { request, tools, file });
  const next = secondAsking(first, { request, tools, prompt, asked: { format, file } });
  if (!next) return outcome(request, [first], prompt.notes);
  const second = await attempt(next.prompt, { request: next.request, tools, file });
  return outcome(request, [first, second], [...prompt.notes, next.note]);
}

interface Asked {
  readonly request: WriteRequest;
  readonly tools: WriteTools;
  readonly prompt: RenderedPrompt;
  readonly asked: { readonly format: AskedFormat; readonly file: IndexedFile };
}

interface SecondAsking {
  readonly request: WriteRequest;
  readonly prompt: RenderedPrompt;
  readonly note: string;
}

function secondAsking(
  { answer, applied }: AnswerAttempt,
  { request, tools, prompt, asked }: Asked,
): SecondAsking | undefined {
  const patch = applied.ok ? unifiedDiff(applied.value.changes) : undefined;
  const problem = applied.ok ? undefined : applied.problem;
  const nothing = nothingNew(patch, problem, request);
  if (nothing !== undefined) {
    const other = otherDraw(request);
    return { request: other, prompt: renderPrompt(other, asked, tools), note: `Drawn again: ${nothing}` };
  }
  if (!problem || !isWorthAsking(problem, answer)) return undefined;
  const messages = askAgain(prompt.messages, answer, problem, tools);
  // The same seed on a longer chat is another draw anyway; a new one makes sure of it.
  const next = { ...request, seed: request.seed + 1 };
  return messages && { request: next, prompt: { ...prompt, messages }, note: `Asked again: ${problem.explanation}` };
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
}

interface AnswerAttempt {
  readonly answer: string;
  readonly applied: Readable<AppliedAnswer>;
  readonly usage: TokenUsage;
  readonly seconds: number;
}

async function attempt(
  { messages, maxOutputTokens }: RenderedPrompt,
  { request, tools, file }: AttemptSettings,
): Promise<AnswerAttempt> {
  const { temperature, seed } = request;
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

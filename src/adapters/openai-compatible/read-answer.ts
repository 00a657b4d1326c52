import { z } from 'zod';
import { TaskError } from '../../domain/errors.ts';
import { TEXT_REPETITION, textUnits, watchForRepetition } from '../model-answer/watch-for-repetition.ts';
import type { CallLimits } from './call-limits.ts';

const content = z.union([z.string(), z.array(z.looseObject({ text: z.string().nullish() }))]).nullish();
const message = z.looseObject({
  content,
  refusal: z.string().nullish(),
  // Two names for the same thing: thoughts that are no part of the answer.
  reasoning_content: z.string().nullish(),
  reasoning: z.string().nullish(),
});
const count = z.number().nullish();

/** One event of a stream, or a whole answer: the fields used, in the shapes servers give them. */
const chunkSchema = z.looseObject({
  model: z.string().nullish(),
  choices: z
    .array(
      z.looseObject({
        index: count,
        delta: message.nullish(),
        message: message.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z
    .looseObject({
      prompt_tokens: count,
      completion_tokens: count,
      prompt_tokens_details: z.looseObject({ cached_tokens: count }).nullish(),
    })
    .nullish(),
  // llama.cpp only.
  timings: z.looseObject({ cache_n: count }).nullish(),
  prompt_progress: z.looseObject({ total: z.number(), processed: z.number() }).nullish(),
  error: z.unknown().optional(),
});
type Chunk = z.infer<typeof chunkSchema>;
type Message = z.infer<typeof message>;

/** What came, before it is judged. */
export interface RawAnswer {
  text: string;
  /** Length only: thoughts reach nobody. */
  reasoningLength: number;
  refusal: string;
  finish: string | undefined;
  model: string | undefined;
  promptTokens: number;
  completionTokens: number;
  cachedTokens: number;
  /** Output tokens the server was asked for at most. */
  readonly allowedTokens: number;
  /** It came in one piece, so that nothing can be missing at its end. */
  readonly isWhole: boolean;
  /** Events that carried text; about the number of tokens. */
  pieces: number;
}

export interface ReadOptions {
  readonly limits: CallLimits;
  readonly maxOutputTokens: number;
  readonly onPrompt?: (processed: number, total: number) => void;
  readonly onOutput?: (tokens: number) => void;
  /** Raises the error a server sent inside a 200. */
  readonly onServerError: (body: unknown) => never;
}

/** No token is longer on average; a server past this many characters ignores the limit it was given. */
const MOST_CHARACTERS_PER_TOKEN = 16;

/** Puts the events of a stream together and stops it when it loops or runs past its limit. */
export async function readAnswer(
  events: AsyncIterable<unknown> | readonly unknown[],
  options: ReadOptions,
): Promise<RawAnswer> {
  const answer: RawAnswer = {
    text: '',
    reasoningLength: 0,
    refusal: '',
    finish: undefined,
    model: undefined,
    promptTokens: 0,
    completionTokens: 0,
    cachedTokens: 0,
    allowedTokens: options.maxOutputTokens,
    isWhole: Array.isArray(events),
    pieces: 0,
  };
  const repeats = watchForRepetition(TEXT_REPETITION);
  for await (const event of events) {
    const chunk = parseChunk(event);
    if (chunk.error) options.onServerError(chunk.error);
    const piece = addChunk(answer, chunk);
    if (chunk.prompt_progress) options.onPrompt?.(chunk.prompt_progress.processed, chunk.prompt_progress.total);
    if (piece === '') continue;
    answer.pieces++;
    options.limits.alive();
    options.onOutput?.(answer.pieces);
    if (repeats(textUnits(piece))) {
      throw new TaskError('model-loop', `The model repeats itself: ${JSON.stringify(answer.text.slice(-60))}.`, {
        hint: 'Another temperature or a larger model may help.',
      });
    }
    if (answer.text.length + answer.reasoningLength > options.maxOutputTokens * MOST_CHARACTERS_PER_TOKEN + 4096) {
      throw new TaskError('model-cut', `The server went on past the ${options.maxOutputTokens} tokens it was allowed.`);
    }
  }
  return answer;
}

function parseChunk(event: unknown): Chunk {
  const parsed = chunkSchema.safeParse(event);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new TaskError(
    'model-malformed',
    `The server sent an event of a wrong shape at ${issue?.path.join('.') || 'its top'}: ${issue?.message}.`,
    {
      hint: 'Check that base-url is the address of an OpenAI-compatible API.',
    },
  );
}

/** Adds one event and returns the text that was new in it, thoughts included. */
function addChunk(answer: RawAnswer, chunk: Chunk): string {
  const usage = chunk.usage;
  answer.model ||= chunk.model ?? undefined;
  answer.promptTokens = usage?.prompt_tokens || answer.promptTokens;
  answer.completionTokens = usage?.completion_tokens || answer.completionTokens;
  answer.cachedTokens = usage?.prompt_tokens_details?.cached_tokens || chunk.timings?.cache_n || answer.cachedTokens;
  // Only the first choice was asked for; others and their order do not matter.
  const choice = chunk.choices?.find((candidate) => (candidate.index ?? 0) === 0);
  if (!choice) return '';
  const part = choice.delta ?? choice.message;
  const text = textOf(part);
  const thoughts = part?.reasoning_content ?? part?.reasoning ?? '';
  answer.text += text;
  answer.reasoningLength += thoughts.length;
  answer.refusal += part?.refusal ?? '';
  answer.finish = choice.finish_reason || answer.finish;
  return thoughts + text;
}

function textOf(part: Message | null | undefined): string {
  if (typeof part?.content === 'string') return part.content;
  return (part?.content ?? []).map((piece) => piece.text ?? '').join('');
}

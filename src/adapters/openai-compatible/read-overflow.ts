/** What a server said about a prompt that does not fit, as far as it said it. */
export interface Overflow {
  readonly window?: number;
  readonly promptTokens?: number;
}

/** An error object as servers send it: OpenAI's fields, and llama.cpp's two counts. */
export interface ServerError {
  readonly message: string;
  readonly code: string;
  readonly type: string;
  readonly param: string;
  readonly n_ctx?: number;
  readonly n_prompt_tokens?: number;
}

const OVERFLOW_WORDS =
  /maximum context length|context_length_exceeded|exceed_context_size|exceeds? (?:the )?(?:available )?context|context (?:window|size|length)[^.]{0,40}exceed|prompt is too long|input is too long|too many (?:input )?tokens|max_tokens must be at least 1, got -|reduce the length of the (?:messages|prompt|input)|is too large: \d+\. this model's maximum/i;

const WINDOW_COUNTS = [
  /maximum context length (?:is|of) (\d+)/i,
  /context size(?: of)? \(?(\d+)/i,
  /context window (?:is|of) (\d+)/i,
  /\btokens? > (\d+) maximum/i,
];
const PROMPT_COUNTS = [
  /(\d+) in the (?:messages|prompt|input)/i,
  /has (\d+) input tokens/i,
  /messages resulted in (\d+) tokens/i,
  /(?:request|prompt) \((\d+) tokens\)/i,
  /prompt contains (?:at least )?(\d+) (?:input )?tokens/i,
  /too long: (\d+) tokens/i,
];

/** Recognises an overflow in the five shapes servers give it, and its counts where there are any. */
export function readOverflow(status: number | undefined, error: ServerError): Overflow | undefined {
  const words = `${error.code} ${error.type} ${error.message}`.slice(0, 4000);
  if (status !== 413 && !OVERFLOW_WORDS.test(words)) return undefined;
  const window = error.n_ctx ?? firstCount(WINDOW_COUNTS, words);
  const promptTokens = error.n_prompt_tokens ?? firstCount(PROMPT_COUNTS, words);
  return { ...(window === undefined ? {} : { window }), ...(promptTokens === undefined ? {} : { promptTokens }) };
}

function firstCount(patterns: readonly RegExp[], text: string): number | undefined {
  for (const pattern of patterns) {
    const count = Number(pattern.exec(text)?.[1]);
    if (Number.isSafeInteger(count) && count > 0) return count;
  }
  return undefined;
}

import type { Tokenizer } from './tokenizer.ts';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface CompletionRequest {
  readonly messages: readonly ChatMessage[];
  /** Upper bound on generated tokens; the adapter clamps it to what the window leaves. */
  readonly maxOutputTokens: number;
  readonly temperature: number;
  readonly seed: number;
  /** Told while the prompt is evaluated and tokens come, so that a person sees it move. */
  readonly onProgress?: (progress: CompletionProgress) => void;
}

export interface CompletionProgress {
  readonly phase: 'prompt' | 'output';
  readonly tokens: number;
  readonly total?: number;
}

export interface TokenUsage {
  readonly promptTokens: number;
  /** Prompt tokens taken from an evaluated prefix or the server's cache; 0 where unknown. */
  readonly reusedTokens: number;
  readonly completionTokens: number;
}

/** A complete answer. Cut, empty, refused, malformed or overflowing ones are thrown as TaskError, each with its own code. */
export interface Completion {
  readonly text: string;
  readonly usage: TokenUsage;
  /** The model's name as the server reports it. */
  readonly model: string;
  readonly seconds: number;
}

export interface ModelProfile {
  readonly name: string;
  /** Whole window in tokens, prompt and output together. */
  readonly window: number;
  readonly windowSource: 'configured' | 'probed' | 'assumed';
  readonly maxOutputTokens: number;
  /** `weak` models get whole definitions, `strong` ones search/replace. */
  readonly strength: 'weak' | 'strong';
  /** Embedded models run in this process, without key or server. */
  readonly embedded: boolean;
  readonly tokenizer: Tokenizer;
  /** Prompt and output price in USD per million tokens, if configured. */
  readonly price?: { readonly prompt: number; readonly completion: number };
}

/** Chat completion is all that is asked of a model; the rest of Vital cannot tell a server from a file. */
export interface Model {
  /** Window and limits, known before the first call. Throws model-* errors when it cannot be reached. */
  profile(signal?: AbortSignal): Promise<ModelProfile>;
  complete(request: CompletionRequest, signal?: AbortSignal): Promise<Completion>;
  close(): Promise<void>;
}

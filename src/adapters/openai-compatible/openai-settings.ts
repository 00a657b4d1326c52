import type { ModelProfile } from '../../ports/model.ts';

/** Seconds each phase of a call may take. */
export interface ModelTimeouts {
  /** Until a server answers the first small question about itself. */
  readonly connect: number;
  /** From sending the prompt to the first token; slow machines evaluate long prompts for minutes. */
  readonly firstToken: number;
  /** Between two tokens. */
  readonly idle: number;
  /** The whole call, waits for an overloaded server included. */
  readonly total: number;
}

/** How to reach one model on one OpenAI-compatible server. */
export interface OpenAiSettings {
  /** With or without `/v1`, with a path prefix, with or without a slash at the end. */
  readonly baseUrl: string;
  /** Empty for the only model of a server that has one. */
  readonly model: string;
  readonly apiKey?: string;
  /** Window in tokens, when the server does not tell or tells wrong. */
  readonly window?: number;
  readonly maxOutputTokens?: number;
  /** False asks for whole answers at once; servers without streaming are found out anyway. */
  readonly stream?: boolean;
  readonly timeouts?: Partial<ModelTimeouts>;
  /** Repeats of a call that met 429 or 5xx. */
  readonly retries?: number;
  /** Longest wait in seconds for an overloaded server, all repeats together. */
  readonly maxWaitSeconds?: number;
  readonly price?: { readonly prompt: number; readonly completion: number };
  readonly strength?: ModelProfile['strength'];
  /** Sent with every request; their values are secrets as much as the key. */
  readonly headers?: Readonly<Record<string, string>>;
}

export const DEFAULT_TIMEOUTS: ModelTimeouts = { connect: 10, firstToken: 600, idle: 120, total: 1800 };
export const DEFAULT_RETRIES = 3;
export const DEFAULT_MAX_WAIT_SECONDS = 90;

/** Small enough for the smallest servers in use; larger ones tell their window or have it configured. */
export const ASSUMED_WINDOW = 8192;
export const DEFAULT_MAX_OUTPUT_TOKENS = 4096;

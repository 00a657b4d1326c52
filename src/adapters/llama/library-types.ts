/**
 * The part of node-llama-cpp that is used. The library is installed on first use in a folder of its own, so its types
 * are not there when Vital is built.
 */
export interface LlamaLibrary {
  getLlama(options: LlamaOptions): Promise<Llama>;
  /** The chat template the model file carries, as code. */
  resolveChatWrapper(model: LlamaModelHandle, options?: { readonly warningLogs?: boolean }): ChatWrapper;
}

interface LlamaOptions {
  readonly build: 'never';
  readonly gpu: false | 'metal';
  /** 0 leaves the number of threads to each context. */
  readonly maxThreads: number;
  readonly logLevel: 'error';
  readonly logger: (level: string, message: string) => void;
}

export interface Llama {
  readonly cpuMathCores: number;
  loadModel(options: LoadOptions): Promise<LlamaModelHandle>;
  dispose(): Promise<void>;
}

interface LoadOptions {
  readonly modelPath: string;
  readonly onLoadProgress: (fraction: number) => void;
  readonly loadSignal?: AbortSignal;
}

export interface LlamaModelHandle {
  /** Handed back to the library when it makes tokens of a template. */
  readonly tokenizer: unknown;
  /** Window the model was trained with. */
  readonly trainContextSize: number;
  readonly tokens: { readonly bos: number | null; readonly shouldPrependBosToken: boolean };
  /** Text that spells a special token stays text. */
  tokenize(text: string): readonly number[];
  detokenize(tokens: readonly number[], special?: boolean, previous?: readonly number[]): string;
  isEogToken(token: number): boolean;
  createContext(options: ContextOptions): Promise<LlamaContextHandle>;
  dispose(): Promise<void>;
}

interface ContextOptions {
  readonly contextSize: number;
  readonly threads: number;
  readonly batchSize: number;
}

export interface LlamaContextHandle {
  readonly contextSize: number;
  getSequence(): LlamaSequence;
  dispose(): Promise<void>;
}

export interface LlamaSequence {
  /** Number of tokens evaluated so far. */
  readonly nextTokenIndex: number;
  compareContextTokens(tokens: readonly number[]): { readonly firstDifferentIndex: number };
  eraseContextTokenRanges(ranges: readonly { readonly start: number; readonly end: number }[]): Promise<void>;
  evaluateWithoutGeneratingNewTokens(tokens: readonly number[]): Promise<void>;
  evaluate(tokens: readonly number[], options: SamplingOptions): AsyncGenerator<number, void, unknown>;
}

interface SamplingOptions {
  /** 0 is greedy. */
  readonly temperature: number;
  readonly seed: number;
  /** Also hand out the token that ends the answer. */
  readonly yieldEogToken: true;
}

export interface ChatWrapper {
  generateContextState(state: { readonly chatHistory: readonly ChatItem[] }): {
    readonly contextText: Tokenizable;
    /** What ends the model's turn, beside its own end token. */
    readonly stopGenerationTriggers: readonly Tokenizable[];
  };
}

interface Tokenizable {
  tokenize(tokenizer: unknown): readonly number[];
}

export type ChatItem =
  | { readonly type: 'system' | 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: readonly string[] };

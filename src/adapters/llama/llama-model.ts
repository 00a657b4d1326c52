import { isTaskError, type SpentTokens, TaskError } from '../../domain/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Completion, CompletionRequest, Model, ModelProfile } from '../../ports/model.ts';
import type { Progress } from '../../ports/progress.ts';
import type { Tokenizer } from '../../ports/tokenizer.ts';
import { guessStrength } from '../model-answer/guess-strength.ts';
import { usableText } from '../model-answer/usable-text.ts';
import { generateTokens } from './generate-tokens.ts';
import { requirePrebuilt } from './install-library.ts';
import type { ChatWrapper, Llama, LlamaContextHandle, LlamaModelHandle, LlamaSequence } from './library-types.ts';
import { loadLibrary } from './load-library.ts';
import { probeThreads } from './probe-threads.ts';
import { renderPrompt } from './render-prompt.ts';

/** What to run, once it is on this machine. */
interface LocalModel {
  readonly modelFile: string;
  readonly name: string;
  /** Folder whose `node_modules` holds the library. */
  readonly libraryFolder: string;
}

export interface LlamaSettings {
  readonly window?: number | undefined;
  readonly maxOutputTokens?: number | undefined;
  /** Threads to evaluate with; measured when not set. */
  readonly threads?: number | undefined;
  readonly strength?: ModelProfile['strength'] | undefined;
}

export interface LlamaTools {
  readonly clock: Clock;
  readonly progress: Progress;
  /** Brings file and library here, on first use. */
  readonly locate: (signal?: AbortSignal) => Promise<LocalModel>;
}

interface Loaded {
  readonly llama: Llama;
  readonly model: LlamaModelHandle;
  readonly wrapper: ChatWrapper;
  readonly profile: ModelProfile;
}

interface Evaluation {
  readonly context: LlamaContextHandle;
  readonly sequence: LlamaSequence;
}

/** Memory is taken for the whole window, so it starts small and grows when a prompt needs it. */
const FIRST_WINDOW = 8192;
const WINDOW_STEP = 1024;
const DEFAULT_MAX_OUTPUT_TOKENS = 2048;
const LEAST_OUTPUT = 16;
const BATCH = 512;

/** A GGUF model in this process: no key, no server. One evaluated sequence is kept, so that shared prefixes are paid once. */
export class LlamaModel implements Model {
  readonly #settings: LlamaSettings;
  readonly #tools: LlamaTools;
  #loading: Promise<Loaded> | undefined;
  #evaluation: Evaluation | undefined;
  #threads: number | undefined;
  /** Calls take turns: there is one sequence. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(settings: LlamaSettings, tools: LlamaTools) {
    this.#settings = settings;
    this.#tools = tools;
  }

  async profile(signal?: AbortSignal): Promise<ModelProfile> {
    return (await this.#load(signal)).profile;
  }

  complete(request: CompletionRequest, signal?: AbortSignal): Promise<Completion> {
    const completion = this.#turn.then(() => this.#complete(request, signal));
    this.#turn = completion.catch(() => {});
    return completion;
  }

  async close(): Promise<void> {
    await this.#turn;
    const loaded = await this.#loading?.catch(() => undefined);
    await this.#evaluation?.context.dispose();
    await loaded?.model.dispose();
    await loaded?.llama.dispose();
    this.#evaluation = undefined;
    this.#loading = undefined;
  }

  async #complete(request: CompletionRequest, signal: AbortSignal | undefined): Promise<Completion> {
    const { model, wrapper, profile, llama } = await this.#load(signal);
    const began = this.#tools.clock.seconds();
    const prompt = renderPrompt(request.messages, model, wrapper);
    const room = profile.window - prompt.tokens.length;
    if (room < LEAST_OUTPUT) throw overflow(prompt.tokens.length, profile);
    const maxOutputTokens = Math.min(request.maxOutputTokens, profile.maxOutputTokens, room);
    const { sequence } = await this.#makeRoom({ llama, model, profile }, prompt.tokens.length + maxOutputTokens);
    const { temperature, seed, onProgress } = request;
    const generation = { prompt, maxOutputTokens, temperature, seed, signal, onProgress };
    const usage = { promptTokens: prompt.tokens.length, reusedTokens: 0, completionTokens: 0 };
    try {
      const tokens = await generateTokens(sequence, model, { ...generation, usage });
      const text = usableText(model.detokenize(tokens));
      return { text, usage, model: profile.name, seconds: this.#tools.clock.seconds() - began };
    } catch (thrown) {
      // One that was stopped before its first token had evaluated only a part of the prompt.
      const isPaid = !isTaskError(thrown, 'interrupted') || usage.completionTokens > 0;
      throw isTaskError(thrown) && isPaid ? withSpent(thrown, usage) : thrown;
    }
  }

  #load(signal: AbortSignal | undefined): Promise<Loaded> {
    this.#loading ??= this.#loadOnce(signal).catch((error) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #loadOnce(signal: AbortSignal | undefined): Promise<Loaded> {
    const local = await this.#tools.locate(signal);
    const library = await loadLibrary(local.libraryFolder);
    const { gpu } = requirePrebuilt({});
    const { progress } = this.#tools;
    progress.stage('model', `loading ${local.name}`);
    const llama = await library.getLlama({ build: 'never', gpu, maxThreads: 0, logLevel: 'error', logger: () => {} });
    try {
      const model = await llama.loadModel({
        modelPath: local.modelFile,
        onLoadProgress: (fraction) =>
          progress.update({
            stage: 'model',
            detail: local.name,
            done: Math.round(fraction * 100),
            total: 100,
            unit: '%',
          }),
        ...(signal ? { loadSignal: signal } : {}),
      });
      const wrapper = library.resolveChatWrapper(model, { warningLogs: false });
      return { llama, model, wrapper, profile: this.#describe(local.name, model) };
    } catch (cause) {
      await llama.dispose();
      throw loadError(local, cause, signal);
    }
  }

  #describe(name: string, model: LlamaModelHandle): ModelProfile {
    const { window: configured, maxOutputTokens, strength } = this.#settings;
    const window = Math.min(configured ?? model.trainContextSize, model.trainContextSize);
    return {
      name,
      window,
      windowSource: configured !== undefined && configured <= model.trainContextSize ? 'configured' : 'probed',
      maxOutputTokens: Math.min(maxOutputTokens ?? DEFAULT_MAX_OUTPUT_TOKENS, Math.floor(window / 2)),
      strength: strength ?? guessStrength(name),
      embedded: true,
      tokenizer: modelTokenizer(name, model),
    };
  }

  /** The sequence kept from the last call, or a larger one when the prompt needs more room. */
  async #makeRoom(loaded: Pick<Loaded, 'llama' | 'model' | 'profile'>, needed: number): Promise<Evaluation> {
    if (this.#evaluation && this.#evaluation.context.contextSize >= needed) return this.#evaluation;
    await this.#evaluation?.context.dispose();
    this.#evaluation = undefined;
    const wanted = Math.max(FIRST_WINDOW, Math.ceil(needed / WINDOW_STEP) * WINDOW_STEP);
    const contextSize = Math.min(loaded.profile.window, wanted);
    const threads = await this.#chooseThreads(loaded.llama, loaded.model);
    try {
      const context = await loaded.model.createContext({ contextSize, threads, batchSize: BATCH });
      this.#evaluation = { context, sequence: context.getSequence() };
      return this.#evaluation;
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new TaskError('model-overflow', `There is no memory for a window of ${contextSize} tokens: ${why}.`, {
        hint: 'Lower token-budget or window, or use the smaller model.',
        cause,
      });
    }
  }

  async #chooseThreads(llama: Llama, model: LlamaModelHandle): Promise<number> {
    if (this.#threads === undefined) {
      const probe = this.#settings.threads
        ? { threads: this.#settings.threads, trials: [] }
        : await probeThreads(model, llama.cpuMathCores, this.#tools.clock);
      const measured = probe.trials.map((trial) => `${trial.threads}: ${trial.seconds.toFixed(2)} s`).join(', ');
      this.#tools.progress.note(`Threads: ${probe.threads}${measured ? ` (measured ${measured})` : ''}.`);
      this.#threads = probe.threads;
    }
    return this.#threads;
  }
}

/** The model's own tokens, which are what its window is measured in. */
function modelTokenizer(name: string, model: LlamaModelHandle): Tokenizer {
  return { name, count: (text) => model.tokenize(text).length };
}

/** What was evaluated and written for an answer that is of no use was paid for all the same. */
function withSpent({ code, message, hint }: TaskError, spent: SpentTokens): TaskError {
  return new TaskError(code, message, { ...(hint === undefined ? {} : { hint }), spent });
}

function overflow(promptTokens: number, profile: ModelProfile): TaskError {
  return new TaskError(
    'model-overflow',
    `The prompt of ${promptTokens} tokens leaves no room in the window of ${profile.window} of ${profile.name}.`,
    { hint: 'Lower token-budget.' },
  );
}

function loadError(local: LocalModel, cause: unknown, signal: AbortSignal | undefined): TaskError {
  if (signal?.aborted) return new TaskError('interrupted', `Loading ${local.name} was stopped.`);
  const why = cause instanceof Error ? cause.message : String(cause);
  return new TaskError('model-file', `${local.modelFile} cannot be loaded: ${why}.`, {
    hint: 'Check the file with `vital model check`, or name another with model-file.',
    cause,
  });
}

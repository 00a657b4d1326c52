import { type SpentTokens, TaskError } from '../../domain/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Completion, CompletionRequest, Model, ModelProfile } from '../../ports/model.ts';
import type { Progress } from '../../ports/progress.ts';
import type { Tokenizer } from '../../ports/tokenizer.ts';
import { guessStrength } from '../model-answer/guess-strength.ts';
import { type CallLimits, startCallLimits } from './call-limits.ts';
import { sendChat } from './chat-request.ts';
import { checkPromptKept, sharedRatio } from './check-prompt-kept.ts';
import { explainFault } from './explain-fault.ts';
import { judgeAnswer } from './judge-answer.ts';
import * as defaults from './openai-settings.ts';
import { type Abilities, dropUnsupported } from './optional-parameters.ts';
import { countPrompt, planOutput } from './plan-output.ts';
import { probeServer, type ServerFacts } from './probe-server.ts';
import { type RawAnswer, readAnswer } from './read-answer.ts';
import { requestHeaders, withoutSecrets } from './request-headers.ts';
import { retryOverload } from './retry-overload.ts';
import { explainServerError, type Fault, type FaultContext } from './server-error.ts';

export interface OpenAiTools {
  /** Counts prompts; the server's own tokenizer may differ, which the margin of the window allows for. */
  readonly tokenizer: Tokenizer;
  readonly clock: Clock;
  readonly progress?: Progress;
}

interface KnownServer {
  readonly facts: ServerFacts;
  readonly profile: ModelProfile;
}

/** Ways to adapt to a server are few; past this many it is not adapting but arguing. */
const MOST_ADAPTATIONS = 6;

/** Any OpenAI-compatible server, hosted or own, through chat completions alone. */
export class OpenAiModel implements Model {
  #settings: defaults.OpenAiSettings;
  readonly #tools: OpenAiTools;
  readonly #timeouts: defaults.ModelTimeouts;
  readonly #abilities: Abilities = { dropped: new Set(), newLimitName: false };
  #known: KnownServer | undefined;
  /** Server tokens for one of ours, the highest seen. */
  #ratio = 1;
  #lastPrompt = '';
  /** What the request under way has cost so far; undefined before it is sent. */
  #spent: SpentTokens | undefined;

  constructor(settings: defaults.OpenAiSettings, tools: OpenAiTools) {
    this.#settings = settings;
    this.#tools = tools;
    this.#timeouts = { ...defaults.DEFAULT_TIMEOUTS, ...settings.timeouts };
  }

  async profile(signal?: AbortSignal): Promise<ModelProfile> {
    return (await this.#know(signal)).profile;
  }

  async complete(request: CompletionRequest, signal?: AbortSignal): Promise<Completion> {
    const started = this.#tools.clock.seconds();
    await this.#know(signal);
    const limits = startCallLimits(this.#timeouts, this.#context().server, signal);
    try {
      const promptTokens = countPrompt(request.messages, this.#tools.tokenizer);
      const answer = await this.#send(request, promptTokens, limits);
      const usage = {
        promptTokens: answer.promptTokens || promptTokens,
        reusedTokens: answer.cachedTokens,
        completionTokens: answer.completionTokens || this.#tools.tokenizer.count(answer.text),
      };
      this.#spent = usage;
      this.#checkPrompt(request, promptTokens, answer);
      const text = judgeAnswer(answer);
      return {
        text,
        usage,
        model: answer.model ?? this.#settings.model,
        seconds: this.#tools.clock.seconds() - started,
      };
    } catch (thrown) {
      throw withoutSecrets(this.#explain(thrown).error, this.#settings, this.#spent);
    } finally {
      limits.end();
    }
  }

  async close(): Promise<void> {}

  async #know(signal: AbortSignal | undefined): Promise<KnownServer> {
    if (this.#known) return this.#known;
    const { baseUrl, model, window: knownWindow } = this.#settings;
    try {
      const facts = await probeServer({
        baseUrl,
        model,
        headers: requestHeaders(this.#settings),
        connectSeconds: this.#timeouts.connect,
        loadSeconds: this.#timeouts.firstToken,
        signal,
        knownWindow,
        onWait: () => this.#note(`${baseUrl} is loading its model; waiting.`),
      });
      this.#settings = { ...this.#settings, model: facts.model };
      this.#known = { facts, profile: this.#describe(facts) };
      return this.#known;
    } catch (thrown) {
      if (signal?.aborted) throw new TaskError('interrupted', 'The model call was stopped.');
      throw withoutSecrets(this.#explain(thrown).error, this.#settings);
    }
  }

  #describe(facts: ServerFacts): ModelProfile {
    const { model, window: configured, maxOutputTokens, strength, price } = this.#settings;
    const window = configured ?? facts.window ?? defaults.ASSUMED_WINDOW;
    return {
      name: model,
      window,
      windowSource: configured ? 'configured' : facts.window ? 'probed' : 'assumed',
      maxOutputTokens: Math.min(maxOutputTokens ?? defaults.DEFAULT_MAX_OUTPUT_TOKENS, Math.floor(window / 2)),
      strength: strength ?? guessStrength(model),
      embedded: false,
      tokenizer: this.#tools.tokenizer,
      ...(price ? { price } : {}),
    };
  }

  async #send(request: CompletionRequest, promptTokens: number, limits: CallLimits): Promise<RawAnswer> {
    for (let adaptations = 0; ; adaptations++) {
      try {
        return await retryOverload(() => this.#attempt(request, promptTokens, limits), {
          retries: this.#settings.retries ?? defaults.DEFAULT_RETRIES,
          maxWaitSeconds: this.#settings.maxWaitSeconds ?? defaults.DEFAULT_MAX_WAIT_SECONDS,
          signal: limits.signal,
          explain: (thrown) => this.#explain(thrown),
          onWait: (seconds, fault) => {
            limits.rest();
            this.#note(`${fault.error.message} Trying again in ${seconds.toFixed(1)} s.`);
          },
        });
      } catch (thrown) {
        limits.check();
        const fault = this.#explain(thrown);
        if (adaptations >= MOST_ADAPTATIONS || !this.#adapt(fault, promptTokens)) throw fault.error;
      }
    }
  }

  async #attempt(request: CompletionRequest, promptTokens: number, limits: CallLimits): Promise<RawAnswer> {
    const { facts, profile } = await this.#know(limits.signal);
    const wanted = Math.min(request.maxOutputTokens, profile.maxOutputTokens);
    const maxOutputTokens = planOutput({ window: profile.window, promptTokens, ratio: this.#ratio, wanted });
    const call = {
      address: facts.addresses[0] ?? '',
      request,
      maxOutputTokens,
      abilities: this.#abilities,
      isLlamaCpp: facts.isLlamaCpp,
      signal: limits.signal,
      totalSeconds: this.#timeouts.total,
    };
    this.#spent = undefined;
    limits.sent();
    request.onProgress?.({ phase: 'prompt', tokens: 0, total: promptTokens });
    const answer = await readAnswer(await sendChat(call, this.#settings), {
      limits,
      maxOutputTokens,
      onPrompt: (tokens, total) => request.onProgress?.({ phase: 'prompt', tokens, total }),
      onOutput: (tokens) => {
        this.#spent = { promptTokens, reusedTokens: 0, completionTokens: tokens };
        request.onProgress?.({ phase: 'output', tokens, total: maxOutputTokens });
      },
      onServerError: (body) => {
        throw explainServerError({ status: undefined, body, message: 'an error inside the answer' }, this.#context())
          .error;
      },
    });
    // The SDK ends an aborted stream as if it were complete.
    limits.check();
    return answer;
  }

  /** True if something was learned that makes the next try a different one. */
  #adapt(fault: Fault, promptTokens: number): boolean {
    const known = this.#known;
    if (!known) return false;
    const dropped = dropUnsupported(fault, this.#abilities);
    if (dropped) {
      this.#note(`${known.profile.name} takes no ${dropped}; going on without.`);
      return true;
    }
    const elsewhere =
      fault.status === 404 && fault.error.code === 'model-unreachable' && known.facts.addresses.length > 1;
    if (elsewhere) {
      this.#known = { ...known, facts: { ...known.facts, addresses: known.facts.addresses.slice(1) } };
      return true;
    }
    return this.#learnWindow(fault, known, promptTokens);
  }

  /** The server's counts are the truth: a smaller window or a longer prompt than thought is kept for all later calls. */
  #learnWindow(fault: Fault, known: KnownServer, promptTokens: number): boolean {
    const told = fault.overflow;
    const window = Math.min(known.profile.window, told?.window ?? known.profile.window);
    const ratio = Math.max(this.#ratio, (told?.promptTokens ?? 0) / promptTokens);
    if (!told || (window === known.profile.window && ratio === this.#ratio)) return false;
    this.#ratio = ratio;
    const maxOutputTokens = Math.min(known.profile.maxOutputTokens, Math.floor(window / 2));
    this.#known = { ...known, profile: { ...known.profile, window, maxOutputTokens, windowSource: 'probed' } };
    return true;
  }

  #checkPrompt(request: CompletionRequest, own: number, answer: RawAnswer): void {
    const prompt = request.messages.map((message) => message.content).join('\n');
    const shared = sharedRatio(prompt, this.#lastPrompt);
    this.#lastPrompt = prompt;
    checkPromptKept({ own, reported: answer.promptTokens, sharedRatio: shared, server: this.#context().server });
    this.#ratio = Math.max(this.#ratio, answer.promptTokens / own);
  }

  #explain(thrown: unknown): Fault {
    return explainFault(thrown, this.#context());
  }

  #context(): FaultContext {
    const facts = this.#known?.facts;
    return {
      server: facts?.addresses[0] ?? this.#settings.baseUrl,
      model: this.#settings.model,
      names: facts?.names ?? [],
      received: this.#spent?.completionTokens ?? 0,
    };
  }

  #note(text: string): void {
    this.#tools.progress?.note(text);
  }
}

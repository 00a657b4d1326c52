import { TaskError } from '../../domain/errors.ts';
import type { ModelTimeouts } from './openai-settings.ts';

type Phase = keyof ModelTimeouts;

/** The clocks of one call. */
export interface CallLimits {
  /** Aborted when a phase takes too long or the caller gives up. */
  readonly signal: AbortSignal;
  /** The prompt is on its way: the clock of the first token runs. */
  sent(): void;
  /** A token came: the idle clock starts anew. */
  alive(): void;
  /** No request is under way, as between two tries: only the total counts. */
  rest(): void;
  /** Throws if a clock ran out or the caller gave up. */
  check(): void;
  end(): void;
}

/** Starts the total clock; the others are started by what happens. */
export function startCallLimits(timeouts: ModelTimeouts, server: string, signal?: AbortSignal): CallLimits {
  const controller = new AbortController();
  let expired: Phase | undefined;
  let phaseTimer: NodeJS.Timeout | undefined;
  const expire = (phase: Phase) => () => {
    expired ??= phase;
    controller.abort();
  };
  const totalTimer = setTimeout(expire('total'), timeouts.total * 1000);
  const enter = (phase: 'firstToken' | 'idle') => {
    clearTimeout(phaseTimer);
    phaseTimer = setTimeout(expire(phase), timeouts[phase] * 1000);
  };
  const giveUp = () => controller.abort();
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    sent: () => enter('firstToken'),
    alive: () => enter('idle'),
    rest: () => clearTimeout(phaseTimer),
    check() {
      if (signal?.aborted) throw new TaskError('interrupted', 'The model call was stopped.');
      if (expired) throw timeoutError(expired, timeouts[expired], server);
    },
    end() {
      clearTimeout(totalTimer);
      clearTimeout(phaseTimer);
      signal?.removeEventListener('abort', giveUp);
    },
  };
}

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  connect: 'did not answer',
  firstToken: 'sent no first token',
  idle: 'fell silent in the middle of its answer',
  total: 'did not finish',
};

export function timeoutError(phase: Phase, seconds: number, server: string): TaskError {
  return new TaskError('model-timeout', `${server} ${PHASE_WORDS[phase]} within ${seconds} s (limit: ${phase}).`, {
    hint:
      phase === 'connect'
        ? 'Check that the server runs and base-url is right.'
        : 'Use a smaller token-budget, or a faster server.',
  });
}

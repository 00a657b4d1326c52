import type { Command } from 'commander';
import type { SettingName, SettingValues } from '../../config/settings-schema.ts';
import { TaskError } from '../../domain/errors.ts';
import type { ModelRequest } from '../wire.ts';

/** How a model is named on the command line, the same for every command that needs one. */
export interface ModelOptions {
  readonly baseUrl?: string;
  readonly model?: string;
  readonly modelFile?: string;
  readonly apiKeyEnv?: string;
  readonly window?: string;
  readonly price?: string;
  readonly threads?: string;
  readonly modelTimeoutSeconds?: string;
}

export function modelOptions(command: Command): Command {
  return command
    .option('--base-url <url>', 'an OpenAI-compatible server (default: the embedded model)')
    .option('--model <name>', 'model name at the server, or id of an embedded model')
    .option('--model-file <file>', 'a GGUF file to run in this process')
    .option('--api-key-env <name>', 'environment variable that holds the key (default: VITAL_API_KEY)')
    .option('--window <tokens>', 'window of the model, when the server does not tell')
    .option('--price <usd>', 'USD per million tokens, prompt and completion, as in 0.15,0.60')
    .option('--threads <number>', 'threads of the embedded model (default: probed)')
    .option('--model-timeout-seconds <seconds>', 'limit for one answer of the server');
}

/** The same options under their settings' names. */
export function modelSettings(options: ModelOptions): Partial<Record<SettingName, string | undefined>> {
  return {
    model: options.model,
    'model-file': options.modelFile,
    'base-url': options.baseUrl,
    'context-window': options.window,
    price: options.price,
    threads: options.threads,
    'model-timeout-seconds': options.modelTimeoutSeconds,
  };
}

const SHORT_OPTIONS: Readonly<Partial<Record<SettingName, string>>> = {
  'token-budget': 'budget',
  'allocation-mode': 'mode',
  'max-attempts': 'attempts',
  'context-window': 'window',
};

/** Where a setting was written, by the option's own name: `command line, --budget`. */
export function onCommandLine(name: SettingName): string {
  return `command line, --${SHORT_OPTIONS[name] ?? name}`;
}

/** Reads the key once and takes it out of the environment, so that nothing started later can see it. */
export function modelRequest(options: ModelOptions, values: SettingValues): ModelRequest {
  const variable = options.apiKeyEnv ?? 'VITAL_API_KEY';
  const apiKey = process.env[variable];
  if (options.apiKeyEnv && !apiKey) {
    throw new TaskError(
      'bad-input',
      `The environment variable ${options.apiKeyEnv} is empty or not set (--api-key-env).`,
      {
        hint: 'Export it with the key, or leave the option out.',
      },
    );
  }
  delete process.env[variable];
  return { values, ...(apiKey ? { apiKey } : {}) };
}

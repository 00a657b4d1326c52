import { z } from 'zod';
import { ALLOCATION_MODES } from '../domain/portfolio.ts';
import { TRANSFER_POLICIES } from '../domain/witness.ts';

/** Output modes people know; `none` and `patch` are built, the others answer so. */
export const OUTPUT_MODES = ['none', 'patch', 'suggest', 'push', 'branch', 'draft-pr', 'pr'] as const;

const wholeNumber = (minimum: number) => {
  const rule = minimum === 0 ? 'must be a whole number' : `must be a whole number above ${minimum - 1}`;
  return z
    .string()
    .regex(/^\d+$/, rule)
    .regex(/^.{1,9}$/, 'is too large')
    .transform(Number)
    .refine((value) => value >= minimum, rule);
};

const MINUTES = 'must be a number of minutes above 0, as in 10 or 0.5';

const minutes = z
  .string()
  .regex(/^\d{1,6}(?:\.\d{1,3})?$/, MINUTES)
  .transform(Number)
  .refine((value) => value > 0, MINUTES);

const trueOrFalse = z
  .string()
  .regex(/^(?:true|false)$/i, 'must be true or false')
  .transform((value) => value.toLowerCase() === 'true');

const oneOf = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.enum(options, `must be one of ${options.join(', ')}`);

const httpAddress = z.string().regex(/^https?:\/\/[^\s]+$/, 'must be an http(s) address');

const PRICES = 'must be two prices in USD per million tokens, prompt and completion, as in 0.15,0.60';

const prices = z
  .string()
  .regex(/^\d{1,6}(?:\.\d{1,6})?,\d{1,6}(?:\.\d{1,6})?$/, PRICES)
  .transform((value) => {
    const [prompt, completion] = value.split(',').map(Number);
    return { prompt: prompt ?? 0, completion: completion ?? 0 };
  });

const text = z.string();

/** One entry a setting: its schema, what is said of it in the settings table, the default and an example as people write them. */
interface Setting<S extends z.ZodType> {
  readonly schema: S;
  readonly about: string;
  readonly fallback: string;
  readonly example: string;
}

const setting = <S extends z.ZodType>(
  schema: S,
  about: string,
  [fallback, example]: readonly [string?, string?] = [],
): Setting<S> => ({
  schema,
  about,
  fallback: fallback ?? '',
  example: example ?? fallback ?? '',
});

/** Every setting of the workflow step, by its documented spelling. The command line shortens some, as `--budget`. */
export const SETTINGS = {
  prompt: setting(text, 'The task, as text.'),
  'prompt-file': setting(text, 'A file with the task; not together with `prompt`.'),
  'trigger-phrase': setting(text, 'What a comment must start with.', ['/generate']),
  'working-directory': setting(text, 'Folder of the repository the tests run in.', ['.']),
  model: setting(text, 'Model name at the server, or the id of an embedded model.', [
    'qwen2.5-coder-1.5b-instruct-q4_k_m',
  ]),
  'model-file': setting(text, 'A GGUF file to run in this process.'),
  'base-url': setting(httpAddress, 'An OpenAI-compatible server. Without it the embedded model is used.', [
    '',
    'http://127.0.0.1:8000/v1',
  ]),
  'api-key': setting(text, 'Key for the server. Never shown, never given to a test.'),
  'context-window': setting(wholeNumber(512), 'Window of the model in tokens, when the server does not tell.', [
    '',
    '32768',
  ]),
  'max-output-tokens': setting(wholeNumber(16), 'Most tokens one answer may have.', ['', '2048']),
  price: setting(
    prices,
    'Price of the model in USD per million tokens, prompt and completion; costs are shown with it.',
    ['', '0.15,0.60'],
  ),
  'token-budget': setting(wholeNumber(1), 'Evidence tokens.', ['4096; 2048 with the embedded model', '4096']),
  'allocation-mode': setting(
    oneOf(ALLOCATION_MODES),
    'How evidence shares the budget: five positions by `paper` or `product`, or as many objects as pay by `fill`.',
    ['paper'],
  ),
  'max-attempts': setting(wholeNumber(1), 'Tries in all.', ['2; 3 with the embedded model', '3']),
  transfer: setting(oneOf(TRANSFER_POLICIES), 'When the alternative program is written.', ['on-failure']),
  seed: setting(wholeNumber(0), 'Seed of the sampler.', ['1']),
  'test-command': setting(text, 'Command that runs the tests; `none` runs none.', ['detected']),
  'setup-command': setting(text, 'Command that prepares the tree for its tests; it may use the network.'),
  'test-network': setting(trueOrFalse, 'Whether the tests may use the network.', ['false']),
  'timeout-minutes': setting(minutes, 'Limit for the whole run.', ['60']),
  'test-timeout-minutes': setting(minutes, 'Limit for one run of the tests.', ['10']),
  'model-timeout-seconds': setting(wholeNumber(1), 'Limit for one answer of the model.', ['600']),
  'output-mode': setting(oneOf(OUTPUT_MODES), 'What becomes of the change: `none` or `patch`.', ['patch']),
  'dry-run': setting(trueOrFalse, 'Everything up to the first model call, and no further.', ['false']),
  permissions: setting(text, 'Roles that may command.', ['write,maintain,admin']),
  'allowed-bots': setting(text, 'Bots that may command, by exact name; no wildcard.'),
  threads: setting(wholeNumber(1), 'Threads of the embedded model.', ['probed', '2']),
  'github-token': setting(text, "The job's token.", ['that of the job']),
} as const satisfies Record<string, Setting<z.ZodType>>;

export type SettingName = keyof typeof SETTINGS;

export type SettingValues = {
  readonly [Name in SettingName]?: z.output<(typeof SETTINGS)[Name]['schema']>;
};

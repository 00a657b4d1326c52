import { readSettings } from '../config/read-settings.ts';
import { OUTPUT_MODES, type SettingValues } from '../config/settings-schema.ts';
import { TaskError } from '../domain/errors.ts';
import type { AdmissionPolicy } from '../task/admit-comment.ts';
import { WRITING_ROLES } from '../task/authorize.ts';
import { DEFAULT_TRIGGER } from '../task/parse-command.ts';

export interface ActionInputs {
  readonly values: SettingValues;
  readonly warnings: readonly string[];
  readonly apiKey: string | undefined;
  readonly token: string | undefined;
  readonly policy: AdmissionPolicy;
}

/** Known from the plan and from other tools, but without effect yet. A limit that is ignored would be worse than a refusal. */
const NOT_BUILT = [
  'label-trigger',
  'assignee-trigger',
  'allow-users',
  'allow-forks',
  'base-branch',
  'branch-prefix',
  'branch-name-template',
  'fallback-models',
  'api-style',
  'max-cost-usd',
  'baseline',
  'sticky-comment',
  'comment-key',
  'include-paths',
  'exclude-paths',
  'protected-paths',
  'sign-commits',
  'ssh-signing-key',
  'commit-message',
  'signoff',
] as const;

const NOT_BUILT_MODES = OUTPUT_MODES.filter((mode) => mode !== 'none' && mode !== 'patch');

/**
 * The inputs of the step, in either spelling. Secrets are taken out of the environment, so that nothing started later
 * can inherit them. Throws one `bad-input` with every problem found.
 */
export function readActionInputs(env: NodeJS.ProcessEnv): ActionInputs {
  const problems: string[] = [];
  const raw = collectInputs(env, problems);
  for (const name of NOT_BUILT) {
    if (raw[name] !== undefined) problems.push(`${name} is not built yet (workflow input). Leave it out.`);
    delete raw[name];
  }
  const settings = tryReadSettings(raw, problems);
  const policy = readPolicy(raw, problems);
  const mode = raw['output-mode']?.trim();
  if (NOT_BUILT_MODES.some((known) => known === mode)) {
    problems.push(`output-mode ${mode} is not built yet (workflow input). Write none or patch.`);
  }
  if (problems.length > 0 || settings === undefined) throw new TaskError('bad-input', problems.join('\n'));
  const { 'api-key': apiKey, 'github-token': token, ...values } = settings.values;
  return { values, warnings: settings.warnings, apiKey, token, policy };
}

function collectInputs(env: NodeJS.ProcessEnv, problems: string[]): Record<string, string> {
  const inputs: Record<string, string> = {};
  for (const variable of Object.keys(env)
    .filter((key) => key.startsWith('INPUT_'))
    .sort()) {
    const name = variable.slice('INPUT_'.length).toLowerCase().replaceAll('_', '-');
    const value = env[variable] ?? '';
    if (name === 'api-key' || name === 'github-token') delete env[variable];
    if (value.trim() === '') continue;
    // The token has a default under its documented name; the other spelling, if used, was written by a person.
    const twice = inputs[name] !== undefined && inputs[name] !== value && name !== 'github-token';
    if (twice) problems.push(`${name} is given twice with different values (workflow input). Keep one spelling.`);
    inputs[name] = value;
  }
  return inputs;
}

function tryReadSettings(raw: Record<string, string>, problems: string[]) {
  try {
    return readSettings(raw, 'workflow input');
  } catch (failure) {
    if (!(failure instanceof TaskError)) throw failure;
    problems.push(failure.message);
    return undefined;
  }
}

function readPolicy(raw: Readonly<Record<string, string>>, problems: string[]): AdmissionPolicy {
  const named = splitList(raw.permissions ?? WRITING_ROLES.join());
  const roles = WRITING_ROLES.filter((role) => named.includes(role));
  const strange = named.filter((name) => !WRITING_ROLES.some((role) => role === name));
  if (strange.length > 0 || roles.length === 0) {
    const seen = JSON.stringify(raw.permissions ?? '');
    problems.push(`permissions must be some of ${WRITING_ROLES.join(', ')}, got ${seen} (workflow input).`);
  }
  const allowedBots = splitList(raw['allowed-bots'] ?? '');
  if (allowedBots.some((name) => name.includes('*'))) {
    problems.push('allowed-bots takes exact names only, got a wildcard (workflow input). Write renovate.');
  }
  const trigger = raw['trigger-phrase']?.trim() ?? DEFAULT_TRIGGER;
  if (/\s/.test(trigger)) {
    problems.push(`trigger-phrase must be one word, got ${JSON.stringify(trigger)} (workflow input). Write /generate.`);
  }
  return { roles, allowedBots, trigger };
}

function splitList(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((item) => item !== '');
}

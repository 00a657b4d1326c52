import { TaskError } from '../domain/errors.ts';
import { nearestName } from '../domain/nearest-name.ts';
import { SETTINGS, type SettingName, type SettingValues } from './settings-schema.ts';

/** Names other tools use for the same thing, answered with ours. */
const RETIRED: ReadonlyMap<string, SettingName> = new Map([
  ['openai-api-key', 'api-key'],
  ['openai-base-url', 'base-url'],
  ['max-turns', 'max-attempts'],
  ['token', 'github-token'],
  ['budget', 'token-budget'],
]);

export interface ReadSettings {
  readonly values: SettingValues;
  /** Names nobody knows, each with the nearest known one: a typo must not be a silent default. */
  readonly warnings: readonly string[];
}

/**
 * Reads settings written as text, in kebab-case or snake_case. Empty values count as absent. Throws one `bad-input`
 * that lists every problem with the value seen and where it came from. `where` may name the place of each setting.
 */
export function readSettings(
  raw: Readonly<Record<string, string | undefined>>,
  where: string | ((name: SettingName) => string),
): ReadSettings {
  const values: Partial<Record<SettingName, unknown>> = {};
  const problems: string[] = [];
  const warnings: string[] = [];
  for (const [written, value] of Object.entries(raw)) {
    if (value === undefined || value.trim() === '') continue;
    const name = written.toLowerCase().replaceAll('_', '-');
    if (!isSettingName(name)) {
      warnings.push(unknownName(written, name));
      continue;
    }
    const parsed = SETTINGS[name].schema.safeParse(name === 'prompt' ? value : value.trim());
    if (parsed.success) values[name] = parsed.data;
    else
      problems.push(
        complaint(name, value, {
          rule: firstMessage(parsed.error.issues),
          where: typeof where === 'string' ? where : where(name),
        }),
      );
  }
  problems.push(...contradictions(values));
  if (problems.length > 0) throw new TaskError('bad-input', problems.join('\n'));
  return { values: values as SettingValues, warnings };
}

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name);
}

function unknownName(written: string, name: string): string {
  const meant = RETIRED.get(name) ?? nearestName(name, Object.keys(SETTINGS));
  return meant ? `Unknown setting ${written}: did you mean ${meant}?` : `Unknown setting ${written} is ignored.`;
}

function firstMessage(issues: readonly { readonly message: string }[]): string {
  return issues[0]?.message ?? 'cannot be read';
}

/** `token-budget must be a whole number above 0, got "12k" (workflow input). Write 12000.` */
function complaint(
  name: SettingName,
  value: string,
  { rule, where }: { readonly rule: string; readonly where: string },
): string {
  const thousands = /^(\d{1,6})k$/i.exec(value.trim());
  const example = thousands ? `${thousands[1]}000` : SETTINGS[name].example;
  return `${name} ${rule}, got ${shown(name, value)} (${where}).${example ? ` Write ${example}.` : ''}`;
}

/** A secret that fails its check must not be printed by the complaint about it. */
function shown(name: SettingName, value: string): string {
  return name === 'api-key' || name === 'github-token' ? '***' : JSON.stringify(value.slice(0, 200));
}

function contradictions(values: Partial<Record<SettingName, unknown>>): string[] {
  const pairs: readonly (readonly [SettingName, SettingName])[] = [
    ['prompt', 'prompt-file'],
    ['base-url', 'model-file'],
  ];
  return pairs
    .filter(([a, b]) => values[a] !== undefined && values[b] !== undefined)
    .map(([a, b]) => `${a} and ${b} cannot both be given. Leave one out.`);
}

import { type CommitSha, commitSha } from '../domain/commit-sha.ts';
import { nearestName } from '../domain/nearest-name.ts';
import { type CommandWord, splitCommandWords } from './command-words.ts';

/** What one command may say for itself; everything else comes from the workflow. */
export interface CommandOptions {
  readonly dryRun: boolean;
  /** The head the asker looked at: asked for where a stranger could change it under his hands. */
  readonly sha?: CommitSha;
  readonly path?: string;
  readonly test?: string;
  readonly model?: string;
  readonly budget?: number;
}

interface Reading {
  readonly options: CommandOptions;
  readonly text: string;
  readonly problems: readonly string[];
}

const KEYS = ['path', 'test', 'model', 'budget', 'sha'] as const;
type Key = (typeof KEYS)[number];
const FLAGS = ['--dry-run'] as const;

/**
 * Options stand before the task or after it, never inside: in the middle of a sentence `--verbose` and `a=b` are words
 * of the task. A word of that shape that is no option but nearly one is answered, not taken as text.
 */
export function readCommandOptions(line: string): Reading {
  const words = splitCommandWords(line);
  let first = 0;
  while (first < words.length && (isOption(words[first]) || isStrangeFlag(words[first]))) first += 1;
  let last = words.length;
  while (last > first && (isOption(words[last - 1]) || isMistypedFlag(words[last - 1]))) last -= 1;
  const bareSha =
    first === 0 && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(words[0]?.raw ?? '') ? words[0]?.raw : undefined;
  const given = [...words.slice(0, first), ...words.slice(last)];
  const problems: string[] = [];
  const values = collect(given, problems);
  if (bareSha !== undefined) values.set('sha', bareSha);
  const text = line.slice(words[bareSha === undefined ? first : 1]?.start ?? line.length, words[last - 1]?.end ?? 0);
  return { options: typed(values, given, problems), text: last > first ? text : '', problems };
}

function collect(words: readonly CommandWord[], problems: string[]): Map<Key, string> {
  const values = new Map<Key, string>();
  for (const word of words) {
    const key = KEYS.find((known) => known === word.key);
    if (key === undefined) {
      if (!FLAGS.some((flag) => flag === word.raw)) problems.push(unknownOption(word));
    } else if (word.isUnclosed) problems.push(`The quote after ${key}= does not close.`);
    else if (values.has(key)) problems.push(`${key}= is given twice.`);
    else if (word.value === '') problems.push(`${key}= has no value.`);
    else values.set(key, word.value);
  }
  return values;
}

function typed(values: ReadonlyMap<Key, string>, words: readonly CommandWord[], problems: string[]): CommandOptions {
  const budget = values.get('budget');
  if (budget !== undefined && !/^[1-9]\d{0,8}$/.test(budget)) {
    problems.push(
      `budget must be a whole number above 0, got ${JSON.stringify(budget)}. Write it in digits: budget=4096.`,
    );
  }
  const sha = values.get('sha');
  const isSha = sha !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(sha);
  if (sha !== undefined && !isSha) {
    problems.push(
      `sha must be a full commit id of 40 hexadecimal digits, got ${JSON.stringify(sha)} (${sha.length} characters).`,
    );
  }
  const text = (key: 'path' | 'test' | 'model') => (values.has(key) ? { [key]: values.get(key) } : {});
  return {
    dryRun: words.some((word) => word.raw === '--dry-run'),
    ...(isSha ? { sha: commitSha(sha) } : {}),
    ...text('path'),
    ...text('test'),
    ...text('model'),
    ...(budget === undefined ? {} : { budget: Number(budget) }),
  };
}

function unknownOption(word: CommandWord): string {
  const name = word.key ?? word.raw;
  const near = nearestName(name, word.key === undefined ? FLAGS : KEYS);
  const known = `Known are ${[...FLAGS, ...KEYS.map((key) => `${key}=`)].join(', ')}.`;
  return `${JSON.stringify(word.raw.slice(0, 60))} is not an option.${near === undefined ? '' : ` Did you mean ${near}${word.key === undefined ? '' : '='}?`} ${known}`;
}

function isOption(word: CommandWord | undefined): boolean {
  return word !== undefined && (FLAGS.some((flag) => flag === word.raw) || KEYS.some((key) => key === word.key));
}

/** Before the task anything with two dashes is meant as an option, and so is a key that is nearly one. */
function isStrangeFlag(word: CommandWord | undefined): boolean {
  if (word === undefined) return false;
  if (word.key !== undefined) return nearestName(word.key, KEYS) !== undefined;
  return /^--[A-Za-z]/.test(word.raw) || isMistypedFlag(word);
}

/** Also with the long dash that keyboards put for two short ones. */
function isMistypedFlag(word: CommandWord | undefined): boolean {
  return (
    word?.key === undefined &&
    /^[-–—]{1,2}[A-Za-z]/.test(word?.raw ?? '') &&
    nearestName(word?.raw ?? '', FLAGS) !== undefined
  );
}

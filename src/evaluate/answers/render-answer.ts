import { createTwoFilesPatch } from 'diff';
import type { Unit } from '../../domain/symbol.ts';
import type { Extractor } from '../../ports/extractor.ts';
import type { AskedForm } from './asked-form.ts';
import { definitionsOf, type KnownChange, unitKey, unitText } from './known-change.ts';

/** Writes a known change in the form that was asked for; as a unified diff where that form cannot hold it. */
export async function renderAnswer(change: KnownChange, asked: AskedForm, extractor: Extractor): Promise<string> {
  if (asked.form === 'whole-file' && asked.path === change.path) return fenced(change.language, change.after);
  if (asked.form === 'whole-definition') {
    const definition = await wholeDefinition(change, asked.name, extractor);
    if (definition !== undefined) return fenced(change.language, definition);
  }
  return diffAnswer([change]);
}

/** One fenced unified diff of all changes. */
export function diffAnswer(changes: readonly KnownChange[]): string {
  return fenced(
    'diff',
    changes.map((change) => (change.before === change.after ? idleDiff(change) : diffOf(change))).join(''),
  );
}

function diffOf({ path, before, after }: KnownChange): string {
  return createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, '', '', { context: 3 });
}

/** Takes the first line with text out and puts it back: an answer that is read and comes to nothing. */
function idleDiff({ path, before }: KnownChange): string {
  const lines = before.split('\n');
  const at = Math.max(
    0,
    lines.findIndex((line) => line.trim() !== ''),
  );
  const line = lines[at] ?? '';
  return `--- a/${path}\n+++ b/${path}\n@@ -${at + 1} +${at + 1} @@\n-${line}\n+${line}\n`;
}

/** The definition after the change, if putting it in place of the old one is the whole change to all definitions. */
async function wholeDefinition(
  { before, after, language }: KnownChange,
  name: string,
  extractor: Extractor,
): Promise<string | undefined> {
  const [old, wanted] = await Promise.all([
    definitionsOf(before, language, extractor),
    definitionsOf(after, language, extractor),
  ]);
  const from = old.find((unit) => isNamed(unit, name));
  const to = wanted.find((unit) => from !== undefined && unitKey(unit) === unitKey(from));
  if (!from || !to) return undefined;
  const lines = before.split('\n');
  const replaced = [...lines.slice(0, from.start - 1), unitText(after, to), ...lines.slice(from.end)].join('\n');
  const got = await definitionsOf(replaced, language, extractor);
  return sameDefinitions({ units: got, text: replaced }, { units: wanted, text: after })
    ? unitText(after, to)
    : undefined;
}

interface Parsed {
  readonly units: readonly Unit[];
  readonly text: string;
}

function sameDefinitions(one: Parsed, other: Parsed): boolean {
  const texts = ({ units, text }: Parsed) =>
    units.map((unit) => `${unitKey(unit)}\n${unitText(text, unit).trim()}`).sort();
  const [a, b] = [texts(one), texts(other)];
  return a.length === b.length && a.every((text, at) => text === b[at]);
}

function isNamed(unit: Unit, name: string): boolean {
  return unit.qualifiedName === name || unit.name === name;
}

/** A fence longer than any run of backticks inside. */
function fenced(language: string, text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const longest = runs.reduce((most, run) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.endsWith('\n') ? text : `${text}\n`}${fence}\n`;
}

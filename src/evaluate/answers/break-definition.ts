import { type GrammarLanguage, lineComment } from '../../domain/language.ts';
import type { Unit } from '../../domain/symbol.ts';
import type { Extractor } from '../../ports/extractor.ts';
import { definitionsOf, type KnownChange, unitKey, unitText } from './known-change.ts';

/** A statement that compiles anywhere in a function and ends it; Java refuses code after a plain `throw`. */
const STOP: Partial<Record<GrammarLanguage, string>> = {
  python: "raise RuntimeError('wrong on purpose')",
  javascript: "throw new Error('wrong on purpose');",
  typescript: "throw new Error('wrong on purpose');",
  tsx: "throw new Error('wrong on purpose');",
  java: 'if (true) throw new RuntimeException("wrong on purpose");',
  go: 'panic("wrong on purpose")',
  rust: 'if true { panic!("wrong on purpose"); }',
};

/**
 * A change that parses and is wrong: the definition the known repair touches gives up at once. Where no such definition
 * is found, a comment at the end of the file, which leaves the bug as it is.
 */
export async function breakDefinition(change: KnownChange, extractor: Extractor): Promise<KnownChange> {
  const { before, after, language } = change;
  const [old, repaired] = await Promise.all([
    definitionsOf(before, language, extractor),
    definitionsOf(after, language, extractor),
  ]);
  const touched = outermost(old.filter((unit) => isTouched(unit, repaired, change)));
  const statement = STOP[language];
  if (!touched || !statement || touched.bodyStart <= touched.start) {
    return { ...change, after: `${before.replace(/\n?$/, '\n')}${lineComment(language)} wrong on purpose\n` };
  }
  const lines = before.split('\n');
  const at = touched.bodyStart - 1;
  const indent = /^\s*/.exec(lines[at] ?? '')?.[0] ?? '';
  return { ...change, after: [...lines.slice(0, at), indent + statement, ...lines.slice(at)].join('\n') };
}

function isTouched(unit: Unit, repaired: readonly Unit[], { before, after }: KnownChange): boolean {
  if (unit.kind !== 'function' && unit.kind !== 'method') return false;
  const same = repaired.find((candidate) => unitKey(candidate) === unitKey(unit));
  return same !== undefined && unitText(after, same).trim() !== unitText(before, unit).trim();
}

/** The outermost function of those touched: an inner one may not be reached before the bug is. */
function outermost(units: readonly Unit[]): Unit | undefined {
  return [...units].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)[0];
}

import type { GrammarLanguage } from '../../domain/language.ts';
import type { Unit } from '../../domain/symbol.ts';
import type { Extractor } from '../../ports/extractor.ts';

/** What a scripted answer is to come to: one file before and after. Equal texts are an answer that changes nothing. */
export interface KnownChange {
  readonly path: string;
  readonly language: GrammarLanguage;
  readonly before: string;
  readonly after: string;
}

/** Definitions of a text, without the parts that are no definition. */
export async function definitionsOf(
  text: string,
  language: GrammarLanguage,
  extractor: Extractor,
): Promise<readonly Unit[]> {
  const extraction = await extractor.extract(language, text);
  if (!extraction.ok) return [];
  return extraction.record.units.filter((unit) => unit.kind !== 'module' && unit.kind !== 'window');
}

export function unitText(text: string, unit: Unit): string {
  return text
    .split('\n')
    .slice(unit.start - 1, unit.end)
    .join('\n');
}

/** Tells a definition of one text from its namesakes. */
export function unitKey(unit: Unit): string {
  return `${unit.qualifiedName}\n${unit.kind}\n${unit.ordinal}`;
}

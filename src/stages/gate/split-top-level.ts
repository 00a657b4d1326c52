import type { GrammarLanguage } from '../../domain/language.ts';
import { isCharacterQuote } from './literal-end.ts';

/** Splits at commas outside brackets and text literals; `<` counts as a bracket only right behind a name. */
export function splitTopLevel(list: string, language: GrammarLanguage): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let angles = 0;
  let from = 0;
  let at = 0;
  while (at < list.length) {
    const character = list[at] ?? '';
    if (opensText(list, at, language)) at = textEnd(list, at);
    else {
      if ('([{'.includes(character)) depth += 1;
      else if (')]}'.includes(character)) depth -= 1;
      else if (character === '<' && /\w/.test(list[at - 1] ?? '')) angles += 1;
      else if (character === '>' && angles > 0 && !/[-=]/.test(list[at - 1] ?? '')) angles -= 1;
      else if (character === ',' && depth === 0 && angles === 0) {
        parts.push(list.slice(from, at));
        from = at + 1;
      }
      at += 1;
    }
  }
  parts.push(list.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** `'a` is a lifetime, not an opening quote. */
export function opensText(list: string, at: number, language: GrammarLanguage): boolean {
  const character = list[at] ?? '';
  return character === '"' || character === '`' || (character === "'" && isCharacterQuote(list, at, language));
}

export function textEnd(list: string, at: number): number {
  let next = at + 1;
  while (next < list.length) {
    if (list[next] === list[at]) return next + 1;
    next += list[next] === '\\' ? 2 : 1;
  }
  return list.length;
}

import type { GrammarLanguage } from '../../domain/language.ts';
import { isScript, literalEnd } from './literal-end.ts';

/** Literals inside the holes of literals, so deep; past it the text is data made to look like code. */
const DEEPEST = 5;

/**
 * The code with comments and text literals blanked out, line ends kept, so that words in it are names. What literals
 * compute (`${…}`, the braces of an f-string) stays, blanked in turn.
 */
export function blankLiterals(text: string, language: GrammarLanguage, depth = 0): string {
  const out: string[] = [];
  let at = 0;
  let from = 0;
  while (at < text.length) {
    const end = literalEnd(text, at, language);
    if (end === undefined) at += 1;
    else {
      out.push(text.slice(from, at), blank(text.slice(at, end), language, depth));
      at = end;
      from = end;
    }
  }
  out.push(text.slice(from));
  return out.join('');
}

function blank(literal: string, language: GrammarLanguage, depth: number): string {
  const opening = isScript(language) && literal.startsWith('`') ? '${' : isFormat(literal, language) ? '{' : undefined;
  if (opening === undefined || depth >= DEEPEST) return literal.replace(/[^\n]/g, ' ');
  const holes = keepHoles(literal, opening);
  return holes.map(({ text, isHole }) => (isHole ? ` (${blankLiterals(text, language, depth + 1)}) ` : text)).join('');
}

function isFormat(literal: string, language: GrammarLanguage): boolean {
  return language === 'python' && /^[rR]?[fF]/.test(literal);
}

interface Piece {
  readonly text: string;
  readonly isHole: boolean;
}

/** The literal in pieces: blanks, and what its holes compute. `{{` is a brace and no hole. */
function keepHoles(literal: string, opening: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < literal.length) {
    if (opening === '{' && literal.startsWith('{{', at)) at += 2;
    else if (literal.startsWith(opening, at)) {
      const start = at + opening.length;
      const end = holeEnd(literal, start);
      const hole = literal.slice(start, end);
      pieces.push({ text: opening === '{' ? withoutFormat(hole) : hole, isHole: true });
      at = end + 1;
    } else {
      if (literal[at] === '\n') pieces.push({ text: '\n', isHole: false });
      at += 1;
    }
  }
  return pieces;
}

function holeEnd(text: string, from: number): number {
  let depth = 1;
  for (let i = from; i < text.length; i++) {
    if (text[i] === '{') depth += 1;
    else if (text[i] === '}') depth -= 1;
    if (depth === 0) return i;
  }
  return text.length;
}

/** Without `:>9` and `!r`, which say how to print a value. */
function withoutFormat(hole: string): string {
  let depth = 0;
  for (let i = 0; i < hole.length; i++) {
    if ('{[('.includes(hole[i] ?? ' ')) depth += 1;
    else if ('}])'.includes(hole[i] ?? ' ')) depth -= 1;
    else if (depth === 0 && /^(?::(?!=)|![rsa](?:[:]|$))/.test(hole.slice(i, i + 3))) return hole.slice(0, i);
  }
  return hole;
}

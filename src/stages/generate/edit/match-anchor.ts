import { findLines } from './find-lines.ts';
import { indentMapping } from './indent-mapping.ts';
import { collapseBlanks, indentOf, isBlank } from './source-lines.ts';

export interface Anchor {
  readonly search: readonly string[];
  readonly replace: readonly string[];
  /** 0-based line claimed by a diff header: decides between equal exact places, never more. */
  readonly claimed?: number;
}

export type AnchorMatch =
  | { readonly kind: 'found'; readonly start: number; readonly count: number; readonly replace: readonly string[] }
  /** 0-based lines of all places. */
  | { readonly kind: 'ambiguous'; readonly places: readonly number[] }
  | { readonly kind: 'none' };

/**
 * Finds the one place an anchor means: exactly, else with blanks normalised, else shifted in indentation, else as a part
 * of a line. Two places at the first level that has any is ambiguous, never a choice.
 */
export function matchAnchor(lines: readonly string[], anchor: Anchor): AnchorMatch {
  const exact = findLines(lines, anchor.search);
  if (anchor.claimed !== undefined && exact.includes(anchor.claimed)) return found(anchor, anchor.claimed);
  if (exact.length > 0) return onlyPlace(exact, anchor);
  const core = withoutOuterBlanks(anchor);
  if (core.search.length === 0) return { kind: 'none' };
  const blanks = findLines(lines.map(normaliseBlanks), core.search.map(normaliseBlanks));
  if (blanks.length > 0) return withFileLines(lines, onlyPlace(blanks, core), core);
  const shifted = matchShifted(lines, core);
  return shifted.kind === 'none' ? matchPart(lines, anchor) : shifted;
}

function found(anchor: Anchor, start: number): AnchorMatch {
  return { kind: 'found', start, count: anchor.search.length, replace: anchor.replace };
}

function onlyPlace(places: readonly number[], anchor: Anchor): AnchorMatch {
  const [place] = places;
  return places.length === 1 && place !== undefined ? found(anchor, place) : { kind: 'ambiguous', places };
}

function normaliseBlanks(line: string): string {
  return indentOf(line) + collapseBlanks(line);
}

function withoutOuterBlanks(anchor: Anchor): Anchor {
  let { search, replace } = anchor;
  while (search[0] !== undefined && isBlank(search[0])) {
    search = search.slice(1);
    if (replace[0] !== undefined && isBlank(replace[0])) replace = replace.slice(1);
  }
  for (let last = search.at(-1); last !== undefined && isBlank(last); last = search.at(-1)) {
    search = search.slice(0, -1);
    const end = replace.at(-1);
    if (end !== undefined && isBlank(end)) replace = replace.slice(0, -1);
  }
  return { search, replace };
}

function matchShifted(lines: readonly string[], anchor: Anchor): AnchorMatch {
  const places = findLines(lines.map(collapseBlanks), anchor.search.map(collapseBlanks));
  const mapped = places.flatMap((start) => {
    const map = indentMapping(anchor.search, lines.slice(start, start + anchor.search.length));
    return map ? [{ start, map }] : [];
  });
  const [only] = mapped;
  if (only === undefined) return { kind: 'none' };
  if (mapped.length > 1) return { kind: 'ambiguous', places: mapped.map(({ start }) => start) };
  const match = found({ ...anchor, replace: anchor.replace.map(only.map) }, only.start);
  return withFileLines(lines, match, { search: anchor.search.map(only.map) });
}

/** Lines of the anchor that the answer leaves as they are stay as the file has them: the blanks in them may be data. */
function withFileLines(lines: readonly string[], match: AnchorMatch, { search }: Pick<Anchor, 'search'>): AnchorMatch {
  if (match.kind !== 'found') return match;
  const inFile = new Map<string, string | undefined>();
  for (const [i, line] of search.entries()) {
    const actual = lines[match.start + i];
    inFile.set(line, !inFile.has(line) || inFile.get(line) === actual ? actual : undefined);
  }
  return { ...match, replace: match.replace.map((line) => inFile.get(line) ?? line) };
}

const CUTS_WORD = /[\p{L}\p{N}_$]{2}/u;

/** An anchor that begins or ends inside a line, but not inside a word: unique in the text, the rest of its lines is kept. */
function matchPart(lines: readonly string[], anchor: Anchor): AnchorMatch {
  const text = lines.join('\n');
  const wanted = anchor.search.join('\n').trim();
  const at = wanted === '' ? -1 : text.indexOf(wanted);
  if (at < 0) return { kind: 'none' };
  const start = lineAt(text, at);
  const again = text.indexOf(wanted, at + 1);
  if (again >= 0) return { kind: 'ambiguous', places: [start, lineAt(text, again)] };
  const end = at + wanted.length;
  if ([at, end].some((edge) => CUTS_WORD.test(text.slice(Math.max(0, edge - 1), edge + 1)))) return { kind: 'none' };
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const around =
    text.slice(lineStart, at) + anchor.replace.join('\n').trim() + text.slice(end, lineEnd < 0 ? text.length : lineEnd);
  return { kind: 'found', start, count: lineAt(text, end) - start + 1, replace: around.split('\n') };
}

function lineAt(text: string, offset: number): number {
  let line = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

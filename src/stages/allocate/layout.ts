import { lineComment } from '../../domain/language.ts';
import type { Source } from './source.ts';

export type CountTokens = (text: string) => number;

/** Everything an object's rendering is put together from; each entry is one printed line. */
export interface Layout {
  /** `<comment> path:start-end` */
  readonly head: string;
  /** The folded signature, empty if there is none (decision D-15). */
  readonly signature: string;
  readonly lines: readonly string[];
  readonly comment: string;
}

/** Longer lines are data, not code: a marker stands for them (decision D-18). */
const LONGEST_LINE = 1000;
const SIGNATURE_TOKENS = 64;

export function layOut(source: Source, count: CountTokens): Layout {
  const comment = lineComment(source.language);
  return {
    head: `${comment} ${printablePath(source.path)}:${source.start}-${source.end}`,
    signature: foldSignature(source.signature, count),
    lines: source.lines.map((line) => (isData(line) ? `${comment} … ${line.length} characters …` : line)),
    comment,
  };
}

export function isData(line: string): boolean {
  return line.length > LONGEST_LINE;
}

/** ρ̄: the descriptor's first line and the whole source. The signature is its own first line, so it is not repeated. */
export function composeAll(layout: Layout): string {
  return [layout.head, ...layout.lines].join('\n');
}

/**
 * Descriptor, then lines `from` to `to`, and one comment line for each part left out. `isHidden` names lines inside
 * the run that no share of this size can hold.
 */
export function composeRun(layout: Layout, from: number, to: number, isHidden: (index: number) => boolean): string {
  const printed = [layout.head];
  if ((from > 0 || isHidden(0)) && layout.signature !== '') printed.push(layout.signature);
  let hidden = from;
  for (let i = from; i <= to; i++) {
    if (isHidden(i)) {
      hidden++;
      continue;
    }
    if (hidden > 0) printed.push(elision(layout, hidden));
    hidden = 0;
    printed.push(layout.lines[i] ?? '');
  }
  hidden += layout.lines.length - 1 - to;
  if (hidden > 0) printed.push(elision(layout, hidden));
  return printed.join('\n');
}

/** What is left to print when no line of the source fits, the fullest first; then nothing (decision D-19). */
export function composeStubs(layout: Layout): readonly string[] {
  const described = layout.signature === '' ? layout.head : `${layout.head}\n${layout.signature}`;
  return [`${described}\n${elision(layout, layout.lines.length)}`, described, layout.head];
}

export function elision(layout: Layout, lines: number): string {
  return `${layout.comment} … ${lines} lines …`;
}

/** A path may hold a line end; printed raw it would end the comment and speak as code. */
function printablePath(path: string): string {
  return path.replace(/[\p{Cc}\u2028\u2029]/gu, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** One line of at most 64 tokens; a longer signature ends at a blank with an ellipsis. */
function foldSignature(signature: string, count: CountTokens): string {
  const words = signature.slice(0, LONGEST_LINE).split(/\s+/).filter(Boolean);
  const cut = signature.length > LONGEST_LINE;
  const whole = words.join(' ');
  if (!cut && count(whole) <= SIGNATURE_TOKENS) return whole;
  let kept = 0;
  for (let step = 1 << 9; step >= 1; step >>= 1) {
    const next = kept + step;
    if (next <= words.length && count(shortened(words, next)) <= SIGNATURE_TOKENS) kept = next;
  }
  return kept === 0 ? '' : shortened(words, kept);
}

function shortened(words: readonly string[], kept: number): string {
  return `${words.slice(0, kept).join(' ')} …`;
}

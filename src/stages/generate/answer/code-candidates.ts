import type { Language } from '../../../domain/language.ts';
import { bareDefinition } from './bare-definition.ts';
import { codeBlocks, widestBlock } from './code-blocks.ts';

/** A text of the answer that may be code. */
export interface CodeCandidate {
  readonly text: string;
  /** A path named for it, as written. */
  readonly path?: string;
  /** False where its fence was never closed. */
  readonly closed: boolean;
}

/** The fenced blocks of an answer; without any, the whole answer: some models send bare code. */
export function codeCandidates(answer: string): readonly CodeCandidate[] {
  const blocks = codeBlocks(answer).filter((block) => block.text.trim() !== '');
  return blocks.length === 0 ? [{ text: answer, closed: true }] : blocks;
}

/**
 * Other readings of an answer in which no code was found as it stands: around inner fences, without line numbers, out of
 * JSON, out of prose, with escaped line ends, with typographic quotes made plain.
 */
export function repairedCandidates(answer: string, name: string, language: Language): readonly CodeCandidate[] {
  const candidates = codeCandidates(answer);
  const known = new Set(candidates.map((candidate) => candidate.text));
  const widest = widestBlock(answer);
  const readings = candidates.flatMap(({ text, closed }) =>
    [
      bareDefinition(text, name, language),
      withoutLineNumbers(text),
      ...jsonTexts(text),
      unescapedLines(text),
      plainQuotes(text),
    ].map((reading) => ({ text: reading, closed })),
  );
  return [{ text: widest, closed: true }, ...readings].flatMap(({ text, closed }) =>
    text === undefined || known.has(text) ? [] : [{ text, closed }],
  );
}

const NUMBERED = /^\s*(\d{1,6})(?:\s*[:|]|\t|\s{2,})\s?(.*)$/;

/** Code whose lines all begin with growing numbers, as our own excerpts and many tools print it. */
function withoutLineNumbers(text: string): string | undefined {
  const lines = text.split('\n');
  let last = -1;
  const bare: string[] = [];
  for (const line of lines) {
    if (line.trim() === '') {
      bare.push('');
      continue;
    }
    const match = /^\s*(\d{1,6})\s*$/.exec(line) ?? NUMBERED.exec(line);
    const number = match ? Number(match[1]) : Number.NaN;
    if (!match || number <= last) return undefined;
    last = number;
    bare.push(afterNumber(line));
  }
  return bare.length > 1 ? bare.join('\n') : undefined;
}

/** One blank after the mark belongs to the mark, the others are indentation. */
function afterNumber(line: string): string {
  return line.replace(/^\s*\d{1,6}(?:\s*[:|] ?|\t| {1,2}|$)/, '');
}

function jsonTexts(text: string): readonly string[] {
  const trimmed = text.trim();
  if (!/^[{["]/.test(trimmed)) return [];
  try {
    const found: string[] = [];
    collectTexts(JSON.parse(trimmed), found);
    return found.filter((value) => value.includes('\n')).slice(0, 20);
  } catch {
    // Not JSON: one of the other readings may fit.
    return [];
  }
}

function collectTexts(value: unknown, into: string[]): void {
  if (typeof value === 'string') into.push(value);
  else if (typeof value === 'object' && value !== null && into.length < 100) {
    for (const inner of Object.values(value)) collectTexts(inner, into);
  }
}

function unescapedLines(text: string): string | undefined {
  if (text.trim().includes('\n') || !text.includes('\\n')) return undefined;
  return text.replaceAll('\\n', '\n').replaceAll('\\t', '\t').replaceAll('\\"', '"');
}

function plainQuotes(text: string): string | undefined {
  if (!/[\u2018\u2019\u201C\u201D\u00A0]/.test(text)) return undefined;
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replaceAll('\u00A0', ' ');
}

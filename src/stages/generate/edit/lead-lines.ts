import type { Language } from '../../../domain/language.ts';
import { decoratorLength } from './decorator-length.ts';

/** What stands before a definition's header: comments and decorators, as runs of whole lines. */
export interface Lead {
  readonly comments: readonly string[];
  readonly decorators: readonly string[];
  /** Index of the header's first line. */
  readonly header: number;
}

/** Splits the lines of a definition into its lead and the rest. Blank lines stay with the comments. */
export function splitLead(lines: readonly string[], language: Language): Lead {
  const comments: string[] = [];
  const decorators: string[] = [];
  let at = 0;
  while (at < lines.length - 1) {
    const comment = commentLength(lines, at, language);
    const length = comment > 0 ? comment : decoratorLength(lines, at, language);
    if (length === 0) break;
    (comment > 0 ? comments : decorators).push(...lines.slice(at, at + length));
    at += length;
  }
  return { comments, decorators, header: at };
}

const HASH_COMMENTS: ReadonlySet<Language> = new Set(['python', 'ruby', 'bash', 'php', 'text']);

function commentLength(lines: readonly string[], at: number, language: Language): number {
  const line = (lines[at] ?? '').trim();
  if (line === '') return 1;
  if (line.startsWith('#')) return HASH_COMMENTS.has(language) && !line.startsWith('#[') ? 1 : 0;
  if (line.startsWith('//')) return language === 'python' ? 0 : 1;
  if (!line.startsWith('/*')) return 0;
  const end = lines.findIndex((text, i) => i >= at && text.includes('*/'));
  return end >= 0 && (lines[end] ?? '').trimEnd().endsWith('*/') ? end - at + 1 : 0;
}

/** The new lead: what the answer has of each sort, else what the original had. */
export function keepLead(original: Lead, answer: Lead): readonly string[] {
  const comments = hasText(answer.comments) ? answer.comments : original.comments;
  const decorators = answer.decorators.length > 0 ? answer.decorators : original.decorators;
  return [...comments, ...decorators];
}

function hasText(lines: readonly string[]): boolean {
  return lines.some((line) => line.trim() !== '');
}

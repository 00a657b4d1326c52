import type { View } from '../../domain/evidence.ts';
import { keywordsOf } from '../../domain/keywords.ts';
import type { Language } from '../../domain/language.ts';
import type { IndexedFile } from '../../domain/symbol.ts';
import { createNameTokeniser, tokeniseCode } from '../../domain/tokenise-code.ts';
import { buildPostings } from '../../stages/retrieve/lexical/build-postings.ts';
import { chooseTerms, evidenceReader } from '../../stages/retrieve/lexical/score-units.ts';
import { tabulateUnits } from '../../stages/retrieve/unit-table.ts';
import type { DraftView } from '../../stages/retrieve/views/draft-views.ts';
import { wordWeigher } from '../../stages/retrieve/views/match-words.ts';
import { scoreViews } from '../../stages/retrieve/views/score-views.ts';
import { sliceBody } from '../../stages/retrieve/views/slice-body.ts';
import type { PoolItem } from './read-pool.ts';

/** The views of decision D-1 that a record can give; it holds no callers, no tests, and docstrings only inside bodies. */
export const REPOBENCH_VIEWS = ['body', 'body-slice', 'signature', 'import'] as const;

export interface PoolRequest {
  readonly pool: readonly PoolItem[];
  /** The statement that brings each item in, where one was found. */
  readonly imports: readonly (string | undefined)[];
  readonly query: string;
  readonly language: Language;
}

/**
 * The views of every item, its body first, each with one fused score; `inputRank` counts through the pool. An item's score
 * is its BM25F over the pool, a view's is what its fields have of it, as in the product's own retrieval. An item that
 * shares no word with the query scores 0, so that it stands last, in pool order.
 */
export function rankPool({ pool, imports, query, language }: PoolRequest): readonly (readonly View[])[] {
  // A text of its own for each: two snippets of one file may hold one another, and then neither would own its words.
  const table = tabulateUnits({ files: pool.map(asFile) });
  const postings = buildPostings(table);
  const tokenise = createNameTokeniser();
  const keywords = keywordsOf(language);
  const words = tokeniseCode(query, tokenise).filter((word) => !keywords.has(word));
  const terms = chooseTerms(postings, new Map(words.map((word) => [word, 1])));
  const evidenceOf = evidenceReader(postings, terms);
  const weigh = wordWeigher(terms, tokenise);
  let inputRank = 0;
  return pool.map((item, at) => {
    const { path, name } = item.definition;
    const drafts = draftViews(item, imports[at]);
    const evidence = evidenceOf(table.unitNumber.get(item.unit) ?? -1);
    const scores = scoreViews(drafts, { score: evidence.score, evidence, evidenceOf, weigh });
    const reason = evidence.score > 0 ? `words: ${evidence.terms.join(', ')}` : 'no common word';
    return drafts.map(({ kind, start, end, text }, position): View => {
      return { path, name, kind, start, end, text, score: scores[position] ?? 0, inputRank: inputRank++, reason };
    });
  });
}

function draftViews({ definition }: PoolItem, statement: string | undefined): readonly DraftView[] {
  const { start, end, bodyStart, signature, lines } = definition;
  const textOf = (from: number, to: number): string => lines.slice(from - start, to - start + 1).join('\n');
  const drafts: DraftView[] = [{ kind: 'body', start, end, text: textOf(start, end) }];
  for (const slice of sliceBody({ start, end })) {
    drafts.push({ kind: 'body-slice', ...slice, text: textOf(slice.start, slice.end) });
  }
  if (signature !== '') {
    drafts.push({ kind: 'signature', start, end: Math.max(start, Math.min(bodyStart - 1, end)), text: signature });
  }
  // It keeps the object's place: that is what it is evidence for.
  if (statement !== undefined) drafts.push({ kind: 'import', start, end, text: statement });
  return drafts;
}

function asFile({ definition: { path, language, lines }, unit }: PoolItem): IndexedFile {
  return {
    path,
    language,
    text: lines.join('\n'),
    lines: lines.length,
    units: [unit],
    imports: [],
    blob: '',
    syntaxErrors: 0,
    isTestFile: false,
    isSecondary: false,
  };
}

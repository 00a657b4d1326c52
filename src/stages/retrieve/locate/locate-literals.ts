import { type NameTokeniser, tokeniseCode } from '../../../domain/tokenise-code.ts';
import type { Postings } from '../lexical/build-postings.ts';
import { unitsWith } from '../lexical/name-statistics.ts';
import type { UnitTable } from '../unit-table.ts';

/** Units whose text is searched for one phrase; a phrase whose rarest word is in more of them is no evidence. */
const MOST_SEARCHED = 100;

export interface LiteralTables {
  readonly table: UnitTable;
  readonly postings: Postings;
  readonly tokenise: NameTokeniser;
}

/** Innermost units that hold the phrase word for word: the rarest word's postings, then the text itself. */
export function locateLiteral(tables: LiteralTables, phrase: string): readonly number[] {
  const { postings } = tables;
  let rarest: number | undefined;
  for (const token of tokeniseCode(phrase, tables.tokenise)) {
    const term = postings.terms.get(token);
    if (term === undefined) return [];
    if (rarest === undefined || unitsWith(postings, term) < unitsWith(postings, rarest)) rarest = term;
  }
  if (rarest === undefined || unitsWith(postings, rarest) > MOST_SEARCHED) return [];
  const holders: number[] = [];
  for (let entry = postings.starts[rarest] ?? 0; entry < (postings.starts[rarest + 1] ?? 0); entry++) {
    const unit = postings.unitOf[entry] ?? 0;
    const ref = tables.table.units[unit];
    if (ref?.file.text.slice(ref.unit.startOffset, ref.unit.endOffset).includes(phrase)) holders.push(unit);
  }
  const isOuter = new Set(holders.map((unit) => tables.table.parent[unit] ?? -1));
  return holders.filter((unit) => !isOuter.has(unit));
}

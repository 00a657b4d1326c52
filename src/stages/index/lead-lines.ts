import type { LeadBlock, Span } from './draft.ts';
import type { FileScan } from './file-scan.ts';

/** Comment lines one definition may claim above it. */
const BLOCK_LIMIT = 200;

export interface Lead {
  /** Offset where the definition begins, comments and attributes included. */
  readonly start: number;
  /** In source order. */
  readonly blocks: readonly LeadBlock[];
}

/** Finds the comments and attributes that stand right above a definition, with no empty line between. */
export class LeadLines {
  readonly #scan: FileScan;
  /** Comments and attributes with nothing but such before them on their line, in source order. */
  readonly blocks: readonly LeadBlock[];

  constructor(scan: FileScan) {
    this.#scan = scan;
    const blocks: LeadBlock[] = [];
    for (const block of scan.lead) if (this.#ownsItsLine(block, blocks.at(-1))) blocks.push(block);
    this.blocks = blocks;
  }

  /** All comments inside a span, those after code too. */
  commentsWithin({ start, end }: Span): readonly Span[] {
    const lead = this.#scan.lead;
    const first = firstFrom(lead, start);
    let last = first;
    while (last < lead.length && (lead[last]?.start ?? end) < end) last += 1;
    return lead.slice(first, last).filter((block) => block.isComment);
  }

  above(offset: number): Lead {
    const blocks: LeadBlock[] = [];
    let start = offset;
    while (blocks.length < BLOCK_LIMIT) {
      const block = this.#before(start);
      if (!block) break;
      blocks.unshift(block);
      start = block.start;
    }
    return { start, blocks };
  }

  #before(offset: number): LeadBlock | undefined {
    const candidate = this.blocks[firstFrom(this.blocks, offset) - 1];
    if (!candidate || candidate.end > offset || !this.#isBlank(candidate.end, offset)) return undefined;
    const { lines } = this.#scan;
    return lines.lineAt(offset) - lines.lineAt(candidate.end - 1) <= 1 ? candidate : undefined;
  }

  #isBlank(from: number, to: number): boolean {
    // Never more than a line end and indentation; a longer gap is not a lead.
    return to - from < 200 && this.#scan.text.slice(from, to).trim() === '';
  }

  /**
   * A comment after code on its line speaks of that code, after an attribute of what the attribute stands on; `#!`
   * speaks to the system.
   */
  #ownsItsLine(block: LeadBlock, before: LeadBlock | undefined): boolean {
    const { text, lines } = this.#scan;
    if (text.startsWith('#!', block.start) && block.start <= 1) return false;
    const lineStart = lines.start(lines.lineAt(block.start));
    const from = before && before.end > lineStart && before.end <= block.start ? before.end : lineStart;
    return this.#isBlank(from, block.start);
  }
}

/** Number of the first block that starts at the offset or behind it. */
function firstFrom(blocks: readonly LeadBlock[], offset: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

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
  readonly #byEndLine = new Map<number, LeadBlock>();
  /** Comments and attributes with nothing before them on their line, in source order. */
  readonly blocks: readonly LeadBlock[];

  constructor(scan: FileScan) {
    this.#scan = scan;
    this.blocks = scan.lead.filter((block) => this.#ownsItsLine(block));
    for (const block of this.blocks) this.#byEndLine.set(scan.lines.lineAt(block.end - 1), block);
  }

  /** All comments inside a span, those after code too. */
  commentsWithin({ start, end }: Span): readonly Span[] {
    const lead = this.#scan.lead;
    let low = 0;
    let high = lead.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((lead[middle]?.start ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    let last = low;
    while (last < lead.length && (lead[last]?.start ?? end) < end) last += 1;
    return lead.slice(low, last).filter((block) => block.isComment);
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
    const line = this.#scan.lines.lineAt(offset);
    for (const candidate of [this.#byEndLine.get(line), this.#byEndLine.get(line - 1)]) {
      if (candidate && candidate.end <= offset && this.#isBlank(candidate.end, offset)) return candidate;
    }
    return undefined;
  }

  #isBlank(from: number, to: number): boolean {
    // Never more than a line end and indentation; a longer gap is not a lead.
    return to - from < 200 && this.#scan.text.slice(from, to).trim() === '';
  }

  /** A comment after code on its line speaks of that code; `#!` speaks to the system. */
  #ownsItsLine(block: LeadBlock): boolean {
    if (this.#scan.text.startsWith('#!', block.start) && block.start <= 1) return false;
    return this.#isBlank(this.#scan.lines.start(this.#scan.lines.lineAt(block.start)), block.start);
  }
}

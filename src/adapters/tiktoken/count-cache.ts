interface Entry {
  readonly tokens: number;
  /** Asked for since it was last looked at for room. */
  isUsed: boolean;
}

/** Share of the capacity that is left when room is made: many go at once, for a map walks over what was deleted before. */
const LEFT = 7 / 8;

/**
 * Token counts of texts met lately, bounded by the characters it keeps. The oldest go first, those used since get a second
 * chance: a hit, by far the most frequent case, then costs one look-up and moves nothing.
 */
export class CountCache {
  readonly #entries = new Map<string, Entry>();
  readonly #capacity: number;
  #kept = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  count(text: string, counted: (text: string) => number): number {
    const known = this.#entries.get(text);
    if (known !== undefined) {
      known.isUsed = true;
      return known.tokens;
    }
    const tokens = counted(text);
    this.#keep(text, tokens);
    return tokens;
  }

  #keep(text: string, tokens: number): void {
    if (text.length > this.#capacity / 16) return;
    // A part of a text keeps the whole text alive; the copy does not.
    this.#entries.set(` ${text}`.slice(1), { tokens, isUsed: false });
    this.#kept += text.length;
    if (this.#kept > this.#capacity) this.#makeRoom();
  }

  #makeRoom(): void {
    // A map's own walk meets what is entered anew once more, at its end, and by then unused.
    for (const [oldest, entry] of this.#entries) {
      if (this.#kept <= LEFT * this.#capacity) return;
      this.#entries.delete(oldest);
      if (entry.isUsed) this.#entries.set(oldest, { ...entry, isUsed: false });
      else this.#kept -= oldest.length;
    }
  }
}

/** Token counts of texts met lately, bounded by the characters it keeps: the least recently used go first. */
export class CountCache {
  readonly #counts = new Map<string, number>();
  readonly #capacity: number;
  #kept = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  count(text: string, counted: (text: string) => number): number {
    const known = this.#counts.get(text);
    if (known !== undefined) {
      // A map keeps insertion order: entering it anew makes it the youngest.
      this.#counts.delete(text);
      this.#counts.set(text, known);
      return known;
    }
    const tokens = counted(text);
    this.#keep(text, tokens);
    return tokens;
  }

  #keep(text: string, tokens: number): void {
    if (text.length > this.#capacity / 16) return;
    // A part of a text keeps the whole text alive; the copy does not.
    this.#counts.set(` ${text}`.slice(1), tokens);
    this.#kept += text.length;
    for (const oldest of this.#counts.keys()) {
      if (this.#kept <= this.#capacity) return;
      this.#counts.delete(oldest);
      this.#kept -= oldest.length;
    }
  }
}

/** Maps offsets of a text to its lines. Lines end at LF, as git and both parsers count them; CR belongs to the line. */
export class LineTable {
  readonly #starts: readonly number[];
  readonly #length: number;

  constructor(text: string) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
    this.#length = text.length;
  }

  /** Lines that hold anything: the empty rest after a last line end is none. */
  get count(): number {
    return this.start(this.#starts.length) === this.#length ? this.#starts.length - 1 : this.#starts.length;
  }

  /** 1-based line of an offset. */
  lineAt(offset: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  /** Offset of the first character of a 1-based line; the text's length past the last one. */
  start(line: number): number {
    return this.#starts[line - 1] ?? this.#length;
  }

  /** Offset just past the last character of a line, its LF not counted. */
  end(line: number): number {
    return line < this.#starts.length ? this.start(line + 1) - 1 : this.#length;
  }
}

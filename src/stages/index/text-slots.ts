/** Bounds how many texts are in the extractor's hands at once. One producer waits at the door. */
export class TextSlots {
  #free: number;
  #wake: (() => void) | undefined;

  constructor(count: number) {
    this.#free = Math.max(1, count);
  }

  async enter(): Promise<void> {
    while (this.#free === 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    this.#free -= 1;
  }

  leave(): void {
    this.#free += 1;
    this.#wake?.();
    this.#wake = undefined;
  }
}

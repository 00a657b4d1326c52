import type { IsShown, Rendering } from './render-object.ts';
import { isPlaced, type Source } from './source.ts';

/** Lines of files that a context prints, each with the first object that does. */
export class ShownLines {
  readonly #firstBy = new Map<string, number>();

  /** Lines of a source that objects before the one at `place` print. The answer stays the same when later ones are added. */
  before(place: number, source: Source): IsShown {
    if (!isPlaced(source)) return () => false;
    return (index) => (this.#firstBy.get(keyOf(source, index)) ?? place) < place;
  }

  add(place: number, source: Source, { printed }: Rendering): void {
    if (!isPlaced(source)) return;
    for (const index of printed) {
      const key = keyOf(source, index);
      if (!this.#firstBy.has(key)) this.#firstBy.set(key, place);
    }
  }
}

function keyOf({ path, start }: Source, index: number): string {
  return `${start + index} ${path}`;
}

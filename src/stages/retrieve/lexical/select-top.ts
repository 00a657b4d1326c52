/**
 * The best `count` items under a total order, best first, in O(n log count): a heap whose root is the worst kept one.
 * `compare` is below 0 where the first argument ranks higher.
 */
export function selectTop<T>(items: Iterable<T>, count: number, compare: (a: T, b: T) => number): readonly T[] {
  const heap: T[] = [];
  for (const item of items) {
    const worst = heap[0];
    if (heap.length < count) {
      heap.push(item);
      siftUp(heap, compare);
    } else if (worst !== undefined && compare(item, worst) < 0) {
      heap[0] = item;
      siftDown(heap, compare);
    }
  }
  return heap.sort(compare);
}

function siftUp<T>(heap: T[], compare: (a: T, b: T) => number): void {
  let at = heap.length - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (!swapIfWorse(heap, { above, below: at }, compare)) return;
    at = above;
  }
}

function siftDown<T>(heap: T[], compare: (a: T, b: T) => number): void {
  let at = 0;
  for (;;) {
    const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
    if (left === undefined) return;
    const below = right !== undefined && compare(right, left) > 0 ? 2 * at + 2 : 2 * at + 1;
    if (!swapIfWorse(heap, { above: at, below }, compare)) return;
    at = below;
  }
}

/** Puts the worse of the two above. True if they changed places. */
function swapIfWorse<T>(heap: T[], pair: { above: number; below: number }, compare: (a: T, b: T) => number): boolean {
  const [above, below] = [heap[pair.above], heap[pair.below]];
  if (above === undefined || below === undefined || compare(below, above) <= 0) return false;
  heap[pair.above] = below;
  heap[pair.below] = above;
  return true;
}

import type { Definition, View } from '../../domain/evidence.ts';
import { type Language, languageOf } from '../../domain/language.ts';
import type { RepoPath } from '../../domain/repo-path.ts';

/** Weight of a line for the task: Σ idf over the identifiers it shares with it (decision D-16). */
export type WeighLine = (line: string, language: Language) => number;

/** What can be printed of one candidate. `start` and `end` are lines of the file, 1-based, inclusive. */
export interface Source {
  readonly path: RepoPath;
  readonly language: Language;
  readonly start: number;
  readonly end: number;
  readonly signature: string;
  readonly lines: readonly string[];
  /** Index of the line a window starts from when no line matches the task. */
  readonly seed: number;
}

/** Lines kept on each side of the best one where only a chunk is known (decision D-17). */
const CHUNK_REACH = 40;

/** The object's own source: its whole definition, else the retrieved chunk around its best line (VITAL-RAG Eq. 5). */
export function sourceOf(view: View, definition: Definition | undefined, weigh: WeighLine): Source {
  if (definition === undefined) return chunkOf(view, weigh);
  const { path, language, start, end, signature, lines, bodyStart } = definition;
  const seed = Math.max(0, Math.min(bodyStart - start, lines.length - 1));
  return { path, language, start, end, signature, lines, seed };
}

/** The retrieved text itself, as the controls print it. */
export function surfaceOf(view: View): Source {
  const { path, start, end } = view;
  const lines = linesOf(view.text);
  return { path, language: languageOf(path, lines[0]), start, end, signature: '', lines, seed: 0 };
}

function chunkOf(view: View, weigh: WeighLine): Source {
  const whole = surfaceOf(view);
  if (whole.lines.length <= 2 * CHUNK_REACH + 1) return whole;
  const best = heaviest(whole.lines, (line) => weigh(line, whole.language));
  const from = Math.max(0, best - CHUNK_REACH);
  const lines = whole.lines.slice(from, best + CHUNK_REACH + 1);
  // A folded or trimmed text has other lines than the span says; then the span is all that is known of its place.
  if (whole.lines.length !== view.end - view.start + 1) return { ...whole, lines, seed: best - from };
  const start = view.start + from;
  return { ...whole, lines, start, end: start + lines.length - 1, seed: best - from };
}

/** A folded or trimmed text does not tell which lines of the file it has. */
export function isPlaced({ start, end, lines }: Source): boolean {
  return lines.length === end - start + 1;
}

/** Index of the heaviest item, the earliest of equals; 0 when all weigh nothing. */
export function heaviest<T>(items: readonly T[], weigh: (item: T) => number): number {
  let best = 0;
  let most = 0;
  for (const [i, item] of items.entries()) {
    const weight = weigh(item);
    if (weight > most) {
      best = i;
      most = weight;
    }
  }
  return best;
}

/** Lines without their ends; a final line end makes no further line. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

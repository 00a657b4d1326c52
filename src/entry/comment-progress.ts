import { explain } from '../domain/errors.ts';
import type { Progress } from '../ports/progress.ts';

export interface CommentProgress {
  readonly progress: Progress;
  /** Ends the edits; resolves when the last one is through. */
  settle(): Promise<void>;
}

/**
 * Shows each phase in the log and in the comment. One edit at a time: phases that pass while one is under way are
 * drawn by the next. A failing edit never fails the work; the final answer is written by somebody else.
 */
export function commentProgress(
  log: Progress,
  draw: (entered: readonly string[], detail: string) => Promise<void>,
): CommentProgress {
  const entered: string[] = [];
  const complainOnce = once((failure) => log.note(`The comment could not be edited: ${explain(failure)}`));
  let shown = 0;
  let detail = '';
  let drawing: Promise<void> | undefined;
  let ended = false;

  async function drawUntilShown(): Promise<void> {
    while (shown < entered.length && !ended) {
      shown = entered.length;
      await draw([...entered], detail).catch(complainOnce);
    }
    drawing = undefined;
  }

  return {
    progress: {
      stage(stage, text) {
        log.stage(stage, text);
        entered.push(stage);
        detail = text;
        drawing ??= drawUntilShown();
      },
      update: (event) => log.update(event),
      note: (text) => log.note(text),
    },
    async settle() {
      ended = true;
      await drawing;
    },
  };
}

function once<T>(act: (value: T) => void): (value: T) => void {
  let done = false;
  return (value) => {
    if (!done) act(value);
    done = true;
  };
}

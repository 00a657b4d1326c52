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
  let shown = 0;
  let detail = '';
  let drawing: Promise<void> | undefined;
  let ended = false;
  let complained = false;

  async function drawUntilShown(): Promise<void> {
    while (shown < entered.length && !ended) {
      shown = entered.length;
      try {
        await draw([...entered], detail);
      } catch (failure) {
        if (!complained)
          log.note(`The comment could not be edited: ${failure instanceof Error ? failure.message : failure}`);
        complained = true;
      }
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

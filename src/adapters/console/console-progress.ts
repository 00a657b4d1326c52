import type { Progress, ProgressEvent } from '../../ports/progress.ts';

export interface ConsoleStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Shortest time between two redraws of the moving line, so that drawing never costs more than the work. */
const REDRAW_MILLISECONDS = 100;
/** Without a terminal a moving line is a log line: one each so often is enough to see that it lives. */
const LOG_MILLISECONDS = 10_000;

/** Progress for people: one moving line on a terminal, sparse plain lines elsewhere. Control characters never pass. */
export function consoleProgress(stream: ConsoleStream, paint: (text: string) => string = (text) => text): Progress {
  let last = 0;
  let drawn = false;
  const clear = () => {
    if (drawn) stream.write('\r\u001b[K');
    drawn = false;
  };
  const line = (text: string) => {
    clear();
    stream.write(`${text}\n`);
  };
  return {
    stage: (stage, detail) => line(`${paint(`▸ ${stage}`)} ${plain(detail)}`),
    note: (text) => line(`  ${plain(text)}`),
    update(event) {
      const now = Date.now();
      if (now - last < (stream.isTTY ? REDRAW_MILLISECONDS : LOG_MILLISECONDS)) return;
      last = now;
      if (!stream.isTTY) return line(`  ${describe(event)}`);
      clear();
      stream.write(`  ${describe(event).slice(0, 100)}`);
      drawn = true;
    },
  };
}

function describe({ stage, detail, done, total, unit }: ProgressEvent): string {
  const amount =
    done === undefined
      ? ''
      : total
        ? `${bar(done / total)} ${count(done, unit)} of ${count(total, unit)}`
        : count(done, unit);
  return `${plain(stage)} ${plain(detail)} ${amount}`.trimEnd();
}

function bar(share: number): string {
  const filled = Math.max(0, Math.min(20, Math.round(share * 20)));
  return `[${'#'.repeat(filled)}${'.'.repeat(20 - filled)}]`;
}

function count(amount: number, unit = ''): string {
  if (unit !== 'bytes') return `${Math.round(amount)} ${unit}`.trimEnd();
  return amount < 1e6 ? `${(amount / 1e3).toFixed(0)} kB` : `${(amount / 1e6).toFixed(1)} MB`;
}

/** A commit message or test name must not move the cursor or forge a line. */
function plain(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');
}

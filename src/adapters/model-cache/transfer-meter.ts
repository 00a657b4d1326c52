import type { Clock } from '../../ports/clock.ts';
import type { Progress } from '../../ports/progress.ts';

export interface TransferMeter {
  /** Bytes of the whole file that are there now. */
  at(bytes: number): void;
}

const SECONDS_BETWEEN = 0.25;
/** What a rate is worth before this many seconds, or for a few bytes, is nothing. */
const SECONDS_TO_JUDGE = 1;
const BYTES_TO_JUDGE = 64 * 1024;

/** Shows bytes, rate and time left of one transfer. The rate counts what came in this run only, not what was resumed. */
export function meterTransfer(
  transfer: { readonly stage: string; readonly source: string; readonly start: number; readonly total: number },
  tools: { readonly clock: Clock; readonly progress: Progress },
): TransferMeter {
  const began = tools.clock.seconds();
  let shown = Number.NEGATIVE_INFINITY;
  return {
    at(bytes) {
      const now = tools.clock.seconds();
      if (now - shown < SECONDS_BETWEEN && bytes < transfer.total) return;
      shown = now;
      const rate = (bytes - transfer.start) / Math.max(now - began, 0.001);
      const canJudge = now - began >= SECONDS_TO_JUDGE && bytes - transfer.start >= BYTES_TO_JUDGE;
      const left = canJudge || bytes >= transfer.total ? (transfer.total - bytes) / rate : Number.POSITIVE_INFINITY;
      tools.progress.update({
        stage: transfer.stage,
        detail: `${transfer.source}, ${(rate / 1e6).toFixed(1)} MB/s, ${timeLeft(left)}`,
        done: bytes,
        total: transfer.total,
        unit: 'bytes',
      });
    },
  };
}

function timeLeft(seconds: number): string {
  if (!Number.isFinite(seconds)) return 'time left unknown';
  if (seconds < 90) return `${Math.ceil(seconds)} s left`;
  return `${Math.ceil(seconds / 60)} min left`;
}

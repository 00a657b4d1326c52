import { info } from '@actions/core';
import type { Progress } from '../ports/progress.ts';
import { defangLog } from '../stages/report/defang-log.ts';
import { redact } from '../stages/report/redact.ts';

/** A line in the log for a long step each so often shows that it lives, without drowning the rest. */
const UPDATE_SECONDS = 20;

/** Progress for a workflow log. What others wrote passes the redactor and can give the runner no command. */
export function logProgress(secrets: readonly string[]): Progress {
  let last = Number.NEGATIVE_INFINITY;
  const line = (text: string) => info(defangLog(redact(text, secrets)));
  return {
    stage: (stage, detail) => line(`${stage}: ${detail}`),
    note: (text) => line(text),
    update({ stage, detail, done, total, unit }) {
      const now = performance.now() / 1000;
      if (now - last < UPDATE_SECONDS) return;
      last = now;
      const amount =
        done === undefined
          ? ''
          : ` ${Math.round(done)}${total === undefined ? '' : ` of ${Math.round(total)}`} ${unit ?? ''}`;
      line(`  ${stage}: ${detail}${amount}`);
    },
  };
}

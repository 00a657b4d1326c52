import { join } from 'node:path';
import { shellLine, withWords } from '../command-words.ts';
import { readGoJson } from '../results/read-go-json.ts';
import type { Runner } from './runner.ts';

/** Go's own limit for one package's tests; below it a hanging test would be ended by us, without its stack. */
const OWN_LIMIT_SECONDS = 600;

export const go: Runner = {
  plan(argv, { folder, timeoutSeconds }) {
    if (shellLine(argv) !== undefined) return { argv: withWords(argv, ['-json']) ?? argv };
    const rest = argv.slice(2);
    if (rest.includes('-json')) return { argv };
    const isLimited = rest.some((word) => word.startsWith('-timeout') || word.startsWith('-test.timeout'));
    const limit =
      !isLimited && timeoutSeconds <= OWN_LIMIT_SECONDS ? [`-timeout=${Math.ceil(timeoutSeconds * 0.8)}s`] : [];
    const report = join(folder, 'go.jsonl');
    // Into a file: a large run says more than is kept of the output.
    return { argv: ['sh', '-c', 'exec "$@" > "$0"', report, 'go', 'test', '-json', ...limit, ...rest], report };
  },
  read({ report, text, readTreeFile }) {
    const module = /^module\s+(\S+)/m.exec(readTreeFile('go.mod') ?? '')?.[1]?.replaceAll('"', '');
    const { cases, output } = readGoJson(report ?? text, module);
    if (cases.length === 0 && report === undefined) return undefined;
    return { source: 'go-json', cases, printed: output };
  },
};

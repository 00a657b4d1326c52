import type { CaseDraft, ReadResults } from './case-draft.ts';

const PASSED = /^OK \((\d+) tests?\)$/m;
const TOTAL = /^Tests run: (\d+),\s+Failures: (\d+)$/m;
const HEADING = /^(\d+)\) ([\w$]+(?:\[[^\]]*\])?)\(([\w.$]+)\)$/;

/** Results of JUnit 4's own console runner, which names failing tests only. */
export function readJunitConsole(text: string): ReadResults | undefined {
  const passed = PASSED.exec(text)?.[1];
  if (passed !== undefined)
    return { source: 'text', cases: [], counts: { passed: Number(passed), failed: 0, skipped: 0, errors: 0 } };
  const total = TOTAL.exec(text);
  if (!total) return undefined;
  const failed = Number(total[2]);
  const counts = { passed: Math.max(0, Number(total[1]) - failed), failed, skipped: 0, errors: 0 };
  return { source: 'text', cases: readFailures(text), counts };
}

function readFailures(text: string): readonly CaseDraft[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) => (HEADING.test(line) ? [at] : []));
  return starts.map((start, position) => {
    const [, , name = '', group = ''] = HEADING.exec(lines[start] ?? '') ?? [];
    const trace = lines
      .slice(start + 1, starts[position + 1])
      .join('\n')
      .trim();
    const stack = trace.search(/\n\tat /);
    return { id: `${group}::${name}`, status: 'failed', message: stack < 0 ? trace : trace.slice(0, stack), trace };
  });
}

import type { TestCounts } from '../../../domain/verdict.ts';
import { addCounts, NO_COUNTS } from './case-draft.ts';

/** Counts that one runner's closing lines state, undefined where there are none of its lines. */
type ReadCounts = (text: string) => TestCounts | undefined;

type Words = Readonly<Record<string, keyof TestCounts>>;

const WORDS: Words = {
  passed: 'passed',
  passing: 'passed',
  pass: 'passed',
  xpassed: 'passed',
  failed: 'failed',
  failing: 'failed',
  fail: 'failed',
  failures: 'failed',
  failure: 'failed',
  cancelled: 'failed',
  error: 'errors',
  errors: 'errors',
  skipped: 'skipped',
  skips: 'skipped',
  pending: 'skipped',
  todo: 'skipped',
  xfailed: 'skipped',
  incomplete: 'skipped',
};

/** `3 passed, 1 failed` in any order, after the words that open the line. */
function countsOf(line: string): TestCounts {
  let counts = NO_COUNTS;
  for (const [, number, word] of line.matchAll(/(\d+) ([a-z]+)/g)) {
    const kind = WORDS[word ?? ''];
    if (kind !== undefined) counts = addCounts(counts, { ...NO_COUNTS, [kind]: Number(number) });
  }
  return counts;
}

/** Lines of one form, their counts added up: a run of several suites prints one each. */
function eachLine(form: RegExp): ReadCounts {
  return (text) => sum([...text.matchAll(form)].map(([line]) => countsOf(line)));
}

/** Lines where the word stands before its number. The word `total`, where there is one, leaves what the others do not count as passed. */
function eachLabel(form: RegExp, label: RegExp, total?: string): ReadCounts {
  return (text) =>
    sum(
      [...text.matchAll(form)].map(([line]) => {
        const labels = [...line.matchAll(label)];
        const counts = countsOf(
          labels.map(([, word = '', number = '']) => `${number} ${word.toLowerCase()}`).join(', '),
        );
        const all = Number(labels.find(([, word]) => word === total)?.[2] ?? 0);
        return { ...counts, passed: counts.passed + Math.max(0, all - counts.failed - counts.errors - counts.skipped) };
      }),
    );
}

/** Lines with named groups; `total` stands for what the other groups leave over. */
function eachTotal(form: RegExp): ReadCounts {
  return (text) =>
    sum(
      [...text.matchAll(form)].map(({ groups = {} }) => {
        const number = (name: string) => Number(groups[name] ?? 0);
        const rest = { failed: number('failed'), errors: number('errors'), skipped: number('skipped') };
        return { ...rest, passed: Math.max(0, number('total') - rest.failed - rest.errors - rest.skipped) };
      }),
    );
}

function sum(counts: readonly TestCounts[]): TestCounts | undefined {
  return counts.length === 0 ? undefined : counts.reduce(addCounts);
}

/** Closing lines by runner. Each form is a whole line, so that prose about tests does not count as a result. */
const SUMMARIES: Readonly<Record<string, ReadCounts>> = {
  pytest: eachLine(/^=* ?(?:\d+ [a-z]+(?:, )?)+ in \d[\d.:]*s?(?: \([\d:]+\))? ?=*$/gm),
  jest: eachLine(/^Tests: +(?:\d+ (?:failed|passed|skipped|todo), )*\d+ total$/gm),
  vitest: eachLine(/^ *Tests +(?:no tests|(?:\d+ (?:failed|passed|skipped|todo)(?: \| )?)+ \(\d+\))$/gm),
  mocha: eachLine(/^ {2}\d+ (?:passing \([\d.]+(?:ms|s|m|h)\)|failing|pending)$/gm),
  'node-test': eachLabel(/^(?:ℹ|#) (?:pass|fail|cancelled|skipped|todo) \d+$/gm, /([a-z]+) (\d+)/g),
  surefire: eachTotal(
    /^(?:\[\w+\] )?Tests run: (?<total>\d+), Failures: (?<failed>\d+), Errors: (?<errors>\d+), Skipped: (?<skipped>\d+)$/gm,
  ),
  gradle: eachTotal(/^(?<total>\d+) tests? completed(?:, (?<failed>\d+) failed)?(?:, (?<skipped>\d+) skipped)?$/gm),
  rspec: eachTotal(
    /^(?<total>\d+) examples?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending)?(?:, (?<errors>\d+) errors? occurred.*)?$/gm,
  ),
  minitest: eachTotal(
    /^(?<total>\d+) (?:runs|tests), \d+ assertions, (?<failed>\d+) failures, (?<errors>\d+) errors(?:, (?<skipped>\d+) (?:skips|pendings).*)?$/gm,
  ),
  'phpunit-passed': eachTotal(/^OK \((?<total>\d+) tests?, \d+ assertions?\)$/gm),
  phpunit: eachLabel(/^Tests: \d+, Assertions: \d+(?:, [A-Z][\w ]*: \d+)*\.$/gm, /(\w+): (\d+)/g, 'Tests'),
  dotnet: eachTotal(
    /^ *(?:Passed|Failed|Skipped)! +- Failed: +(?<failed>\d+), Passed: +\d+, Skipped: +(?<skipped>\d+), Total: +(?<total>\d+)(?:,.*)?$/gm,
  ),
  ctest: eachTotal(/^\d+% tests passed, (?<failed>\d+) tests? failed out of (?<total>\d+)$/gm),
  ava: eachLine(/^ {2}(?=\d+ tests? (?:passed|failed)).*$/gm),
  bun: eachLine(/^ \d+ (?:pass|fail|skip|todo)$/gm),
  deno: eachLine(/^(?:ok|FAILED) \| \d+ passed(?: \(\d+ steps?\))? \| \d+ failed(?: \| \d+ ignored)? \(.*\)$/gm),
  nextest: eachLine(/^ +Summary \[.*\] \d+ tests? run: .*$/gm),
};

/** No closing line is longer; a longer one is not worth a pattern's time. */
const LONGEST_LINE = 500;

/** What all closing lines of an unknown run state together. */
export function readAnySummary(text: string): TestCounts | undefined {
  const short = text
    .split('\n')
    .filter((line) => line.length <= LONGEST_LINE)
    .join('\n');
  return sum(Object.values(SUMMARIES).flatMap((read) => read(short) ?? []));
}

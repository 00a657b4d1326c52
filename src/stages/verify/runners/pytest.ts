import { join } from 'node:path';
import { shellQuoted } from '../command-words.ts';
import type { ReadResults } from '../results/case-draft.ts';
import { readPythonHang } from '../results/read-hang.ts';
import { readJunitXml } from '../results/read-junit-xml.ts';
import type { FinishedRun, Runner } from './runner.ts';

/** Options go in by the environment: so they reach pytest inside a shell line, too. */
export const pytest: Runner = {
  plan(argv, { folder, timeoutSeconds }) {
    const report = join(folder, 'junit.xml');
    // A test that hangs prints its stack while there is still time to read it.
    const dumpAfter = Math.max(1, Math.floor(timeoutSeconds / 2));
    const options = [`--junitxml=${report}`, '-o', 'junit_family=xunit1', '-o', `faulthandler_timeout=${dumpAfter}`];
    return { argv, env: { PYTEST_ADDOPTS: options.map(shellQuoted).join(' ') }, report };
  },
  read(run): ReadResults | undefined {
    const cases = run.report === undefined ? undefined : readJunitXml(run.report);
    const listed = cases?.map((test) => ({ ...test, module: test.id.replace('::', '.') })) ?? [];
    const hang = endedEarly(run) || cases === undefined ? readPythonHang(run.text, run.locate) : undefined;
    if (cases === undefined && hang === undefined) return undefined;
    return { source: cases === undefined ? 'text' : 'junit', cases: hang === undefined ? listed : [...listed, hang] };
  },
  refusal: /unrecognized arguments: .*--junitxml|no such option: --junitxml/,
};

function endedEarly({ end }: FinishedRun): boolean {
  return end !== 'exited';
}

import type { Judgement, TestRun } from '../../domain/verdict.ts';
import { endedBecause, endedNormally, executed, failing, isConsistent, tests } from './run-counts.ts';

/** Exit codes by which a shell says that it found no program, or one that it may not start. */
const NO_PROGRAM = new Set([126, 127]);

/** What is wrong with the runs themselves, before any test of them is looked at. Undefined if both can be believed. */
export function judgeRun(before: TestRun, after: TestRun): Judgement | undefined {
  return (
    notStarted(before) ??
    notStarted(after) ??
    cutOff(before, after) ??
    nothingRan(before, after) ??
    contradiction(before, 'On the base the') ??
    contradiction(after, 'The')
  );
}

/** The command never ran. */
export function notStarted({ command, end, exitCode, counts, output }: TestRun): Judgement | undefined {
  const isMissing = NO_PROGRAM.has(exitCode ?? 0) && executed(counts) === 0;
  if (end !== 'not-started' && !isMissing) return undefined;
  const said = output.trim().split('\n').at(-1)?.slice(0, 200) ?? '';
  const how = [exitCode === null ? '' : `exit code ${exitCode}`, said].filter(Boolean).join(': ');
  return {
    verdict: 'error',
    reason: `The test command \`${command.display}\` could not be started (${how}). Install what it needs, prepare the tree (setup-command), or name another command (test-command).`,
  };
}

/** Time, output and crashes. What the base did tells whether the change or the machine is to blame. */
function cutOff(before: TestRun, after: TestRun): Judgement | undefined {
  const limit = Math.round(after.seconds);
  if (after.end === 'timeout') {
    if (before.end === 'timeout') return fail(`The tests do not end within ${limit} s, as on the base.`);
    const wasQuick = endedNormally(before) && before.seconds * 2 <= after.seconds;
    const was = `the base took ${Math.round(before.seconds)} s`;
    return wasQuick
      ? fail(`With the change the tests do not end: stopped after ${limit} s, ${was}.`)
      : error(`The tests were stopped after ${limit} s; ${was}, so that the limit may be too low.`);
  }
  if (after.end === 'output-limit') {
    return endedNormally(before)
      ? fail('With the change the tests print without end.')
      : error('The tests print without end.');
  }
  if (endedNormally(after)) return undefined;
  const why = endedBecause(after);
  if (why !== undefined) return error(`The tests were ended by Vital: ${why}.`);
  const how = after.signal ?? (after.exitCode === null ? 'a signal' : `exit code ${after.exitCode}`);
  return error(`The test process was ended by ${how} before it was done.`);
}

function nothingRan(before: TestRun, after: TestRun): Judgement | undefined {
  if (executed(after.counts) > 0) return undefined;
  const { skipped } = after.counts;
  if (executed(before.counts) > 0 && after.exitCode !== 0) {
    return fail(`With the change no test could be built or loaded (exit code ${after.exitCode}).`);
  }
  return (
    noTests(after) ??
    error(`No test could be run (exit code ${after.exitCode}${skipped > 0 ? `, ${skipped} skipped` : ''}).`)
  );
}

/** A run that ended well, or says itself that it found nothing, and ran no test: never a pass. */
export function noTests({ command, exitCode, source, counts, output }: TestRun): Judgement | undefined {
  if (executed(counts) > 0) return undefined;
  const saysSo =
    (command.runner === 'pytest' && exitCode === 5) ||
    /^[ \t]*(?:error: )?no tests? (?:found|ran|collected|files? found)/im.test(output);
  if (exitCode !== 0 && !saysSo) return undefined;
  if (counts.skipped > 0) return { verdict: 'no-tests', reason: `No test ran: all ${counts.skipped} were skipped.` };
  const why = source === 'exit-code' ? 'nothing in the output shows that a test ran' : 'the runner found no test';
  return { verdict: 'no-tests', reason: `No test ran: ${why} (exit code ${exitCode}).` };
}

/** Exit code and results disagree: one of them is wrong, and nobody can say which. */
function contradiction(run: TestRun, who: string): Judgement | undefined {
  if (!endedNormally(run) || executed(run.counts) === 0 || isConsistent(run)) return undefined;
  const said = failing(run.counts) === 0 ? 'no test failed' : `${tests(failing(run.counts))} failed`;
  return error(`${who} test command ended with exit code ${run.exitCode} although ${said}.`);
}

function fail(reason: string): Judgement {
  return { verdict: 'fail', reason };
}

function error(reason: string): Judgement {
  return { verdict: 'error', reason };
}

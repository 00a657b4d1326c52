import { javaTestCommand } from '../java/java-test-command.ts';
import type { BugRecord } from '../records/bug-record.ts';
import { quoteWord } from '../records/quote-command.ts';
import type { PlanFacts, RunnerPlan } from './runner-plan.ts';

/** Compiles the named test files with what they use from source, and runs their classes with JUnit 4. */
export function javaPlan(record: BugRecord, { jars }: PlanFacts): RunnerPlan {
  const sources = ['main', 'test'].map((part) =>
    [...(record.base ? [record.base] : []), 'src', part, 'java'].join('/'),
  );
  const compile = `mkdir -p out && javac -nowarn -encoding UTF-8 -d out -cp "$JUNIT_CP" -sourcepath ${quoteWord(sources.join(':'))} ${record.test_files.map(quoteWord).join(' ')}`;
  const run = `java -cp "out:$JUNIT_CP" org.junit.runner.JUnitCore ${(record.test_classes ?? []).map(quoteWord).join(' ')}`;
  return {
    testCommand: javaTestCommand(jars, [
      ['sh', '-c', compile],
      ['sh', '-c', run],
    ]),
  };
}

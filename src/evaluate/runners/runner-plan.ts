import type { BugRecord } from '../records/bug-record.ts';
import { quoteCommand } from '../records/quote-command.ts';
import { javaPlan } from './java-plan.ts';
import { mochaPlan, tapPlan } from './node-plan.ts';

/** How the tests of a record are prepared and run. */
export interface RunnerPlan {
  readonly testCommand: string;
  /** Run once, with network, before the base is measured. */
  readonly setupCommand?: string;
}

/** What a plan may look at: the tree of the buggy state, and jar files put into it. */
export interface PlanFacts {
  readonly read: (path: string) => string | undefined;
  readonly jars: readonly string[];
}

/** Old code that forbids warnings must not fail for those that later compilers added. */
const CARGO_TEST = "RUSTFLAGS='--cap-lints warn' cargo test";

/** The tests named by the record, by the runner it names; set-up builds and installs what they need. */
export function runnerPlan(record: BugRecord, facts: PlanFacts): RunnerPlan {
  switch (record.runner) {
    case 'pytest':
      return { testCommand: quoteCommand(['python3', '-m', 'pytest', ...record.test_files]) };
    case 'go':
      return { testCommand: 'go test ./...', setupCommand: "go test -run '^$' ./..." };
    case 'cargo':
      return { testCommand: `${CARGO_TEST} --lib`, setupCommand: `${CARGO_TEST} --lib --no-run` };
    case 'tap':
      return tapPlan(record, facts);
    case 'mocha-yargs-parser':
      return mochaPlan(record, facts);
    case 'junit4':
      return javaPlan(record, facts);
    default:
      throw new RangeError(`No runner ${JSON.stringify(record.runner satisfies never)}`);
  }
}

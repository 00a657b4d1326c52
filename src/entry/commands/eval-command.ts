import { type Command, Option } from 'commander';
import { readSettings } from '../../config/read-settings.ts';
import { ANSWER_KINDS, type AnswerKind } from '../../evaluate/answers/answer-kind.ts';
import { evaluateBugs } from '../../evaluate/evaluate-bugs.ts';
import { evaluateQuixbugs } from '../../evaluate/evaluate-quixbugs.ts';
import type { EvaluationReport } from '../../evaluate/evaluation-report.ts';
import { runSettingsOf } from '../run-settings-of.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { openEvaluation } from '../wire.ts';
import { registerCompanions } from './eval-companions-command.ts';
import { registerRepobench } from './eval-repobench-command.ts';
import { type ModelOptions, modelOptions, modelRequest, modelSettings, onCommandLine } from './model-options.ts';
import { printReport } from './print-report.ts';
import { type RecordOptions, recordChoice, recordOptions } from './record-options.ts';

interface EvalOptions extends ModelOptions, RecordOptions {
  readonly git?: string;
  readonly answers: AnswerKind;
  readonly junit?: string;
  readonly mode?: string;
  readonly attempts?: string;
  readonly budget?: string;
  readonly transfer?: string;
  readonly seed?: string;
  readonly out?: string;
}

export function registerEval(program: Command): void {
  const evaluation = program
    .command('eval')
    .description('Measure the whole path, or the allocation alone, on recorded tasks; prints one JSON object.');
  shared(evaluation.command('quixbugs').description('one-line bugs, each a tiny repository')).action(
    async (options: EvalOptions) => evaluate(options, 'quixbugs'),
  );
  shared(evaluation.command('bugs').description('real bugs of public repositories'))
    .requiredOption('--git <folder>', 'folder in which owner/name is a git directory or a link to one')
    .action(async (options: EvalOptions) => evaluate(options, 'bugs'));
  registerRepobench(evaluation);
  registerCompanions(evaluation);
}

function shared(command: Command): Command {
  recordOptions(command)
    .addOption(new Option('--answers <who>', 'who answers').choices([...ANSWER_KINDS]).default('model'))
    .option('--junit <classpath>', 'JUnit 4 and Hamcrest jars, for Java records')
    .option('--mode <mode>', 'how evidence shares the budget: paper, product, fill')
    .option('--attempts <number>', 'tries in all')
    .option('--budget <tokens>', 'evidence tokens')
    .option('--transfer <when>', 'when the alternative program is written: on, on-failure, off')
    .option('--seed <number>', 'seed of the sampler')
    .option('--out <folder>', 'keep each repository and its run here');
  return modelOptions(command);
}

async function evaluate(options: EvalOptions, what: 'quixbugs' | 'bugs'): Promise<void> {
  const { values } = readSettings(
    {
      'token-budget': options.budget,
      'allocation-mode': options.mode,
      'max-attempts': options.attempts,
      transfer: options.transfer,
      seed: options.seed,
      ...modelSettings(options),
    },
    onCommandLine,
  );
  const choice = recordChoice(options);
  const ports = await openEvaluation(modelRequest(options, values));
  try {
    const report = await untilInterrupted<EvaluationReport>((signal) => {
      const common = {
        ...choice,
        answers: options.answers,
        settings: runSettingsOf(values, { secrets: [] }),
        signal,
        ...(options.out ? { out: options.out } : {}),
        ...(options.junit ? { junitClasspath: options.junit } : {}),
      };
      if (what === 'quixbugs') return evaluateQuixbugs(common, ports);
      return evaluateBugs({ ...common, git: options.git ?? '' }, ports);
    });
    printReport(report);
  } finally {
    await ports.close();
  }
}

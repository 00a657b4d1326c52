import { type GrammarLanguage, languageOf } from '../domain/language.ts';
import { askedForm } from './answers/asked-form.ts';
import { renderAnswer } from './answers/render-answer.ts';
import { scriptedChange } from './answers/scripted-change.ts';
import { type EvaluationOptions, evaluateRecords, type RecordKind } from './evaluate-records.ts';
import type { EvaluationPorts } from './evaluation-ports.ts';
import type { EvaluatedTask, EvaluationReport } from './evaluation-report.ts';
import { findJunit } from './java/find-junit.ts';
import { javaTestCommand } from './java/java-test-command.ts';
import { junitFiles } from './java/junit-in-repository.ts';
import { chooseRecords } from './records/choose-records.ts';
import { buggyText, type QuixbugsRecord, quixbugsRecordSchema } from './records/quixbugs-record.ts';
import { quoteCommand } from './records/quote-command.ts';
import { readRecords } from './records/read-records.ts';
import { makeRepository } from './repositories/make-repository.ts';

export interface QuixbugsOptions extends EvaluationOptions {
  readonly ids?: readonly string[];
  readonly language?: string;
  readonly limit?: number;
  /** Class path with JUnit 4, for Java records. */
  readonly junitClasspath?: string;
}

/** Runs one-line bugs, each a tiny repository, through the whole main path. */
export async function evaluateQuixbugs(options: QuixbugsOptions, ports: EvaluationPorts): Promise<EvaluationReport> {
  const all = await readRecords(options.data, quixbugsRecordSchema);
  const records = chooseRecords(all, options);
  const jars = records.some((record) => record.language === 'java')
    ? await findJunit(options.junitClasspath, ports.progress)
    : [];
  const kind: RecordKind<QuixbugsRecord, EvaluatedTask> = {
    schema: 'vital.eval.quixbugs/1',
    prepare: async (record, directory) => {
      const sources = record.files.map(([path, content]) => ({ path, content }));
      const tools = record.language === 'java' ? await junitFiles(jars) : [];
      await makeRepository(directory, [...sources, ...tools], `Add ${record.program}`);
    },
    task: taskText,
    settings: (record) => ({ testCommand: testCommand(record, jars), testTimeoutSeconds: record.timeout_s }),
    answer: async (record, answers, { request, extractor }) => {
      const change = await scriptedChange(answers, knownRepair(record), extractor);
      return renderAnswer(change, askedForm(request.messages), extractor);
    },
    describe: (_record, task) => task,
  };
  return evaluateRecords(records, kind, { options, ports });
}

function testCommand(record: QuixbugsRecord, jars: readonly string[]): string {
  if (record.language !== 'java') return quoteCommand(record.test_command);
  return javaTestCommand(
    jars,
    record.build_command ? [record.build_command, record.test_command] : [record.test_command],
  );
}

/** Says what is wrong and where, as a person would, and nothing of what is right. */
function taskText(record: QuixbugsRecord): string {
  return `The function \`${record.program}\` in ${record.buggy_file} has a bug: its tests fail. Find the bug and repair it.`;
}

function knownRepair(record: QuixbugsRecord) {
  const language = languageOf(record.buggy_file);
  return {
    path: record.buggy_file,
    language: language as GrammarLanguage,
    before: buggyText(record),
    after: record.fixed_content,
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GrammarLanguage, languageOf } from '../domain/language.ts';
import type { Extractor } from '../ports/extractor.ts';
import type { ScriptedKind } from './answers/answer-kind.ts';
import type { KnownChange } from './answers/known-change.ts';
import { diffAnswer } from './answers/render-answer.ts';
import { scriptedChange } from './answers/scripted-change.ts';
import { compareExpected, type ExpectedDifference } from './compare-expected.ts';
import { type EvaluationOptions, evaluateRecords, type RecordKind } from './evaluate-records.ts';
import type { EvaluationPorts } from './evaluation-ports.ts';
import type { EvaluatedTask, EvaluationReport } from './evaluation-report.ts';
import { findJunit } from './java/find-junit.ts';
import { junitFiles } from './java/junit-in-repository.ts';
import { type BugRecord, bugRecordSchema } from './records/bug-record.ts';
import { chooseRecords } from './records/choose-records.ts';
import { readRecords } from './records/read-records.ts';
import { findRepository } from './repositories/find-repository.ts';
import { type BuggyRepository, makeBuggyRepository } from './repositories/make-buggy-repository.ts';
import { runnerPlan } from './runners/runner-plan.ts';

export interface BugsOptions extends EvaluationOptions {
  /** Folder in which `owner/name` is a git directory or a link to one. */
  readonly git: string;
  readonly ids?: readonly string[];
  readonly language?: string;
  readonly limit?: number;
  readonly junitClasspath?: string;
}

export interface EvaluatedBug extends EvaluatedTask {
  /** Tests the record says the repair fixes. */
  readonly expected: readonly string[];
  readonly difference: ExpectedDifference;
}

/** Runs real bugs of public repositories, at their own commits, through the whole main path. */
export async function evaluateBugs(
  options: BugsOptions,
  ports: EvaluationPorts,
): Promise<EvaluationReport<EvaluatedBug>> {
  const records = chooseRecords(await readRecords(options.data, bugRecordSchema), options);
  // All repositories are looked for first: a missing one is said before an hour is spent on the others.
  const sources = new Map(
    await Promise.all(records.map(async ({ repo }) => [repo, await findRepository(options.git, repo)] as const)),
  );
  const jars = records.some((record) => record.runner === 'junit4')
    ? await findJunit(options.junitClasspath, ports.progress)
    : [];
  const made = new Map<string, BuggyRepository>();
  const kind: RecordKind<BugRecord, EvaluatedBug> = {
    schema: 'vital.eval.bugs/1',
    async prepare(record, directory) {
      const source = sources.get(record.repo);
      if (!source) throw new RangeError(`${record.repo} was not looked for.`);
      const extra = record.runner === 'junit4' ? await junitFiles(jars) : [];
      made.set(record.id, await makeBuggyRepository(record, source, { directory, extra }));
    },
    task: (record) => record.subject,
    settings: (record, directory) => ({
      ...runnerPlan(record, { jars, read: (path) => readIfThere(join(directory, path)) }),
      testTimeoutSeconds: 900,
      setupTimeoutSeconds: 1800,
    }),
    answer: (record, answers, { extractor }) => answerBug(record, answers, { made: made.get(record.id), extractor }),
    describe: (record, task) => ({
      ...task,
      expected: record.failing_tests,
      difference: compareExpected(record.failing_tests, task.fixed),
    }),
  };
  return evaluateRecords(records, kind, { options, ports });
}

/** The known repair is given as the record's own patch, unless its tests stand in the same file and are there already. */
async function answerBug(
  record: BugRecord,
  answers: ScriptedKind,
  { made, extractor }: { readonly made: BuggyRepository | undefined; readonly extractor: Extractor },
): Promise<string> {
  if (answers === 'fixed' && !record.inline_tests) return `\`\`\`diff\n${record.fix_patch}\n\`\`\`\n`;
  const known = (made?.files ?? []).flatMap((file): readonly KnownChange[] => {
    const { path, before, after } = file;
    if (before === null || after === null || before === after) return [];
    return [{ path, before, after, language: languageOf(path) as GrammarLanguage }];
  });
  const changes = await Promise.all(known.map((change) => scriptedChange(answers, change, extractor)));
  return diffAnswer(changes);
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

import { withWords } from '../command-words.ts';
import type { CaseDraft } from '../results/case-draft.ts';
import { readJunitConsole } from '../results/read-junit-console.ts';
import { readJunitXml } from '../results/read-junit-xml.ts';
import type { FinishedRun, Runner } from './runner.ts';

/** Build tools leave one report for each test class in the tree. Without network they are told so, or they wait for time-outs. */
function buildTool(offline: string, treeReports: RegExp): Runner {
  return {
    plan: (argv, { network }) => ({
      argv: (network || argv.includes(offline) ? undefined : withWords(argv, [offline])) ?? argv,
    }),
    read: readReports,
    treeReports,
  };
}

function readReports({ treeReports }: FinishedRun) {
  const cases: readonly CaseDraft[] = treeReports.flatMap((report) => readJunitXml(report) ?? []);
  return cases.length === 0 ? undefined : { source: 'junit' as const, cases };
}

export const maven: Runner = buildTool('-o', /(?:^|\/)target\/(?:surefire|failsafe)-reports\/TEST-[^/]+\.xml$/);
export const gradle: Runner = buildTool('--offline', /(?:^|\/)build\/test-results\/(?:.+\/)?TEST-[^/]+\.xml$/);
export const junitConsole: Runner = { read: ({ text }) => readJunitConsole(text) };

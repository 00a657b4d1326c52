import { z } from 'zod';
import type { TestStatus } from '../../../domain/verdict.ts';
import type { CaseDraft } from './case-draft.ts';
import { parseJson } from './parse-json.ts';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      status: z.string().optional(),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          ancestorTitles: z.array(z.string()).default([]),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

type File = z.infer<typeof report>['testResults'][number];

/** Tests of Jest's JSON report, which Vitest writes too. Ids are `file::describe > title`. */
export function readJestJson(text: string, relative: (path: string) => string): readonly CaseDraft[] | undefined {
  const parsed = report.safeParse(parseJson(text));
  return parsed.success ? parsed.data.testResults.flatMap((file) => readFile(file, relative(file.name))) : undefined;
}

function readFile(file: File, path: string): readonly CaseDraft[] {
  const tests = file.assertionResults.map((test): CaseDraft => {
    const id = `${path}::${[...test.ancestorTitles, test.title].join(' > ')}`;
    const trace = (test.failureMessages ?? []).join('\n');
    const status = statusOf(test.status);
    return status === 'failed'
      ? { id, status, file: path, message: firstPart(trace), trace }
      : { id, status, file: path };
  });
  // A file that could not be loaded fails as a whole and lists no test.
  const isBroken = file.status === 'failed' && !tests.some(({ status }) => status === 'failed');
  const message = file.message ?? '';
  return isBroken ? [...tests, { id: path, status: 'error', file: path, message, trace: message }] : tests;
}

function statusOf(status: string): TestStatus {
  if (status === 'passed') return 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

/** The message without its stack, whose paths hold this machine's folders. */
function firstPart(trace: string): string {
  const stack = trace.search(/\n[ \t]+at /);
  return stack < 0 ? trace : trace.slice(0, stack);
}

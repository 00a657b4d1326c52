import { z } from 'zod';
import type { TestStatus } from '../../../domain/verdict.ts';
import type { CaseDraft } from './case-draft.ts';
import { parseJson } from './parse-json.ts';

const goEvent = z.object({
  Action: z.string(),
  Package: z.string().optional(),
  ImportPath: z.string().optional(),
  Test: z.string().optional(),
  Output: z.string().optional(),
});
type GoEvent = z.infer<typeof goEvent>;

export interface GoResults {
  readonly cases: readonly CaseDraft[];
  /** What the run would have printed without `-json`. */
  readonly output: string;
}

interface Test {
  readonly pkg: string;
  readonly name: string;
  status: TestStatus | undefined;
  output: string;
}

const MOST_OUTPUT_OF_A_TEST = 16_000;
const ENDS: Readonly<Record<string, TestStatus | undefined>> = { pass: 'passed', fail: 'failed', skip: 'skipped' };

/**
 * Tests of `go test -json`. Ids are the package inside the module and the test: `extension.TestTaskList`. A package that fails without a failing
 * test did not build or crashed, and counts as one error.
 */
export function readGoJson(text: string, module: string | undefined): GoResults {
  const tests = new Map<string, Test>();
  const packages = new Map<string, Test>();
  const printed: string[] = [];
  for (const line of text.split('\n')) {
    const event = parseEvent(line);
    if (event === undefined) {
      printed.push(line === '' ? '' : `${line}\n`);
      continue;
    }
    if (event.Output !== undefined) printed.push(event.Output);
    // Build output names `pkg [pkg.test]`.
    const pkg = (event.Package ?? event.ImportPath ?? '').split(' ')[0] ?? '';
    const group = event.Test === undefined ? packages : tests;
    take(group, { pkg, name: event.Test ?? '', status: undefined, output: '' }, event);
  }
  return {
    cases: [...finishTests(tests, packages, module), ...brokenPackages(tests, packages, module)],
    output: printed.join(''),
  };
}

function parseEvent(line: string): GoEvent | undefined {
  return line.startsWith('{') ? goEvent.safeParse(parseJson(line)).data : undefined;
}

function take(group: Map<string, Test>, fresh: Test, event: GoEvent): void {
  const key = `${fresh.pkg}\0${fresh.name}`;
  const test = group.get(key) ?? fresh;
  group.set(key, test);
  if (event.Output !== undefined && test.output.length < MOST_OUTPUT_OF_A_TEST) test.output += event.Output;
  test.status = ENDS[event.Action] ?? test.status;
}

function finishTests(
  tests: Map<string, Test>,
  packages: Map<string, Test>,
  module: string | undefined,
): readonly CaseDraft[] {
  return [...tests.values()].map(({ pkg, name, status, output }) => {
    const folder = folderOf(pkg, module);
    // A test that started and never ended was running when its package crashed or was stopped.
    const end = status ?? 'error';
    const crash = status === undefined ? (packages.get(`${pkg}\0`)?.output ?? '') : '';
    const trace = withoutMarks(output + crash);
    return {
      id: `${shortPackage(pkg, module)}.${name}`,
      status: end,
      ...(end === 'passed' ? {} : { message: trace, trace, traceFolder: folder }),
    };
  });
}

function brokenPackages(
  tests: Map<string, Test>,
  packages: Map<string, Test>,
  module: string | undefined,
): readonly CaseDraft[] {
  const explained = new Set(
    [...tests.values()].filter(({ status }) => status === 'failed' || status === undefined).map(({ pkg }) => pkg),
  );
  return [...packages.values()]
    .filter(({ pkg, status }) => status === 'failed' && !explained.has(pkg))
    .map(({ pkg, output }) => {
      const trace = withoutMarks(output);
      return { id: `${shortPackage(pkg, module)} (package)`, status: 'error', message: trace, trace, traceFolder: '' };
    });
}

/** Progress marks say nothing that the status does not. */
function withoutMarks(output: string): string {
  return output.replace(/^(?:=== (?:RUN|PAUSE|CONT|NAME)\b.*|[ \t]*--- (?:PASS|FAIL|SKIP): .*)\n?/gm, '');
}

function folderOf(pkg: string, module: string | undefined): string {
  return module !== undefined && pkg.startsWith(`${module}/`) ? pkg.slice(module.length + 1) : '';
}

function shortPackage(pkg: string, module: string | undefined): string {
  if (module !== undefined && pkg === module) return module.slice(module.lastIndexOf('/') + 1);
  return folderOf(pkg, module) || pkg;
}

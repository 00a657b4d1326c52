import type { FailureEvidence } from '../../../domain/evidence.ts';
import { type UnitTable, unitAtLine } from '../unit-table.ts';
import type { NameTable } from './name-table.ts';
import type { PathTable } from './path-table.ts';

export interface FailingTest {
  readonly test: string;
  readonly file: number | undefined;
  /** The test's own function, or the unit its title stands in. */
  readonly unit: number | undefined;
}

export interface TestTables {
  readonly table: UnitTable;
  readonly names: NameTable;
  readonly paths: PathTable;
}

/** Finds the source of a failing test by its file, its function's name or its title. */
export function locateFailingTest(tables: TestTables, failure: FailureEvidence): FailingTest {
  const given = failure.path === undefined ? undefined : tables.paths.exact(failure.path);
  const segments = testSegments(failure.test);
  const file = given ?? fileOfTest(tables.paths, segments);
  const unit =
    byName(tables, segments, file) ?? (file === undefined ? undefined : byTitle(tables.table, file, segments));
  return { test: failure.test, file: file ?? (unit === undefined ? undefined : tables.table.fileOf[unit]), unit };
}

/** `tests.test_range::test_last[3]`, `com.acme.FooTest::adds`, `suite > adds two`, `TestAdd/negative`. */
function testSegments(test: string): readonly string[] {
  return test
    .slice(0, 1000)
    .replace(/\[[^\]]*\]$/, '')
    .split(/::| > | › |#/)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');
}

function fileOfTest(paths: PathTable, segments: readonly string[]): number | undefined {
  const first = segments[0] ?? '';
  const asPath = paths.exact(first) ?? only(paths.endingWith(first));
  if (asPath !== undefined) return asPath;
  const parts = first.split('.');
  for (const drop of [0, 1]) {
    const stem = parts.slice(0, parts.length - drop).join('/');
    for (const extension of ['.py', '.java', '.kt', '.rb', '.rs', '.go']) {
      const found = stem === '' ? undefined : only(paths.endingWith(`${stem}${extension}`));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function byName(tables: TestTables, segments: readonly string[], file: number | undefined): number | undefined {
  const last = segments.at(-1) ?? '';
  for (const name of [last, last.split('/')[0] ?? '', last.split('.').at(-1) ?? '', last.replace(/\(.*\)$/, '')]) {
    const bearers = tables.names.named(name);
    const here = bearers.filter((number) => tables.table.fileOf[number] === file);
    const tests = bearers.filter((number) => tables.table.units[number]?.unit.isTest);
    const found = here[0] ?? (file === undefined ? only(tests) : undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Runners of the script languages print the title a test was registered under. */
function byTitle(table: UnitTable, file: number, segments: readonly string[]): number | undefined {
  const text = table.files[file]?.text ?? '';
  const title = segments.at(-1) ?? '';
  const at = title.length < 3 ? -1 : text.indexOf(title);
  if (at < 0) return undefined;
  let line = 1;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', end + 1)) line++;
  return unitAtLine(table, file, line);
}

function only(numbers: readonly number[]): number | undefined {
  return numbers.length === 1 ? numbers[0] : undefined;
}

import type { FailureEvidence } from '../../domain/evidence.ts';
import type { RepoPath } from '../../domain/repo-path.ts';
import type { RepositoryIndex } from '../../domain/repository-index.ts';
import type { Unit } from '../../domain/symbol.ts';
import { functionOf, shownFailures } from './failing-tests.ts';
import type { SourceExcerpt } from './source-excerpt.ts';
import type { TestSource } from './write-request.ts';

/** A test file up to this length is shown whole. */
const WHOLE_LINES = 40;
const MOST_LINES = 80;

/** The failing tests' own source: a short file whole, of a longer one the functions of the tests shown, in file order. */
export function testExcerpts(
  sources: readonly TestSource[],
  failures: readonly FailureEvidence[],
  index: RepositoryIndex,
): readonly SourceExcerpt[] {
  const shown = shownFailures(failures);
  return sources.flatMap((source) => excerptsOf(source, shown, index));
}

function excerptsOf(
  { path, text }: TestSource,
  failures: readonly FailureEvidence[],
  index: RepositoryIndex,
): readonly SourceExcerpt[] {
  const lines = text
    .replace(/\r\n/g, '\n')
    .replace(/^\uFEFF/, '')
    .split('\n');
  if (lines.length <= WHOLE_LINES)
    return [{ path, start: 1, end: lines.length, isPart: false, text: lines.join('\n') }];
  const failing = failingUnits(path, index.byPath.get(path)?.units ?? [], failures);
  let left = MOST_LINES;
  return failing.flatMap(({ start, end }) => {
    const part = lines.slice(start - 1, Math.min(end, start - 1 + left));
    left -= part.length;
    return part.length === 0
      ? []
      : [{ path, start, end: start + part.length - 1, isPart: true, text: part.join('\n') }];
  });
}

/**
 * The units that a failing test is named after. Of `describe` and `it` that is the `it`, whose title the name ends with; where a
 * frame of the failure stands in one of several, that one, so that tests of one title in other groups are left out.
 */
function failingUnits(path: RepoPath, units: readonly Unit[], failures: readonly FailureEvidence[]): readonly Unit[] {
  const chosen = failures.flatMap((failure) => {
    const test = functionOf(failure.test);
    const named = units.filter((unit) => unit.kind !== 'module' && unit.kind !== 'class' && isNamed(unit.name, test));
    const own = orAll(named, (unit) => test.endsWith(unit.name));
    const lines = failure.frames.filter((frame) => frame.path === path).map((frame) => frame.line);
    return orAll(own, (unit) => lines.some((line) => unit.start <= line && line <= unit.end));
  });
  return units.filter((unit) => chosen.includes(unit));
}

function orAll(units: readonly Unit[], isMeant: (unit: Unit) => boolean): readonly Unit[] {
  const meant = units.filter(isMeant);
  return meant.length > 0 ? meant : units;
}

function isNamed(name: string, test: string): boolean {
  return new RegExp(`(?<![\\w$])${name.replace(/[^\w]/g, '\\$&')}(?![\\w$])`).test(test);
}

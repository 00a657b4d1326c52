import type { FailureEvidence } from '../../domain/evidence.ts';
import type { RepositoryIndex } from '../../domain/repository-index.ts';
import { shownFailures } from './failing-tests.ts';
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
  const units = index.byPath.get(path)?.units ?? [];
  const failing = units.filter(
    (unit) => unit.kind !== 'module' && unit.kind !== 'class' && isNamed(unit.name, failures),
  );
  let left = MOST_LINES;
  return failing.flatMap(({ start, end }) => {
    const part = lines.slice(start - 1, Math.min(end, start - 1 + left));
    left -= part.length;
    return part.length === 0
      ? []
      : [{ path, start, end: start + part.length - 1, isPart: true, text: part.join('\n') }];
  });
}

function isNamed(name: string, failures: readonly FailureEvidence[]): boolean {
  const word = new RegExp(`(?<![\\w$])${name.replace(/[^\w]/g, '\\$&')}(?![\\w$])`);
  return failures.some((failure) => word.test(failure.test));
}

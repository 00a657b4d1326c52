import type { FailureEvidence } from '../../domain/evidence.ts';
import type { RepositoryIndex } from '../../domain/repository-index.ts';
import type { TestSource } from './write-request.ts';

/** A test file up to this length is shown whole. */
const WHOLE_LINES = 40;
const MOST_LINES = 80;

export interface SourceExcerpt {
  readonly title: string;
  readonly text: string;
}

/** The failing tests' own source: a short file whole, of a longer one the test functions that fail, in file order. */
export function testExcerpts(
  sources: readonly TestSource[],
  failures: readonly FailureEvidence[],
  index: RepositoryIndex,
): readonly SourceExcerpt[] {
  return sources.flatMap((source) => {
    const lines = source.text
      .replace(/\r\n/g, '\n')
      .replace(/^\uFEFF/, '')
      .split('\n');
    if (lines.length <= WHOLE_LINES) return [{ title: source.path, text: source.text }];
    const units = index.byPath.get(source.path)?.units ?? [];
    const failing = units.filter(
      (unit) => unit.kind !== 'module' && unit.kind !== 'class' && isNamed(unit.name, failures),
    );
    let left = MOST_LINES;
    return failing.flatMap((unit) => {
      const text = lines.slice(unit.start - 1, Math.min(unit.end, unit.start - 1 + left));
      left -= text.length;
      return text.length === 0
        ? []
        : [{ title: `${source.path}:${unit.start}-${unit.start + text.length - 1}`, text: text.join('\n') }];
    });
  });
}

function isNamed(name: string, failures: readonly FailureEvidence[]): boolean {
  return failures.some((failure) =>
    new RegExp(`(?<![\\w$])${name.replace(/[^\w]/g, '\\$&')}(?![\\w$])`).test(failure.test),
  );
}

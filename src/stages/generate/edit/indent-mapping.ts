import { indentOf, isBlank } from './source-lines.ts';

/**
 * How to carry lines written in one indentation over to another, learnt from lines that stand in both: undefined when
 * the same indentation would have to become two, or deeper lines shallower ones.
 */
export function indentMapping(
  written: readonly string[],
  actual: readonly string[],
): ((line: string) => string) | undefined {
  const known = new Map<string, string>();
  for (const [i, line] of written.entries()) {
    if (isBlank(line)) continue;
    const here = indentOf(line);
    const there = indentOf(actual[i] ?? '');
    const before = known.get(here);
    if (before !== undefined && before !== there) return undefined;
    known.set(here, there);
  }
  const steps = [...known].sort(([a], [b]) => a.length - b.length);
  for (const [i, [, there]] of steps.entries()) {
    if (i > 0 && there.length <= (steps[i - 1]?.[1].length ?? 0)) return undefined;
  }
  const [lowest] = steps;
  // Spaces for tabs (or the reverse) is a change of unit, not a shift: no indentation is none in both.
  if (lowest && lowest[0] !== '' && lowest[1] !== '' && lowest[0][0] !== lowest[1][0]) steps.unshift(['', '']);
  return (line) => (isBlank(line) ? line.trim() : mapIndent(indentOf(line), steps) + line.trimStart());
}

type Steps = readonly (readonly [written: string, actual: string])[];

function mapIndent(indent: string, steps: Steps): string {
  const [lowest] = steps;
  if (!lowest) return indent;
  let nearest = lowest;
  for (const step of steps) if (indent.startsWith(step[0])) nearest = step;
  if (!indent.startsWith(nearest[0])) return shallower(indent, nearest);
  return nearest[1] + convert(indent.slice(nearest[0].length), steps);
}

/** A line less deep than every known one moves by as much as the lowest of them. */
function shallower(indent: string, [written, actual]: Steps[number]): string {
  if (actual.startsWith(written)) return actual.slice(written.length) + indent;
  return actual.slice(0, Math.max(0, actual.length - (written.length - indent.length)));
}

/** The part deeper than a known indentation, in the unit the file itself goes deeper by, where two known ones show it. */
function convert(extra: string, steps: Steps): string {
  const [a, b] = steps;
  if (extra === '' || !a || !b) return extra;
  const writtenUnit = b[0].slice(a[0].length);
  const actualUnit = b[1].slice(a[1].length);
  const times = writtenUnit === '' ? 0 : extra.length / writtenUnit.length;
  return Number.isInteger(times) && times > 0 ? actualUnit.repeat(times) : extra;
}

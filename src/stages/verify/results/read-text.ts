import { addCounts, type CaseDraft, countCases, NO_COUNTS, type ReadResults } from './case-draft.ts';
import { readCargoText } from './read-cargo-text.ts';
import { readGoText } from './read-go-text.ts';
import { readJunitConsole } from './read-junit-console.ts';
import { readNamedFailures } from './read-named-failures.ts';
import { readAnySummary } from './read-summaries.ts';
import { looksLikeTap, readTap } from './read-tap.ts';
import { readUnittestText } from './read-unittest-text.ts';

export interface PrintedRun {
  readonly text: string;
  readonly exitCode: number | null;
  readonly isWorkspace: boolean;
}

/**
 * Results read from what any runner prints for people: the fallback of low confidence. What several runners say in one run is added up. Undefined where
 * nothing shows that a test ran.
 */
export function readText({ text, exitCode, isWorkspace }: PrintedRun): ReadResults | undefined {
  if (looksLikeTap(text)) {
    const cases = readTap({ text, exitCode });
    if (cases !== undefined && cases.length > 0) return { source: 'tap', cases };
  }
  const parts = [
    readUnittestText(text),
    readCargoText(text, isWorkspace),
    readJunitConsole(text),
    readGoText(text),
    readSummary(text),
  ].filter((part) => part !== undefined);
  const [first, ...others] = parts;
  return others.length === 0 ? first : parts.reduce(together);
}

function readSummary(text: string): ReadResults | undefined {
  const counts = readAnySummary(text);
  return counts === undefined
    ? undefined
    : { source: 'text', cases: withinCounts(readNamedFailures(text), counts), counts };
}

/** More failures named than counted were named by something else. */
function withinCounts(
  cases: readonly CaseDraft[],
  { failed, errors }: { readonly failed: number; readonly errors: number },
) {
  return cases.length <= failed + errors ? cases : [];
}

function together(a: ReadResults, b: ReadResults): ReadResults {
  const counts = addCounts(a.counts ?? countCases(a.cases), b.counts ?? countCases(b.cases));
  return { source: 'text', cases: [...a.cases, ...b.cases], ...(counts === NO_COUNTS ? {} : { counts }) };
}

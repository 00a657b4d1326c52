import { createHash } from 'node:crypto';
import { comparePaths, tryRepoPath } from '../../../domain/repo-path.ts';
import type { TestCase } from '../../../domain/verdict.ts';
import type { CaseDraft } from './case-draft.ts';
import { cleanLine, cleanText, cutEnd } from './clean-text.ts';
import { locateIn } from './locate-path.ts';
import { type LocatePath, parseFrames } from './parse-frames.ts';

const LONGEST_ID = 300;
const DEEPEST_MODULE = 20;
const LONGEST_MESSAGE = 4_000;
/** Failing tests whose traces are read; a broken build can fail tens of thousands. */
const MOST_TRACES = 100;

/** The cases as the rest of Vital sees them: ids unique and of one line, texts bounded, frames found, in id order. */
export function finishCases(drafts: readonly CaseDraft[], directory: string): readonly TestCase[] {
  const locators = new Map<string, LocatePath>();
  const locateFrom = (folder: string): LocatePath => {
    const locate = locators.get(folder) ?? locateIn(directory, folder);
    locators.set(folder, locate);
    return locate;
  };
  const ids = uniqueIds(drafts);
  let traces = 0;
  const cases = drafts.map((draft, position) => {
    const failing = draft.status === 'failed' || draft.status === 'error';
    traces += failing ? 1 : 0;
    return finishCase({ ...draft, id: ids[position] ?? draft.id }, failing && traces <= MOST_TRACES, locateFrom);
  });
  return cases.sort((a, b) => comparePaths(a.id, b.id));
}

function finishCase(draft: CaseDraft, isExplained: boolean, locateFrom: (folder: string) => LocatePath): TestCase {
  const path = tryRepoPath(fileOf(draft, locateFrom('')) ?? '');
  const known = { id: draft.id, status: draft.status, ...(path === undefined ? {} : { path }) };
  if (!isExplained) return known;
  const trace = cleanText(draft.trace ?? '');
  const message = cutEnd(cleanText(draft.message ?? trace).trim(), LONGEST_MESSAGE);
  const frames = parseFrames(trace, locateFrom(draft.traceFolder ?? ''));
  return { ...known, ...(message === '' ? {} : { message }), ...(frames.length === 0 ? {} : { frames }) };
}

function fileOf({ file, module }: CaseDraft, locate: LocatePath): string | undefined {
  if (file !== undefined) return locate(file);
  const parts = module?.split('.').slice(0, DEEPEST_MODULE) ?? [];
  for (let length = parts.length; length > 0; length -= 1) {
    const found = locate(`${parts.slice(0, length).join('/')}.py`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Runners allow one name twice and print no position; the second gets `#2`, in the order of the run. */
function uniqueIds(drafts: readonly CaseDraft[]): readonly string[] {
  const seen = new Map<string, number>();
  return drafts.map((draft) => {
    const id = shortId(draft.id);
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 ? id : `${id}#${times}`;
  });
}

function shortId(raw: string): string {
  const id = cleanLine(raw) || '(no name)';
  if (id.length <= LONGEST_ID) return id;
  // The hash keeps names apart that differ after the cut.
  return `${cutEnd(id, LONGEST_ID - 9)}~${createHash('sha256').update(id).digest('hex').slice(0, 8)}`;
}

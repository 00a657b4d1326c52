import type { ViewKind } from '../../../domain/evidence.ts';
import type { RetrievalIndex } from '../build-retrieval-index.ts';
import { testsOf } from '../candidates/add-neighbours.ts';
import { callSiteRange } from './call-site.ts';
import { type LineRange, sliceBody } from './slice-body.ts';
import { lineAt, linesOf } from './source-lines.ts';

/** A view before it has a score. */
export interface DraftView extends LineRange {
  readonly kind: ViewKind;
  readonly text: string;
  /** Where the text comes from when that is not the object's own place, and whose it is. */
  readonly seen?: { readonly at: string; readonly unit?: number };
}

/** Views from other places, per object. */
const MOST_CALL_SITES = 3;
const MOST_TESTS = 2;
const LONGEST_TEST = 60;

/**
 * The views of decision D-1 of one unit, its own whole text first. A call site, test or import keeps the object's
 * place: that is what it is evidence for, and what VITAL's key (path, name) must give back.
 */
export function draftViews(index: RetrievalIndex, number: number): readonly DraftView[] {
  const ref = index.table.units[number];
  if (!ref) return [];
  const { unit } = ref;
  const lines = linesOf(ref);
  const whole = { start: unit.start, end: unit.end };
  const text = lines.join('\n');
  if (unit.kind === 'window') return text.trim() === '' ? [] : [{ kind: 'window', ...whole, text }];
  const header = { start: unit.start, end: Math.max(unit.start, Math.min(unit.bodyStart - 1, unit.end)) };
  const drafts: DraftView[] = [{ kind: 'body', ...whole, text }];
  for (const { start, end } of sliceBody(whole)) {
    drafts.push({
      kind: 'body-slice',
      start,
      end,
      text: lines.slice(start - unit.start, end - unit.start + 1).join('\n'),
    });
  }
  drafts.push({ kind: 'signature', ...header, text: unit.signature }, { kind: 'docstring', ...header, text: unit.doc });
  drafts.push(
    ...callSites(index, number, whole),
    ...testViews(index, number, whole),
    ...importViews(index, number, whole),
  );
  return drafts.filter((draft) => draft.text.trim() !== '');
}

function callSites(index: RetrievalIndex, number: number, place: LineRange): readonly DraftView[] {
  return index.edges
    .callersOf(number)
    .filter(({ caller, weight }) => weight === 1 && index.table.units[caller]?.unit.isTest === false)
    .slice(0, MOST_CALL_SITES)
    .flatMap(({ caller, line }) => {
      const ref = index.table.units[caller];
      if (!ref) return [];
      const first = ref.unit.start;
      const lines = linesOf(ref);
      const site = callSiteRange(lines, line - first + 1, { start: 1, end: lines.length });
      const at = `${ref.file.path}:${site.start + first - 1}`;
      return [
        { kind: 'call-site' as const, ...place, text: lines.slice(site.start - 1, site.end).join('\n'), seen: { at } },
      ];
    });
}

function testViews(index: RetrievalIndex, number: number, place: LineRange): readonly DraftView[] {
  return testsOf(index, number)
    .slice(0, MOST_TESTS)
    .flatMap((test) => {
      const ref = index.table.units[test];
      if (!ref) return [];
      const text = linesOf(ref).slice(0, LONGEST_TEST).join('\n');
      return [
        { kind: 'test' as const, ...place, text, seen: { at: `${ref.file.path}:${ref.unit.start}`, unit: test } },
      ];
    });
}

function importViews(index: RetrievalIndex, number: number, place: LineRange): readonly DraftView[] {
  const importer = index.importers.get(number);
  const file = importer && index.table.files[importer.file];
  if (!importer || !file) return [];
  const seen = { at: `${file.path}:${importer.line}` };
  return [{ kind: 'import', ...place, text: lineAt(file.text, importer.line), seen }];
}

import type { ViewKind } from '../../../domain/evidence.ts';
import type { RetrievalIndex } from '../build-retrieval-index.ts';
import { testsOf } from '../candidates/add-neighbours.ts';
import { callSiteRange } from './call-site.ts';
import { type LineRange, sliceBody } from './slice-body.ts';
import { textOfLines } from './source-lines.ts';

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
  const whole = { start: unit.start, end: unit.end };
  const file = index.table.fileOf[number] ?? 0;
  const text = textOfLines(index.table, file, whole);
  if (unit.kind === 'window') return text.trim() === '' ? [] : [{ kind: 'window', ...whole, text }];
  const header = { start: unit.start, end: Math.max(unit.start, Math.min(unit.bodyStart - 1, unit.end)) };
  const drafts: DraftView[] = [{ kind: 'body', ...whole, text }];
  for (const slice of sliceBody(whole)) {
    drafts.push({ kind: 'body-slice', ...slice, text: textOfLines(index.table, file, slice) });
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
      const textOf = (lines: LineRange): string => textOfLines(index.table, index.table.fileOf[caller] ?? 0, lines);
      const site = callSiteRange((at) => textOf({ start: at, end: at }), line, ref.unit);
      const seen = { at: `${ref.file.path}:${site.start}` };
      return [{ kind: 'call-site' as const, ...place, text: textOf(site), seen }];
    });
}

function testViews(index: RetrievalIndex, number: number, place: LineRange): readonly DraftView[] {
  return testsOf(index, number)
    .slice(0, MOST_TESTS)
    .flatMap((test) => {
      const ref = index.table.units[test];
      if (!ref) return [];
      const { start, end } = ref.unit;
      const shown = { start, end: Math.min(end, start + LONGEST_TEST - 1) };
      const text = textOfLines(index.table, index.table.fileOf[test] ?? 0, shown);
      return [{ kind: 'test' as const, ...place, text, seen: { at: `${ref.file.path}:${start}`, unit: test } }];
    });
}

function importViews(index: RetrievalIndex, number: number, place: LineRange): readonly DraftView[] {
  const importer = index.importers.get(number);
  const file = importer && index.table.files[importer.file];
  if (!importer || !file) return [];
  const seen = { at: `${file.path}:${importer.line}` };
  const text = textOfLines(index.table, importer.file, { start: importer.line, end: importer.line });
  return [{ kind: 'import', ...place, text, seen }];
}

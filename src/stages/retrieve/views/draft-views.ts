import type { ViewKind } from '../../../domain/evidence.ts';
import type { IndexedFile, UnitRef } from '../../../domain/symbol.ts';
import type { RetrievalIndex } from '../build-retrieval-index.ts';
import { testsOf } from '../candidates/add-neighbours.ts';
import { callSiteRange } from './call-site.ts';
import { type ReadLines, textOfLines } from './file-lines.ts';
import { type LineRange, sliceBody } from './slice-body.ts';

/** A view before it has a score. */
export interface DraftView extends LineRange {
  readonly kind: ViewKind;
  readonly text: string;
  /** Where the text comes from when that is not the object's own place. */
  readonly seenAt?: string;
}

/** Views from other places, per object. */
const MOST_CALL_SITES = 3;
const MOST_TESTS = 2;
const LONGEST_TEST = 60;

export interface ViewSources {
  readonly index: RetrievalIndex;
  readonly readLines: ReadLines;
}

/** The views of decision D-1 of one unit. A call site, test or import keeps the object's own place: that is what it is evidence for. */
export function draftViews(sources: ViewSources, number: number): readonly DraftView[] {
  const ref = sources.index.table.units[number];
  if (!ref) return [];
  const { unit, file } = ref;
  const lines = sources.readLines(file);
  const whole = { start: unit.start, end: unit.end };
  const drafts: DraftView[] = [
    { kind: unit.kind === 'window' ? 'window' : 'body', ...whole, text: textOfLines(lines, unit.start, unit.end) },
  ];
  if (unit.kind === 'window') return drafts.filter(({ text }) => text.trim() !== '');
  const header = { start: unit.start, end: Math.max(unit.start, Math.min(unit.bodyStart - 1, unit.end)) };
  for (const slice of sliceBody(whole)) {
    drafts.push({ kind: 'body-slice', ...slice, text: textOfLines(lines, slice.start, slice.end) });
  }
  drafts.push({ kind: 'signature', ...header, text: unit.signature });
  drafts.push({ kind: 'docstring', ...header, text: unit.doc });
  drafts.push(...callSites(sources, number, whole));
  drafts.push(...testViews(sources, number, whole));
  drafts.push(...importViews(sources, number, whole));
  return drafts.filter(({ text }) => text.trim() !== '');
}

function callSites({ index, readLines }: ViewSources, number: number, place: LineRange): readonly DraftView[] {
  return index.edges
    .callersOf(number)
    .filter(({ caller, weight }) => weight === 1 && index.table.units[caller]?.unit.isTest === false)
    .slice(0, MOST_CALL_SITES)
    .flatMap(({ caller, line }) => {
      const ref = index.table.units[caller];
      if (!ref) return [];
      const lines = readLines(ref.file);
      const site = callSiteRange(lines, line, ref.unit);
      return [outsideView('call-site', place, { file: ref.file, site, lines })];
    });
}

function testViews({ index, readLines }: ViewSources, number: number, place: LineRange): readonly DraftView[] {
  return testsOf(index, number)
    .slice(0, MOST_TESTS)
    .flatMap((test) => {
      const ref: UnitRef | undefined = index.table.units[test];
      if (!ref) return [];
      const site = { start: ref.unit.start, end: Math.min(ref.unit.end, ref.unit.start + LONGEST_TEST - 1) };
      return [outsideView('test', place, { file: ref.file, site, lines: readLines(ref.file) })];
    });
}

function importViews({ index, readLines }: ViewSources, number: number, place: LineRange): readonly DraftView[] {
  const importer = index.importers.get(number);
  const file = importer && index.table.files[importer.file];
  if (!importer || !file) return [];
  const site = { start: importer.line, end: importer.line };
  return [outsideView('import', place, { file, site, lines: readLines(file) })];
}

interface Site {
  readonly file: IndexedFile;
  readonly site: LineRange;
  readonly lines: readonly string[];
}

function outsideView(kind: ViewKind, place: LineRange, { file, site, lines }: Site): DraftView {
  return { kind, ...place, text: textOfLines(lines, site.start, site.end), seenAt: `${file.path}:${site.start}` };
}

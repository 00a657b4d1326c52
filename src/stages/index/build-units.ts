import type { Unit, UnitKind } from '../../domain/symbol.ts';
import { cleanDoc } from './clean-doc.ts';
import { describeModule } from './describe-module.ts';
import type { Draft, LeadBlock, Span } from './draft.ts';
import type { FileScan } from './file-scan.ts';
import { firstLine, foldSignature } from './fold-signature.ts';
import type { LanguageTable } from './languages/language-table.ts';
import { LeadLines } from './lead-lines.ts';
import { moduleSpans } from './module-spans.ts';
import { type NestedDraft, nestDrafts } from './nest-drafts.ts';
import { ownCalls } from './own-calls.ts';
import { readDocstring } from './read-docstring.ts';

export type UnitFacts = Omit<Unit, 'calls' | 'ordinal' | 'start' | 'end' | 'bodyStart'> & {
  /** Offset of the body; the offset of the unit itself where there is none. */
  readonly bodyOffset: number;
};

/** Turns what the rules collected into units: nested, documented, numbered, each with its own calls. */
export function buildUnits(scan: FileScan, drafts: readonly Draft[], table: LanguageTable): readonly Unit[] {
  const above = new LeadLines(scan);
  const placed = nestDrafts(drafts).map((nested) => {
    const lead = above.above(nested.draft.start);
    return { start: lead.start, end: spanEnd(scan.text, nested.draft), lead: lead.blocks, nested };
  });
  const traits = traitsByType(placed.map(({ nested }) => nested));
  const facts = placed.flatMap(({ nested, lead, start, end }) =>
    nested.kind === 'scope'
      ? []
      : [describeUnit({ nested, lead, start, end, traits, above, kind: nested.kind }, scan.text, table)],
  );
  const modules = moduleSpans(scan, placed, above.blocks).map((span) => describeModule(span, { scan, above, table }));
  return numberUnits([...facts, ...modules].sort(inSourceOrder), scan);
}

interface PlacedUnit extends Span {
  readonly nested: NestedDraft;
  readonly kind: UnitKind;
  readonly lead: readonly LeadBlock[];
  readonly above: LeadLines;
  readonly traits: ReadonlyMap<string, readonly string[]>;
}

function describeUnit(unit: PlacedUnit, text: string, table: LanguageTable): UnitFacts {
  const { nested, kind, lead, start, end, traits } = unit;
  const { draft, qualifiedName } = nested;
  const comments = lead.filter((block) => block.isComment).map((block) => text.slice(block.start, block.end));
  const hasBody = draft.bodyStart > draft.start && draft.bodyStart < draft.end;
  const header = { start: draft.start, end: hasBody ? draft.bodyStart : end };
  const signature =
    kind === 'constant' ? firstLine(text, header) : foldSignature(text, header, unit.above.commentsWithin(header));
  const docstring = table.docstrings && hasBody ? readDocstring(text, draft.bodyStart) : undefined;
  const doc = docstring ?? cleanDoc(comments);
  const attributes = lead.filter((block) => !block.isComment).map((block) => text.slice(block.start, block.end));
  return {
    name: draft.name,
    qualifiedName,
    kind,
    startOffset: start,
    endOffset: end,
    bodyOffset: hasBody ? draft.bodyStart : start,
    signature,
    doc,
    bases: [...draft.bases, ...(isType(kind) ? (traits.get(qualifiedName) ?? []) : [])],
    isTest:
      draft.isTest ?? isTest({ kind, name: draft.name, header: `${attributes.join(' ')} ${signature}`, doc }, table),
  };
}

function isTest(
  unit: { readonly kind: UnitKind; readonly name: string; readonly header: string; readonly doc: string },
  { tests }: LanguageTable,
): boolean {
  if (!tests || (unit.kind !== 'function' && unit.kind !== 'method')) return false;
  return Boolean(tests.name?.test(unit.name) || tests.header?.test(unit.header.trim()) || tests.doc?.test(unit.doc));
}

function isType(kind: UnitKind): boolean {
  return kind === 'class' || kind === 'enum' || kind === 'interface' || kind === 'type';
}

/** What scopes declare about the type they reopen: Rust's `impl Trait for Type`. */
function traitsByType(nested: readonly NestedDraft[]): ReadonlyMap<string, readonly string[]> {
  const traits = new Map<string, string[]>();
  for (const { kind, draft, qualifiedName } of nested) {
    if (kind !== 'scope' || draft.bases.length === 0) continue;
    const known = traits.get(qualifiedName);
    if (known) known.push(...draft.bases);
    else traits.set(qualifiedName, [...draft.bases]);
  }
  return traits;
}

/** Takes in a closing semicolon and leaves out a trailing line end, which some grammars count in. */
function spanEnd(text: string, { start, end }: Span): number {
  let at = text[end] === ';' ? end + 1 : end;
  while (at > start + 1 && text.charCodeAt(at - 1) <= 32) at -= 1;
  return at;
}

/** Outer before inner; a head that is no more than its one constant still stands around it. */
function inSourceOrder(a: UnitFacts, b: UnitFacts): number {
  return (
    a.startOffset - b.startOffset ||
    b.endOffset - a.endOffset ||
    Number(b.kind === 'module') - Number(a.kind === 'module')
  );
}

function numberUnits(sorted: readonly UnitFacts[], scan: FileScan): readonly Unit[] {
  const spans = sorted.map(({ startOffset, endOffset }) => ({ start: startOffset, end: endOffset }));
  const calls = ownCalls(spans, scan.calls, scan.lines);
  const seen = new Map<string, number>();
  return sorted.map((facts, index) => {
    const key = `${facts.kind} ${facts.qualifiedName}`;
    const ordinal = seen.get(key) ?? 0;
    seen.set(key, ordinal + 1);
    const { startOffset, endOffset, bodyOffset } = facts;
    return {
      name: facts.name,
      qualifiedName: facts.qualifiedName,
      kind: facts.kind,
      ordinal,
      start: scan.lines.lineAt(startOffset),
      end: scan.lines.lineAt(Math.max(startOffset, endOffset - 1)),
      startOffset,
      endOffset,
      bodyStart: scan.lines.lineAt(bodyOffset > startOffset ? firstInside(scan.text, bodyOffset) : startOffset),
      signature: facts.signature,
      doc: facts.doc,
      calls: calls[index] ?? [],
      bases: facts.bases,
      isTest: facts.isTest,
    };
  });
}

/** Past an opening brace and what is blank after it. */
function firstInside(text: string, bodyOffset: number): number {
  let at = text[bodyOffset] === '{' ? bodyOffset + 1 : bodyOffset;
  while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
  return Math.min(at, Math.max(0, text.length - 1));
}

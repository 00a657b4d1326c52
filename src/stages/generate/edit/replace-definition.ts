import type { Language } from '../../../domain/language.ts';
import type { Unit } from '../../../domain/symbol.ts';
import { keepDocstring } from './keep-docstring.ts';
import { keepHeaderForm } from './keep-header-form.ts';
import { keepLead, type Lead, splitLead } from './lead-lines.ts';
import { mergeLines } from './merge-lines.ts';
import { reindent } from './reindent.ts';
import { dominantEol, indentOf, isBlank, joinLines, splitLines } from './source-lines.ts';

/** A definition out of an answer, in whole lines. */
export interface NewDefinition {
  readonly lines: readonly string[];
  /** Index of the first body line. */
  readonly bodyLine: number;
}

/**
 * Puts a new definition in exactly the span of the old one, in the file's indentation and line ends. What models leave
 * out though nobody asked them to (decorators, leading comment, docstring, `export`) stays.
 */
export function replaceDefinition(text: string, unit: Unit, given: NewDefinition, language: Language): string {
  const lineStart = text.lastIndexOf('\n', unit.startOffset - 1) + 1;
  const before = text.slice(lineStart, unit.startOffset).replace('\uFEFF', '');
  const blanks = isBlank(before) ? before : '';
  const original = splitLines(blanks + text.slice(unit.startOffset, unit.endOffset));
  const wanted = fitDefinition(
    original.map((line) => line.text),
    unit,
    { given, language },
  );
  const merged = joinLines(mergeLines(original, wanted, dominantEol(splitLines(text))));
  return text.slice(0, unit.startOffset) + merged.slice(blanks.length) + text.slice(unit.endOffset);
}

interface Fit {
  readonly given: NewDefinition;
  readonly language: Language;
}

function fitDefinition(original: readonly string[], unit: Unit, { given, language }: Fit): readonly string[] {
  const oldLead = splitLead(original, language);
  const oldBody = unit.bodyStart - unit.start;
  const base = indentOf(original[oldLead.header] ?? '');
  const inside = original.slice(Math.max(oldBody, oldLead.header + 1));
  const bodyText = inside.find((line) => !isBlank(line) && indentOf(line).length > base.length);
  const body = bodyText === undefined ? undefined : indentOf(bodyText);
  const newLead = splitLead(given.lines, language);
  const core = given.lines.slice(newLead.header);
  const moved = reindent(core, original, { base, body, hasClosingLine: language !== 'python' });
  const header = keepHeaderForm(original[oldLead.header] ?? '', moved[0] ?? '', language);
  const definition: NewDefinition = {
    lines: [header, ...moved.slice(1)],
    bodyLine: given.bodyLine - newLead.header,
  };
  const complete =
    language === 'python' ? keepDocstring({ lines: original, bodyLine: oldBody }, definition) : definition.lines;
  return [...keepLead(oldLead, placeLead(newLead, base)), ...complete];
}

/** Comments and decorators stand where the header stands, however far in the answer has them. */
function placeLead(lead: Lead, base: string): Lead {
  const place = (lines: readonly string[]) => {
    const from = indentOf(lines.find((line) => !isBlank(line)) ?? '');
    return lines.map((line) =>
      isBlank(line) ? line : base + (line.startsWith(from) ? line.slice(from.length) : line.trimStart()),
    );
  };
  return { ...lead, comments: place(lead.comments), decorators: place(lead.decorators) };
}

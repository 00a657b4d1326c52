import type { Definition } from '../../domain/evidence.ts';
import { type Language, languageOf } from '../../domain/language.ts';
import type { Unit } from '../../domain/symbol.ts';
import { foldName } from '../../domain/tokenise-code.ts';
import type { Extractor } from '../../ports/extractor.ts';
import { linesOf } from '../../stages/allocate/source.ts';
import type { RepobenchCandidate } from '../records/repobench-record.ts';

/** A candidate of a record as the object it is: where it stands, its header and docstring, its lines. */
export interface PoolItem {
  readonly definition: Definition;
  /** The same as one unit of a text that is the snippet alone. */
  readonly unit: Unit;
}

export type ReadPoolItem = (candidate: RepobenchCandidate) => Promise<PoolItem>;

type Header = Pick<Unit, 'kind' | 'bodyStart' | 'signature' | 'doc'>;

/**
 * Reads candidates with the real parser, each snippet on its own and only once. The snippet as given is one unit: inner
 * definitions are no candidates of the record, so their words count for it. A snippet the parser finds no such name in
 * (a lone member, a cut text) has its first line for a header.
 */
export function poolReader(extractor: Extractor): ReadPoolItem {
  const headers = new Map<string, Promise<Header | undefined>>();
  return async (candidate) => {
    const { path, identifier, snippet } = candidate;
    const lines = linesOf(snippet);
    const text = lines.join('\n');
    const language = languageOf(path, lines[0]);
    const key = `${language}\0${identifier}\0${text}`;
    const header = headers.get(key) ?? readHeader(extractor, { language, lines, text }, identifier);
    headers.set(key, header);
    return poolItem(candidate, { language, lines, text }, (await header) ?? firstLine(lines));
  };
}

interface Snippet {
  readonly language: Language;
  readonly lines: readonly string[];
  readonly text: string;
}

function poolItem(
  { path, identifier: name, start_line: start }: RepobenchCandidate,
  { language, lines, text }: Snippet,
  { kind, bodyStart, signature, doc }: Header,
): PoolItem {
  const unit = {
    name,
    qualifiedName: name,
    kind,
    ordinal: 0,
    start: 1,
    end: lines.length,
    startOffset: 0,
    endOffset: text.length,
    bodyStart,
    signature,
    doc,
    calls: [],
    bases: [],
    isTest: false,
  };
  // Of a cut snippet only these lines are known, wherever the definition ends.
  const place = { start, end: start + lines.length - 1, bodyStart: start + bodyStart - 1 };
  return { unit, definition: { path, name, kind, language, ...place, signature, lines } };
}

async function readHeader(
  extractor: Extractor,
  { language, text }: Snippet,
  identifier: string,
): Promise<Header | undefined> {
  if (language === 'text') return undefined;
  const extraction = await extractor.extract(language, text);
  if (!extraction.ok) return undefined;
  // Outer units stand first, so that a class goes before its constructor.
  return extraction.record.units.find((unit) => foldName(unit.name) === foldName(identifier));
}

function firstLine(lines: readonly string[]): Header {
  return { kind: 'constant', bodyStart: Math.min(2, lines.length), signature: (lines[0] ?? '').trim(), doc: '' };
}

import type { GrammarLanguage } from '../../../domain/language.ts';
import type { Unit } from '../../../domain/symbol.ts';
import type { Extractor } from '../../../ports/extractor.ts';
import { isBlank } from '../edit/source-lines.ts';

/** A definition found in a piece of code, as whole lines, with what stood around it. */
export interface FoundDefinition {
  readonly lines: readonly string[];
  /** Index in `lines` of the first body line. */
  readonly bodyLine: number;
  /** Lines of the code outside the definition, blank ones left out. */
  readonly outside: readonly string[];
  /** Other definitions in the code that are not part of this one. */
  readonly others: readonly OtherDefinition[];
  /** Names defined inside it. */
  readonly members: readonly string[];
  readonly syntaxErrors: number;
}

export interface OtherDefinition {
  readonly name: string;
  readonly lines: readonly string[];
  /** It stands in the class the definition itself was shown in. */
  readonly isSibling: boolean;
  /** It stands in no class at all. */
  readonly isTopLevel: boolean;
}

export interface DefinitionTools {
  readonly extractor: Extractor;
  readonly language: GrammarLanguage;
}

interface Variant {
  readonly text: string;
  /** Lines put before the code. */
  readonly added: number;
}

/**
 * All definitions in `code` that can stand for `wanted`, by name and sort. Parsed as it is, else inside a class made up
 * around it, since a bare method is no program in most languages.
 */
export async function extractDefinitions(
  code: string,
  wanted: Unit,
  tools: DefinitionTools,
): Promise<readonly FoundDefinition[]> {
  let best: readonly FoundDefinition[] = [];
  for (const variant of variants(code, tools.language)) {
    const found = await parseVariant(variant, wanted, tools);
    const [first] = found;
    if (first && (best[0] === undefined || first.syntaxErrors < best[0].syntaxErrors)) best = found;
    if (best[0]?.syntaxErrors === 0) break;
  }
  return best;
}

async function parseVariant(
  variant: Variant,
  wanted: Unit,
  { extractor, language }: DefinitionTools,
): Promise<readonly FoundDefinition[]> {
  const extraction = await extractor.extract(language, variant.text);
  if (!extraction.ok) return [];
  const { units, syntaxErrors } = extraction.record;
  const matching = units.filter((unit) => unit.name === wanted.name && sameSort(unit, wanted));
  return bestNamed(matching, wanted)
    .slice(0, MOST_VERSIONS)
    .map((unit) => definitionOf(unit, { variant, units, syntaxErrors }));
}

function variants(code: string, language: GrammarLanguage): readonly Variant[] {
  const opening = language === 'php' && !code.includes('<?php') ? '<?php\n' : '';
  const plain = { text: opening + code, added: opening === '' ? 0 : 1 };
  const inside = (head: string, tail: string): Variant => ({
    text: `${opening}${head}\n${code}\n${tail}`,
    added: plain.added + 1,
  });
  switch (language) {
    case 'python':
      return [plain, inside('class Wrapper:', '')];
    case 'rust':
      return [plain, inside('impl Wrapper {', '}')];
    case 'go':
      return [plain, inside('package wrapper', '')];
    case 'ruby':
    case 'bash':
    case 'c':
      return [plain];
    case 'javascript':
    case 'typescript':
    case 'tsx':
    case 'java':
    case 'cpp':
    case 'csharp':
    case 'php':
    case 'kotlin':
    case 'scala':
      return [plain, inside('class Wrapper {', '}')];
    default:
      return language satisfies never;
  }
}

/** More versions of one definition than it takes to call them too many. */
const MOST_VERSIONS = 5;

const CALLABLE: ReadonlySet<string> = new Set(['function', 'method', 'constant']);
const TYPE: ReadonlySet<string> = new Set(['class', 'interface', 'type', 'enum']);

function sameSort(unit: Unit, wanted: Unit): boolean {
  return unit.kind === wanted.kind || [CALLABLE, TYPE].some((sort) => sort.has(unit.kind) && sort.has(wanted.kind));
}

/** Same class before other classes, same header before other headers: overloads and properties share their name. */
function bestNamed(units: readonly Unit[], wanted: Unit): readonly Unit[] {
  const owner = (unit: Unit) => ownerOf(unit).replace(/^Wrapper\b\.?/, '');
  const sameOwner = units.filter((unit) => owner(unit) === owner(wanted));
  const owned = sameOwner.length > 0 ? sameOwner : units;
  const sameHeader = owned.filter((unit) => header(unit) === header(wanted));
  return sameHeader.length > 0 && owned.length > 1 ? sameHeader : owned;
}

function ownerOf(unit: Unit): string {
  return unit.qualifiedName.split('.').slice(0, -1).join('.');
}

/** The signature without decorators, which answers often leave out. */
function header(unit: Unit): string {
  return unit.signature.replace(/^(?:@[\w.$]+(?:\([^()]*\))?\s+)+/, '');
}

interface Parsed {
  readonly variant: Variant;
  readonly units: readonly Unit[];
  readonly syntaxErrors: number;
}

function definitionOf(unit: Unit, { variant, units, syntaxErrors }: Parsed): FoundDefinition {
  const all = variant.text.split('\n');
  const end = variant.added === 0 || all.at(-1) !== '}' ? all.length : all.length - 1;
  const inCode = (line: number) => line > variant.added && line <= end;
  const outside = all.filter((line, i) => inCode(i + 1) && (i + 1 < unit.start || i + 1 > unit.end) && !isBlank(line));
  const apart = units.filter((other) => other.kind !== 'module' && (other.end < unit.start || other.start > unit.end));
  return {
    lines: unitLines(variant.text, unit),
    bodyLine: Math.max(0, unit.bodyStart - unit.start),
    outside,
    members: units
      .filter((other) => other.start >= unit.start && other.end <= unit.end && other !== unit)
      .map(({ name }) => name),
    others: outermost(apart).map((other) => ({
      name: other.name,
      lines: unitLines(variant.text, other),
      isSibling: ownerOf(other) !== '' && ownerOf(other) === ownerOf(unit),
      isTopLevel: ownerOf(other) === '',
    })),
    syntaxErrors,
  };
}

/** Units that stand in no other of the list. */
function outermost(units: readonly Unit[]): readonly Unit[] {
  let end = -1;
  return [...units]
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)
    .filter((unit) => {
      const isInner = unit.endOffset <= end;
      end = Math.max(end, unit.endOffset);
      return !isInner;
    });
}

/** The unit's text as lines, the blanks before its first line included. */
function unitLines(text: string, unit: Unit): readonly string[] {
  const lineStart = text.lastIndexOf('\n', unit.startOffset - 1) + 1;
  const before = text.slice(lineStart, unit.startOffset);
  const from = isBlank(before) ? lineStart : unit.startOffset;
  return text.slice(from, unit.endOffset).trimEnd().split('\n');
}

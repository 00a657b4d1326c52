import { commitSha } from '../../src/domain/commit-sha.ts';
import { languageOf } from '../../src/domain/language.ts';
import { listedPath } from '../../src/domain/repo-path.ts';
import type { RepositoryIndex } from '../../src/domain/repository-index.ts';
import type { Call, ImportRef, IndexedFile, Unit, UnitKind } from '../../src/domain/symbol.ts';

/** A unit as a test states it: where it begins, by the text of its first line; it ends where the indentation does. */
interface UnitSpec {
  readonly at: string;
  readonly name?: string;
  readonly qualifiedName?: string;
  readonly kind?: UnitKind;
  /** `f`, `self.f`, `mod.f`: called where `f(` first stands in the unit. */
  readonly calls?: readonly string[];
  readonly bases?: readonly string[];
  readonly doc?: string;
  readonly isTest?: boolean;
}

export interface FileSpec {
  readonly text: string;
  readonly units?: readonly UnitSpec[];
  /** `module`, or `module: a, b as c`, `module: *`, `module: * as ns`; a leading `>` marks a re-export. */
  readonly imports?: readonly string[];
  readonly isTestFile?: boolean;
  readonly isSecondary?: boolean;
}

export function buildIndex(specs: Readonly<Record<string, FileSpec>> | ReadonlyMap<string, FileSpec>): RepositoryIndex {
  const entries = specs instanceof Map ? [...specs] : Object.entries(specs);
  return indexOfFiles(entries.map(([path, spec]) => buildFile(path, spec)));
}

export function indexOfFiles(files: readonly IndexedFile[]): RepositoryIndex {
  return {
    commit: commitSha('0'.repeat(40)),
    engine: 'native',
    files,
    byPath: new Map(files.map((file) => [file.path, file])),
    skipped: [],
    bytes: files.reduce((sum, { text }) => sum + text.length, 0),
  };
}

function buildFile(path: string, spec: FileSpec): IndexedFile {
  const language = languageOf(path);
  const lines = spec.text.split('\n');
  const units = language === 'text' ? windows(spec.text, lines) : codeUnits(spec, lines);
  return {
    path: listedPath(path),
    blob: `blob of ${path}`,
    text: spec.text,
    language,
    units,
    imports: (spec.imports ?? []).map((written) => readImport(written, lines)),
    lines: lines.length,
    syntaxErrors: 0,
    isTestFile: spec.isTestFile ?? false,
    isSecondary: spec.isSecondary ?? false,
  };
}

function windows(text: string, lines: readonly string[]): readonly Unit[] {
  return [
    { ...blank('#1', 'window'), start: 1, end: lines.length, startOffset: 0, endOffset: text.length, bodyStart: 1 },
  ];
}

function codeUnits(spec: FileSpec, lines: readonly string[]): readonly Unit[] {
  const head: Unit = {
    ...blank('#1', 'module'),
    start: 1,
    end: lines.length,
    endOffset: spec.text.length,
    bodyStart: 1,
  };
  const counts = new Map<string, number>();
  const open: { unit: Unit; end: number }[] = [];
  const units = (spec.units ?? []).map((unitSpec) => {
    const first = lines.findIndex((line) => line.trim().startsWith(unitSpec.at));
    if (first < 0) throw new Error(`no line begins with ${unitSpec.at}`);
    while (open.length > 0 && (open.at(-1)?.end ?? 0) < first + 1) open.pop();
    const unit = codeUnit(unitSpec, lines, { first, outer: open.at(-1)?.unit });
    const key = `${unit.qualifiedName} ${unit.kind}`;
    const ordinal = counts.get(key) ?? 0;
    counts.set(key, ordinal + 1);
    const numbered = { ...unit, ordinal };
    open.push({ unit: numbered, end: unit.end });
    return numbered;
  });
  return [head, ...units];
}

function codeUnit(spec: UnitSpec, lines: readonly string[], place: { first: number; outer: Unit | undefined }): Unit {
  const { first, outer } = place;
  const indent = indentOf(lines[first] ?? '');
  let last = first;
  for (let at = first + 1; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (indentOf(line) < indent || (indentOf(line) === indent && !line.trim().startsWith('}'))) break;
    last = at;
    if (indentOf(line) === indent) break;
  }
  const name = spec.name ?? nameIn(spec.at);
  const start = offsetOf(lines, first);
  return {
    ...blank(name, spec.kind ?? kindIn(spec.at, outer)),
    qualifiedName: spec.qualifiedName ?? (outer ? `${outer.qualifiedName}.${name}` : name),
    start: first + 1,
    end: last + 1,
    startOffset: start,
    endOffset: offsetOf(lines, last) + (lines[last] ?? '').length,
    bodyStart: Math.min(first + 2, last + 1),
    signature: (lines[first] ?? '').trim(),
    doc: spec.doc ?? '',
    calls: (spec.calls ?? []).map((written) => readCall(written, lines, { first, last })),
    bases: spec.bases ?? [],
    isTest: spec.isTest ?? false,
  };
}

function blank(name: string, kind: UnitKind): Unit {
  return {
    name,
    qualifiedName: name,
    kind,
    ordinal: 0,
    start: 1,
    end: 1,
    startOffset: 0,
    endOffset: 0,
    bodyStart: 1,
    signature: '',
    doc: '',
    calls: [],
    bases: [],
    isTest: false,
  };
}

function readCall(written: string, lines: readonly string[], range: { first: number; last: number }): Call {
  const dot = Math.max(written.lastIndexOf('.'), written.lastIndexOf(':'));
  const name = written.slice(dot + 1);
  const receiver = written.slice(0, Math.max(0, written[dot - 1] === ':' ? dot - 1 : dot));
  let line = range.first;
  for (let at = range.first; at <= range.last; at++) if (lines[at]?.includes(`${name}(`)) line = at;
  return receiver === '' ? { name, line: line + 1 } : { name, receiver, line: line + 1 };
}

function readImport(written: string, lines: readonly string[]): ImportRef {
  const isReexport = written.startsWith('>');
  const bare = isReexport ? written.slice(1) : written;
  const cut = bare.indexOf(': ');
  const module = cut < 0 ? bare : bare.slice(0, cut);
  const names = cut < 0 ? [] : bare.slice(cut + 2).split(', ');
  const line = lines.findIndex((text) => text.includes(module)) + 1;
  return {
    module,
    line: Math.max(1, line),
    isReexport,
    names: names.map((part) => {
      const [name = '', alias] = part.split(' as ');
      return { name, alias: alias ?? name };
    }),
  };
}

function nameIn(at: string): string {
  const word = at.split('(')[0]?.split(':')[0]?.split('{')[0]?.split('=')[0]?.trim().split(' ').at(-1);
  return word ?? at;
}

function kindIn(at: string, outer: Unit | undefined): UnitKind {
  if (at.includes('class ') || at.includes('struct ')) return 'class';
  return outer?.kind === 'class' ? 'method' : 'function';
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function offsetOf(lines: readonly string[], line: number): number {
  return lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
}

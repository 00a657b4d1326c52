import type { ImportedName, ImportRef } from '../../domain/symbol.ts';
import type { SyntaxNode } from '../../ports/syntax.ts';
import type { CallSite, Draft, LeadBlock, Span } from './draft.ts';
import { LineTable } from './line-table.ts';
import { readCallee } from './read-callee.ts';

/** Longest name a unit or call may have. Past it, the text is data in the shape of an identifier. */
const NAME_LIMIT = 255;

/** What the rules of a language collect while the nodes of one file pass by, outer before inner. */
export class FileScan {
  readonly text: string;
  readonly lines: LineTable;
  readonly drafts: Draft[] = [];
  readonly calls: CallSite[] = [];
  readonly imports: ImportRef[] = [];
  readonly lead: LeadBlock[] = [];
  readonly #wrappers = new Map<number, Span>();
  #functionsEnd = 0;
  #unitsEnd = 0;

  constructor(text: string) {
    this.text = text;
    this.lines = new LineTable(text);
  }

  slice(node: SyntaxNode): string {
    return this.text.slice(node.startIndex, node.endIndex);
  }

  define(draft: Draft): void {
    if (draft.name.length > NAME_LIMIT || (draft.name === '' && draft.kind !== 'scope')) return;
    this.drafts.push(draft);
    if (draft.kind === 'function' || draft.kind === 'method') this.enterFunction(draft.end);
    else if (draft.ownsMethods && draft.kind !== 'scope' && draft.kind !== 'constant') {
      this.#unitsEnd = Math.max(this.#unitsEnd, draft.end);
    }
  }

  /** What follows up to this offset is local, whether or not the function has a name. */
  enterFunction(end: number): void {
    this.#functionsEnd = Math.max(this.#functionsEnd, end);
    this.#unitsEnd = Math.max(this.#unitsEnd, end);
  }

  isLocal(node: SyntaxNode): boolean {
    return node.startIndex < this.#functionsEnd;
  }

  /** Outside every function and class; inside a namespace still counts. */
  isTopLevel(node: SyntaxNode): boolean {
    return node.startIndex >= this.#unitsEnd;
  }

  /** Lends the span of `outer` (export, decorators, template header) to the definition `inner`. */
  wrap(inner: SyntaxNode | null, outer: SyntaxNode): void {
    if (inner) this.#wrappers.set(inner.startIndex, this.spanOf(outer));
  }

  spanOf(node: SyntaxNode): Span {
    return this.#wrappers.get(node.startIndex) ?? { start: node.startIndex, end: node.endIndex };
  }

  /** Records a call whose callee is the text between two offsets. */
  call(from: number, to: number): void {
    const callee = readCallee(this.text, from, to);
    if (callee) this.namedCall(from, callee.name, callee.receiver);
  }

  namedCall(offset: number, name: string, receiver?: string): void {
    if (name === '' || name.length > NAME_LIMIT) return;
    this.calls.push(receiver === undefined ? { offset, name } : { offset, name, receiver });
  }

  importFrom(node: SyntaxNode, module: string, names: readonly ImportedName[] = [], isReexport = false): void {
    if (module === '') return;
    this.imports.push({ module, names, line: this.lines.lineAt(node.startIndex), isReexport });
  }
}

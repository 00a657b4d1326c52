import type { ImportedName } from '../../../domain/symbol.ts';
import type { SyntaxNode } from '../../../ports/syntax.ts';
import { childOfType } from '../define.ts';
import type { FileScan } from '../file-scan.ts';
import { unquote } from '../unquote.ts';

export function readImport(node: SyntaxNode, scan: FileScan): void {
  const required = childOfType(node, 'import_require_clause');
  const source = node.field('source') ?? required?.field('source') ?? null;
  if (!source) return;
  const names: ImportedName[] = [];
  if (required?.namedChildren[0]) names.push({ name: '*', alias: scan.slice(required.namedChildren[0]) });
  for (const part of childOfType(node, 'import_clause')?.namedChildren ?? []) {
    if (part.type === 'identifier') names.push({ name: 'default', alias: scan.slice(part) });
    else if (part.type === 'named_imports') names.push(...specifiers(part, scan));
    else if (part.namedChildren[0]) names.push({ name: '*', alias: scan.slice(part.namedChildren[0]) });
  }
  scan.importFrom(node, unquote(scan.slice(source)), names);
}

/** `export … from`: names pass through this module. */
export function readExport(node: SyntaxNode, scan: FileScan): void {
  const source = node.field('source');
  if (!source) return;
  const clause = childOfType(node, 'export_clause');
  const space = childOfType(node, 'namespace_export')?.namedChildren[0];
  const names = clause ? specifiers(clause, scan) : [{ name: '*', alias: space ? scan.slice(space) : '*' }];
  scan.importFrom(node, unquote(scan.slice(source)), names, true);
}

export function isRequire(value: SyntaxNode, scan: FileScan): boolean {
  return scan.text.startsWith('require(', value.startIndex) && value.type === 'call_expression';
}

/** `const x = require('m')` and `const { a, b: c } = require('m')`. */
export function readRequire(target: SyntaxNode, value: SyntaxNode, scan: FileScan): void {
  const source = value.field('arguments')?.namedChildren[0];
  if (source?.type !== 'string') return;
  const names =
    target.type === 'object_pattern'
      ? target.namedChildren.flatMap((child) => patternName(child, scan))
      : [{ name: '*', alias: scan.slice(target) }];
  scan.importFrom(value, unquote(scan.slice(source)), names);
}

function patternName(node: SyntaxNode, scan: FileScan): readonly ImportedName[] {
  const key = node.field('key');
  const value = node.field('value');
  if (key && value) return [{ name: scan.slice(key), alias: scan.slice(value) }];
  const name = scan.slice(node);
  return /^[\w$]+$/.test(name) ? [{ name, alias: name }] : [];
}

function specifiers(clause: SyntaxNode, scan: FileScan): readonly ImportedName[] {
  return clause.namedChildren.flatMap((child) => {
    const name = child.field('name');
    const alias = child.field('alias') ?? name;
    return name && alias ? [{ name: scan.slice(name), alias: scan.slice(alias) }] : [];
  });
}

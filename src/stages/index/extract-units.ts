import type { GrammarLanguage } from '../../domain/language.ts';
import type { FileRecord } from '../../domain/symbol.ts';
import type { SyntaxTree } from '../../ports/syntax.ts';
import { buildUnits } from './build-units.ts';
import { countSyntaxErrors } from './count-syntax-errors.ts';
import { FileScan } from './file-scan.ts';
import type { LanguageTable } from './languages/language-table.ts';
import { LANGUAGE_TABLES } from './languages/tables.ts';
import { recoverDefinitions } from './recover-definitions.ts';
import { recoverLines } from './recover-lines.ts';

/**
 * Everything the index keeps of one text. Broken text gives what could be read of it; only nesting without end throws
 * (`parser-failed`).
 */
export function extractUnits(tree: SyntaxTree, text: string, language: GrammarLanguage): FileRecord {
  const table: LanguageTable = LANGUAGE_TABLES[language];
  const scan = scanTree(tree, text, table);
  return {
    language,
    units: buildUnits(scan, tree.root.hasError ? recoverLines(scan, table.recover) : scan.drafts, table),
    imports: scan.imports,
    lines: scan.lines.count,
    syntaxErrors: countSyntaxErrors(tree),
  };
}

function scanTree(tree: SyntaxTree, text: string, table: LanguageTable): FileScan {
  const scan = new FileScan(text);
  const { rules, comments, attributes = [], recover } = table;
  const types = [...Object.keys(rules), ...comments, ...attributes, 'ERROR'];
  for (const node of tree.descendants(types)) {
    const type = node.type;
    const rule = rules[type];
    if (rule) rule(node, scan);
    else if (type === 'ERROR') recoverDefinitions(node, scan, recover);
    else scan.lead.push({ start: node.startIndex, end: node.endIndex, isComment: comments.includes(type) });
  }
  return scan;
}

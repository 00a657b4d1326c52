import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSyntaxParser } from '../../src/adapters/tree-sitter/load-parser.ts';
import { type GrammarLanguage, languageOf } from '../../src/domain/language.ts';
import type { ParserEngine } from '../../src/domain/repository-index.ts';
import type { FileRecord } from '../../src/domain/symbol.ts';
import type { SyntaxParser } from '../../src/ports/syntax.ts';
import { extractUnits } from '../../src/stages/index/extract-units.ts';

const folder = join(import.meta.dirname, '../fixtures/languages');
const parsers = new Map<ParserEngine, Promise<SyntaxParser>>();

export function parser(engine: ParserEngine): Promise<SyntaxParser> {
  const known = parsers.get(engine) ?? loadSyntaxParser(engine);
  parsers.set(engine, known);
  return known;
}

export async function record(
  language: GrammarLanguage,
  text: string,
  engine: ParserEngine = 'wasm',
): Promise<FileRecord> {
  const tree = await (await parser(engine)).parse(language, text);
  try {
    return extractUnits(tree, text, language);
  } finally {
    tree.free();
  }
}

export interface Fixture {
  readonly name: string;
  readonly language: GrammarLanguage;
  readonly text: string;
}

/** Fixtures end in `.txt`, so that no tool takes them for the project's own code. */
export function fixtures(): readonly Fixture[] {
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const name = file.replace(/\.txt$/, '');
      const language = languageOf(name);
      if (language === 'text') throw new Error(`no grammar for ${name}`);
      return { name, language, text: readFileSync(join(folder, file), 'utf8') };
    });
}

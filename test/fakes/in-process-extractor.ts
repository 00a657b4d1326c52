import { loadSyntaxParser } from '../../src/adapters/tree-sitter/load-parser.ts';
import type { Extractor } from '../../src/ports/extractor.ts';
import { FakeExtractor } from './fake-extractor.ts';

/** The real parser and extraction in this process: for tests whose texts are not hostile. */
export async function inProcessExtractor(): Promise<Extractor> {
  return new FakeExtractor(await loadSyntaxParser());
}

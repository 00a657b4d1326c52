import type { GrammarLanguage } from '../../domain/language.ts';
import type { SyntaxParser } from '../../ports/syntax.ts';

export interface SourceText {
  readonly language: GrammarLanguage;
  readonly text: string;
}

/** Parses texts and keeps nothing: what indexing is measured against. Answers with the UTF-8 bytes parsed. */
export async function parseOnly(parser: SyntaxParser, sources: readonly SourceText[]): Promise<number> {
  let bytes = 0;
  for (const { language, text } of sources) {
    const tree = await parser.parse(language, text);
    tree.free();
    bytes += Buffer.byteLength(text);
    // Native trees go when the event loop turns; without this a long list would hold them all.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return bytes;
}

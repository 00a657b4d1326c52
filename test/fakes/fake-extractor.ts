import type { GrammarLanguage } from '../../src/domain/language.ts';
import type { Extraction, Extractor } from '../../src/ports/extractor.ts';
import type { SyntaxParser } from '../../src/ports/syntax.ts';
import { countSyntaxErrors } from '../../src/stages/index/count-syntax-errors.ts';
import { extractUnits } from '../../src/stages/index/extract-units.ts';

/** The real parser without the processes around it, and with failures on demand. */
export class FakeExtractor implements Extractor {
  readonly engine;
  readonly width: number;
  /** Texts handed over and not yet answered, at most. */
  mostOpen = 0;
  readonly #parser: SyntaxParser;
  readonly #fail: (text: string) => Extraction | Error | undefined;
  #open = 0;

  constructor(
    parser: SyntaxParser,
    options: { width?: number; fail?: (text: string) => Extraction | Error | undefined } = {},
  ) {
    this.engine = parser.engine;
    this.width = options.width ?? 4;
    this.#parser = parser;
    this.#fail = options.fail ?? (() => undefined);
  }

  async extract(language: GrammarLanguage, text: string): Promise<Extraction> {
    this.#open += 1;
    this.mostOpen = Math.max(this.mostOpen, this.#open);
    await new Promise((resolve) => setImmediate(resolve));
    this.#open -= 1;
    const failure = this.#fail(text);
    if (failure instanceof Error) throw failure;
    if (failure) return failure;
    const tree = await this.#parser.parse(language, text);
    const record = extractUnits(tree, text, language);
    tree.free();
    return { ok: true, record };
  }

  async countSyntaxErrors(language: GrammarLanguage, text: string): Promise<number> {
    const tree = await this.#parser.parse(language, text);
    const count = countSyntaxErrors(tree);
    tree.free();
    return count;
  }

  async close(): Promise<void> {}
}

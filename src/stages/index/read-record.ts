import type { Language } from '../../domain/language.ts';
import type { SkipReason } from '../../domain/repository-index.ts';
import type { FileRecord } from '../../domain/symbol.ts';
import type { Extractor } from '../../ports/extractor.ts';
import { splitWindows } from './split-windows.ts';

export interface RecordResult {
  readonly record: FileRecord;
  /** Set when the parser gave up; the text is then kept as windows, so that no evidence is lost. */
  readonly skipped?: SkipReason;
}

/** Records by content: a blob that stands at several paths is parsed once. */
export class RecordReader {
  readonly #extractor: Extractor;
  readonly #windowLines: number;
  readonly #known = new Map<string, Promise<RecordResult>>();

  constructor(extractor: Extractor, windowLines: number) {
    this.#extractor = extractor;
    this.#windowLines = windowLines;
  }

  read(blob: string, language: Language, text: string): Promise<RecordResult> {
    const key = `${blob} ${language}`;
    const result = this.#known.get(key) ?? this.#extract(language, text);
    this.#known.set(key, result);
    return result;
  }

  async #extract(language: Language, text: string): Promise<RecordResult> {
    if (language === 'text') return { record: splitWindows(text, this.#windowLines) };
    const extraction = await this.#extractor.extract(language, text);
    if (extraction.ok) return { record: extraction.record };
    return { record: splitWindows(text, this.#windowLines), skipped: extraction.reason };
  }
}

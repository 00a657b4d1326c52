import type { RepoPath } from '../../domain/repo-path.ts';
import type { SkippedFile, SkipReason } from '../../domain/repository-index.ts';
import type { IndexedFile } from '../../domain/symbol.ts';
import type { Extractor } from '../../ports/extractor.ts';
import type { TreeEntry } from '../../ports/git.ts';
import { classifyContent } from './classify-content.ts';
import { fileLanguage } from './file-language.ts';
import { isSecondary } from './is-secondary.ts';
import { isTestFile } from './is-test-file.ts';
import type { SaysSecondary } from './read-attributes.ts';
import { RecordReader } from './read-record.ts';
import { TextSlots } from './text-slots.ts';

export interface IndexSettings {
  /** Bytes of one file; larger ones are listed as skipped. */
  readonly fileLimit: number;
  /** Bytes of text in all; files past it, in path order, are listed as skipped. */
  readonly totalLimit: number;
  /** Lines of one window of a file without a grammar. */
  readonly windowLines: number;
}

/** Takes file contents in path order and hands back the parsed files in the same order, however parsing overlaps. */
export class FileCollector {
  readonly #limits: IndexSettings;
  readonly #records: RecordReader;
  readonly #slots: TextSlots;
  readonly #says: SaysSecondary;
  readonly #files: Promise<IndexedFile | undefined>[] = [];
  readonly #skipped: SkippedFile[] = [];
  #bytes = 0;
  #failure: unknown;

  constructor(extractor: Extractor, limits: IndexSettings, says: SaysSecondary) {
    this.#limits = limits;
    this.#says = says;
    this.#records = new RecordReader(extractor, limits.windowLines);
    this.#slots = new TextSlots(extractor.width);
  }

  get skipped(): readonly SkippedFile[] {
    return this.#skipped;
  }

  get bytes(): number {
    return this.#bytes;
  }

  skip(path: RepoPath, reason: SkipReason): void {
    this.#skipped.push({ path, reason });
  }

  /** False once nothing more is taken: the limit is reached, or the parser is gone. */
  async add(entry: TreeEntry, content: Buffer): Promise<boolean> {
    const classified = classifyContent(content);
    if (!classified.isText) {
      this.skip(entry.path, classified.reason);
      return true;
    }
    if (this.#bytes + content.length > this.#limits.totalLimit) return false;
    this.#bytes += content.length;
    await this.#slots.enter();
    if (this.#failure !== undefined) return false;
    this.#files.push(this.#parse(entry, classified.text));
    return true;
  }

  /** The files, once all are parsed. Throws what the extractor threw. */
  async finish(): Promise<readonly IndexedFile[]> {
    const files = await Promise.all(this.#files);
    if (this.#failure !== undefined) throw this.#failure;
    return files.filter((file) => file !== undefined);
  }

  async #parse(entry: TreeEntry, text: string): Promise<IndexedFile | undefined> {
    try {
      return await this.#read(entry, text);
    } catch (error) {
      // Kept for `finish`: here nobody is waiting yet, and an unheard rejection would end the program.
      this.#failure ??= error;
      return undefined;
    } finally {
      this.#slots.leave();
    }
  }

  async #read({ path, blob }: TreeEntry, text: string): Promise<IndexedFile> {
    const { record, skipped } = await this.#records.read(blob, fileLanguage(path, text), text);
    if (skipped) this.skip(path, skipped);
    const secondary = this.#says(path) ?? isSecondary(path, text);
    return { ...record, path, blob, text, isTestFile: isTestFile(path), isSecondary: secondary };
  }
}

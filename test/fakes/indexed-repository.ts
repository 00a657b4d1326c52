import { commitSha } from '../../src/domain/commit-sha.ts';
import { languageOf } from '../../src/domain/language.ts';
import { listedPath, type RepoPath } from '../../src/domain/repo-path.ts';
import type { RepositoryIndex, SkippedFile } from '../../src/domain/repository-index.ts';
import type { FileRecord, IndexedFile } from '../../src/domain/symbol.ts';
import type { Extractor } from '../../src/ports/extractor.ts';

/** An index of files given as text, parsed by the extractor; test files are those whose path says so. */
export async function indexedRepository(
  texts: Readonly<Record<string, string>>,
  extractor: Extractor,
  skipped: readonly SkippedFile[] = [],
): Promise<RepositoryIndex> {
  const files: IndexedFile[] = [];
  for (const name of Object.keys(texts).sort()) {
    const text = texts[name] ?? '';
    const path = listedPath(name);
    files.push({
      ...(await recordOf(name, text, extractor)),
      path,
      blob: name,
      text,
      isTestFile: /(?:^|\/)tests?\/|(?:^|\/)test_|\.test\./.test(name),
      isSecondary: /(?:^|\/)(?:vendor|dist)\//.test(name),
    });
  }
  const byPath = new Map<RepoPath, IndexedFile>(files.map((file) => [file.path, file]));
  const bytes = files.reduce((sum, file) => sum + Buffer.byteLength(file.text), 0);
  return { commit: commitSha('0'.repeat(40)), engine: 'native', files, byPath, skipped, bytes };
}

async function recordOf(name: string, text: string, extractor: Extractor): Promise<FileRecord> {
  const language = languageOf(name, text.split('\n')[0]);
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (language === 'text') return { language, units: [], imports: [], lines, syntaxErrors: 0 };
  const extraction = await extractor.extract(language, text);
  if (!extraction.ok) throw new Error(`${name} could not be parsed.`);
  return extraction.record;
}

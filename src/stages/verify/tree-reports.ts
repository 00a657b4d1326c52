import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { comparePaths } from '../../domain/repo-path.ts';
import { readReport } from './report-folder.ts';

const DEEPEST = 8;
const MOST_REPORTS = 5_000;
const SKIPPED_FOLDERS = new Set(['.git', 'node_modules', '.gradle', '.venv']);

/** Reports in the tree, each with what changes when it is written anew. */
export type ReportMarks = ReadonlyMap<string, string>;

/** Marks of the reports that lie in the tree now. Links are not followed: they could lead out of it. */
export async function markReports(directory: string, form: RegExp): Promise<ReportMarks> {
  const marks = new Map<string, string>();
  const visit = async (folder: string, depth: number): Promise<void> => {
    for (const entry of await listFolder(join(directory, folder))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && depth < DEEPEST && !SKIPPED_FOLDERS.has(entry.name)) await visit(path, depth + 1);
      if (!entry.isFile() || !form.test(path) || marks.size >= MOST_REPORTS) continue;
      const { mtimeNs, ctimeNs, ino, size } = await lstat(join(directory, path), { bigint: true });
      marks.set(path, `${mtimeNs}:${ctimeNs}:${ino}:${size}`);
    }
  };
  await visit('', 0);
  return marks;
}

/** Texts of the reports that were written since the marks were taken: one that lay there before proves nothing. */
export async function readNewReports(directory: string, form: RegExp, before: ReportMarks): Promise<readonly string[]> {
  const now = await markReports(directory, form);
  const fresh = [...now].filter(([path, mark]) => before.get(path) !== mark).map(([path]) => path);
  const texts = await Promise.all(fresh.sort(comparePaths).map((path) => readReport(join(directory, path))));
  return texts.filter((text) => text !== undefined);
}

async function listFolder(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

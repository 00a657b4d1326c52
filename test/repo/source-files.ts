import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export function sourceFiles(folder = 'src'): readonly SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(ROOT, folder, name), 'utf8') }));
}

/** Repository-relative targets of the relative imports of a file; type-only ones, which are gone at run time, only where asked for. */
export function importsOf({ path, text }: SourceFile, types: 'with types' | 'values only'): readonly string[] {
  const code = types === 'with types' ? text : text.replaceAll(/^import type [^;]*;/gm, '');
  const written = [...code.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map((match) => match[1] ?? '');
  return written.map((target) => relative('.', normalize(join(dirname(path), target))));
}

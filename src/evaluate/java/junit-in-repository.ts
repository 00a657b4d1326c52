import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { RepositoryFile } from '../repositories/make-repository.ts';

/** Where the jars lie in the repository made for a task: tests see the tree and the system, and nothing else of the machine. */
const FOLDER = 'lib';

/** The jars as files of the repository itself. */
export async function junitFiles(jars: readonly string[]): Promise<readonly RepositoryFile[]> {
  return Promise.all(
    jars.map(async (jar) => ({ path: `${FOLDER}/${basename(jar)}`, content: new Uint8Array(await readFile(jar)) })),
  );
}

/** Class path of the jars, relative to the repository. */
export function junitClasspath(jars: readonly string[]): string {
  return jars.map((jar) => `${FOLDER}/${basename(jar)}`).join(':');
}

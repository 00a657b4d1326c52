import { chmod, readdir, rm } from 'node:fs/promises';

/** Removes a file or folder, following no link. Folders that tests have locked are opened first. */
export async function removeTree(path: string | Buffer): Promise<void> {
  try {
    await rm(path, { recursive: true, force: true });
  } catch {
    await unlockFolders(Buffer.from(path));
    await rm(path, { recursive: true, force: true });
  }
}

/** Names as bytes: a test may have made one that is no text. */
async function unlockFolders(folder: Buffer): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true, encoding: 'buffer' })) {
    if (entry.isDirectory()) await unlockFolders(Buffer.concat([folder, Buffer.from('/'), entry.name]));
  }
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOME_INSIDE } from './inside-places.ts';

/** The user inside: never root, so that tests behave as on a developer's machine. It owns what the caller owns outside. */
export const USER_INSIDE = '1000';

/** Small files shown in place of the machine's own. */
export interface InsideFiles {
  readonly passwd: string;
  readonly group: string;
  /** Covers whatever may not be read. */
  readonly empty: string;
}

export function writeInsideFiles(folder: string): InsideFiles {
  mkdirSync(folder, { recursive: true });
  const files = { passwd: join(folder, 'passwd'), group: join(folder, 'group'), empty: join(folder, 'empty') };
  // Some runtimes (Java) take the home from here and not from HOME.
  writeFileSync(
    files.passwd,
    `root:x:0:0::/root:/bin/sh\nvital:x:${USER_INSIDE}:${USER_INSIDE}::${HOME_INSIDE}:/bin/sh\n`,
  );
  writeFileSync(files.group, `root:x:0:\nvital:x:${USER_INSIDE}:\n`);
  writeFileSync(files.empty, '');
  return files;
}

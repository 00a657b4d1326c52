import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** Where a command's first word leads, as the system would look it up from `cwd` along `path`. */
export function findExecutable(word: string, cwd: string, path: string): string | undefined {
  if (word.includes('/')) return executable(isAbsolute(word) ? word : join(cwd, word));
  for (const folder of path.split(delimiter)) {
    const found = folder === '' ? undefined : executable(join(folder, word));
    if (found !== undefined) return found;
  }
  return undefined;
}

function executable(file: string): string | undefined {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/adapters/child-process/find-executable.ts
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
function findExecutable(word, cwd, path) {
  if (word.includes("/")) return executable(isAbsolute(word) ? word : join(cwd, word));
  for (const folder of path.split(delimiter)) {
    const found = folder === "" ? void 0 : executable(join(folder, word));
    if (found !== void 0) return found;
  }
  return void 0;
}
function executable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile() ? file : void 0;
  } catch {
    return void 0;
  }
}

export {
  findExecutable
};

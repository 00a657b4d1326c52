import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  TaskError,
  codeOf
} from "./chunk-PHMHM2H5.js";

// src/adapters/model-cache/cache-folder.ts
import { homedir, tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
function cacheFolder(environment) {
  const configured = environment.XDG_CACHE_HOME;
  if (configured && isAbsolute(configured)) return join(configured, "vital");
  if (environment.LOCALAPPDATA) return join(environment.LOCALAPPDATA, "vital", "cache");
  return join(environment.HOME || homeOrTemporary(), ".cache", "vital");
}
function homeOrTemporary() {
  try {
    return homedir() || tmpdir();
  } catch {
    return tmpdir();
  }
}
function modelFolder(cache) {
  return join(cache, "models");
}
var ALLOWED = /^(?:PATH|PATHEXT|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|COMSPEC|TEMP|TMP|TMPDIR|LANG|LC_ALL|XDG_.*|PIP_.*|NPM_CONFIG_.*|HTTPS?_PROXY|ALL_PROXY|NO_PROXY|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|NODE_EXTRA_CA_CERTS|PYENV_.*|VIRTUAL_ENV)$/i;
function clientEnvironment(environment) {
  const allowed = Object.entries(environment).filter(([name, value]) => value !== void 0 && ALLOWED.test(name));
  return Object.fromEntries(allowed.map(([name, value]) => [name, value ?? ""]));
}

// src/adapters/make-folders.ts
import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
async function makeFolders(folder) {
  try {
    await mkdir(folder);
  } catch (thrown) {
    const found = await stat(folder).catch(() => void 0);
    if (found?.isDirectory()) return;
    const parent = dirname(folder);
    if (codeOf(thrown) !== "ENOENT" || parent === folder) throw thrown;
    await makeFolders(parent);
    await mkdir(folder).catch((again) => {
      if (codeOf(again) !== "EEXIST") throw again;
    });
  }
}

// src/adapters/model-cache/make-folder.ts
async function makeFolder(folder) {
  try {
    await makeFolders(folder);
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw new TaskError(code === "ENOSPC" ? "no-space" : "model-file", `${folder} cannot be made (${code}).`, {
      hint: "Set XDG_CACHE_HOME to a folder that can be written.",
      cause
    });
  }
}

export {
  makeFolders,
  cacheFolder,
  modelFolder,
  clientEnvironment,
  makeFolder
};

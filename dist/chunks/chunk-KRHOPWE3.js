import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

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

export {
  cacheFolder,
  modelFolder,
  clientEnvironment
};

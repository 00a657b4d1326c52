import { homedir, tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Environment variables by name, as the entry passes them in. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where Vital keeps what is worth keeping between runs: models and the library that runs them. */
export function cacheFolder(environment: Environment): string {
  const configured = environment.XDG_CACHE_HOME;
  if (configured && isAbsolute(configured)) return join(configured, 'vital');
  if (environment.LOCALAPPDATA) return join(environment.LOCALAPPDATA, 'vital', 'cache');
  return join(environment.HOME || homeOrTemporary(), '.cache', 'vital');
}

/** A container may run as a user without a home. */
function homeOrTemporary(): string {
  try {
    return homedir() || tmpdir();
  } catch {
    return tmpdir();
  }
}

export function modelFolder(cache: string): string {
  return join(cache, 'models');
}

const ALLOWED =
  /^(?:PATH|PATHEXT|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|COMSPEC|TEMP|TMP|TMPDIR|LANG|LC_ALL|XDG_.*|PIP_.*|NPM_CONFIG_.*|HTTPS?_PROXY|ALL_PROXY|NO_PROXY|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|NODE_EXTRA_CA_CERTS|PYENV_.*|VIRTUAL_ENV)$/i;

/** What a package client needs to reach the user's own index through the user's own proxy, and no other secret. */
export function clientEnvironment(environment: Environment): Readonly<Record<string, string>> {
  const allowed = Object.entries(environment).filter(([name, value]) => value !== undefined && ALLOWED.test(name));
  return Object.fromEntries(allowed.map(([name, value]) => [name, value ?? '']));
}

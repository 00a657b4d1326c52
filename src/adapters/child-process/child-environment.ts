import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SandboxRequest } from '../../ports/sandbox.ts';
import type { NetworkEnvironment } from './network-environment.ts';
import type { Toolchains } from './toolchains.ts';

export interface ChildEnvironment {
  readonly toolchains: Toolchains;
  /** HOME as the child sees it, and as this process sees it. */
  readonly home: string;
  readonly homeOnHost: string;
  readonly tmp: string;
  /** What reaching the network takes; absent where there is none. */
  readonly network: NetworkEnvironment | undefined;
  /** A set-up run with network fills the private home; it must not be pointed at caches it cannot write. */
  readonly fillsHome: boolean;
  readonly extra: Readonly<Record<string, string>>;
}

/** Only a run that keeps its HOME and has network can bring libraries that later runs need. */
export function fillsHome({ keepHome = false, network }: SandboxRequest): boolean {
  return keepHome && network;
}

/**
 * The whole environment of a child, built from empty: fixed values, so that no result depends on the machine's locale, zone or user,
 * then where toolchains lie, then what the run asks for. Nothing of this process's own environment is inherited.
 */
export function childEnvironment(settings: ChildEnvironment): Readonly<Record<string, string>> {
  const { toolchains, home, tmp, extra } = settings;
  return {
    PATH: toolchains.path,
    HOME: home,
    TMPDIR: tmp,
    USER: 'vital',
    LOGNAME: 'vital',
    SHELL: '/bin/sh',
    TERM: 'dumb',
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    CI: 'true',
    ...FIXED,
    ...toolchains.locations,
    ...cacheVariables(settings),
    ...(settings.network?.variables ?? OFFLINE),
    ...extra,
  };
}

/** Tells tools at once what they would else find out by waiting. */
const OFFLINE = { CARGO_NET_OFFLINE: 'true', GOPROXY: 'off', PIP_NO_INDEX: '1' };

const FIXED: Readonly<Record<string, string>> = {
  // Compiled files are matched by second and size: a one-character fix within the same second would run the old code.
  PYTHONDONTWRITEBYTECODE: '1',
  PYTHONUNBUFFERED: '1',
  PYTHONFAULTHANDLER: '1',
  PYTHONHASHSEED: '0',
  PIP_DISABLE_PIP_VERSION_CHECK: '1',
  PIP_NO_INPUT: '1',
  CARGO_TERM_COLOR: 'never',
  GOTOOLCHAIN: 'local',
  GIT_TERMINAL_PROMPT: '0',
  npm_config_update_notifier: 'false',
  npm_config_fund: 'false',
  npm_config_audit: 'false',
  DOTNET_CLI_TELEMETRY_OPTOUT: '1',
  DOTNET_NOLOGO: '1',
};

/** The host's library caches, except those that a set-up run with network has filled, or is to fill, in the private home. */
function cacheVariables({ toolchains, homeOnHost, fillsHome }: ChildEnvironment): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { variable, folder, path } of toolchains.caches) {
    if (!isFilled(homeOnHost, variable, folder) && !fillsHome) found[variable] = path;
  }
  return found;
}

/** Gradle reads the host's beside its own; Python's folder also holds what has nothing to do with libraries. */
function isFilled(home: string, variable: string, folder: string): boolean {
  if (variable === 'GRADLE_RO_DEP_CACHE') return false;
  return existsSync(join(home, variable === 'PYTHONUSERBASE' ? '.local/lib' : folder));
}

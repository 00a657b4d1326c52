/** Variables a child git may inherit; everything else (GIT_DIR, pagers, askpass, proxies of commands) stays out. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'USERPROFILE', 'SystemRoot', 'TEMP'];

/** Set by us: no prompt, no settings of the machine, no LFS download, no substituted objects, no fetching on demand. */
export const GIT_VARIABLES: Readonly<Record<string, string>> = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_LFS_SKIP_SMUDGE: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_NO_LAZY_FETCH: '1',
};

/**
 * Settings given on every command line, where they win over the repository's and the person's: whatever those name as
 * a hook, monitor or transport is not run. Filter drivers are added by `filterOverrides`.
 */
export const SAFE_SETTINGS: readonly string[] = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'protocol.allow=never',
  'core.splitIndex=false',
  'gc.auto=0',
  'maintenance.auto=false',
];

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of every git process, built from empty with what it needs of the machine's. */
export function gitEnvironment(machine: Environment): Readonly<Record<string, string>> {
  const environment: Record<string, string> = { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', ...GIT_VARIABLES };
  for (const name of INHERITED) {
    const value = machine[name];
    if (value !== undefined) environment[name] = value;
  }
  return environment;
}

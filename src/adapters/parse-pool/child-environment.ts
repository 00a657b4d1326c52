/** A parser needs no secrets: only what a process needs to start and to find a temporary folder. */
const ALLOWED = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];

export function childEnvironment(own: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const name of ALLOWED) {
    const value = own[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

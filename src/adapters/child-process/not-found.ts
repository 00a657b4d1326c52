import type { SandboxResult } from '../../ports/sandbox.ts';

/** The result of a command whose first word is no program that the child could reach. */
export function notFound(argv: readonly string[]): SandboxResult {
  const output = `${JSON.stringify(argv[0] ?? '')} is not a program on the search path.\n`;
  return { end: 'not-started', exitCode: 127, signal: null, output, outputBytes: 0, seconds: 0 };
}

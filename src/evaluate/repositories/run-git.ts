import { execa } from 'execa';
import { TaskError } from '../../domain/errors.ts';

export interface GitCall {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string | Uint8Array;
  /** For contents of files, where the last line end counts. */
  readonly keepLastLineEnd?: boolean;
}

const IDENTITY = { NAME: 'Vital', EMAIL: 'vital@localhost', DATE: '2026-01-01T00:00:00Z' };

/** Nobody's own configuration, hooks or prompts; a fixed author and date, so that the same tree is the same commit. */
function environment(): Record<string, string> {
  const person = Object.entries(IDENTITY).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value],
    [`GIT_COMMITTER_${key}`, value],
  ]);
  return {
    ...(process.env.PATH ? { PATH: process.env.PATH } : {}),
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
    ...Object.fromEntries(person),
  };
}

const FIXED = [
  'core.autocrlf=false',
  'core.hooksPath=/dev/null',
  'core.symlinks=true',
  'commit.gpgSign=false',
  'gc.auto=0',
];

/** Runs git and gives its standard output as bytes were printed, without the last line end. Throws `git-failed`. */
export async function runGit(
  args: readonly string[],
  { cwd, env = {}, input, keepLastLineEnd = false }: GitCall,
): Promise<string> {
  const settings = FIXED.flatMap((setting) => ['-c', setting]);
  const done = await execa('git', [...settings, ...args], {
    cwd,
    env: { ...environment(), ...env },
    extendEnv: false,
    reject: false,
    stripFinalNewline: !keepLastLineEnd,
    ...(input === undefined ? { stdin: 'ignore' as const } : { input }),
  });
  if (done.exitCode === 0) return done.stdout;
  throw new TaskError(
    'git-failed',
    `git ${args[0] ?? ''} in ${cwd} failed: ${(done.stderr || done.shortMessage || '').trim()}`,
    {
      cause: done,
    },
  );
}

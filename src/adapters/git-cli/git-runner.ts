import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { type SimpleGit, simpleGit } from 'simple-git';
import { TaskError } from '../../domain/errors.ts';
import { type Environment, GIT_VARIABLES, gitEnvironment, SAFE_SETTINGS } from './git-environment.ts';

/** Runs git in one folder, under our settings. Arguments are ours alone; what people wrote comes after `--` or as a checked value. */
export interface GitRunner {
  readonly directory: string;
  /** Standard output. Throws `git-failed` with git's own words. */
  run(...words: readonly string[]): Promise<string>;
  /** A process to talk to, under the same settings. */
  start(...words: readonly string[]): ChildProcessWithoutNullStreams;
}

export function gitRunner(directory: string, machine: Environment, settings: readonly string[] = []): GitRunner {
  const config = [...SAFE_SETTINGS, ...settings];
  const env = gitEnvironment(machine);
  const git = connect(directory, config, env);
  return {
    directory,
    run: async (...words) => {
      try {
        return await git.raw([...words]);
      } catch (thrown) {
        throw gitFailed(words, directory, thrown);
      }
    },
    start: (...words) => spawn('git', [...config.flatMap((each) => ['-c', each]), ...words], { cwd: directory, env }),
  };
}

function connect(directory: string, config: readonly string[], env: Readonly<Record<string, string>>): SimpleGit {
  const git = simpleGit({
    baseDir: directory,
    config: [...config],
    allowEnvironment: Object.keys(GIT_VARIABLES),
    // simple-git refuses to touch these settings at all; we only ever turn them off.
    unsafe: {
      allowUnsafeHooksPath: true,
      allowUnsafeFsMonitor: true,
      allowUnsafeProtocolOverride: true,
      allowUnsafeFilter: true,
      allowUnsafeConfigPaths: true,
    },
  });
  return git.env({ ...env });
}

export function gitFailed(words: readonly string[], directory: string, thrown: unknown): TaskError {
  const said = thrown instanceof Error ? thrown.message.trim() : String(thrown);
  const verb = words.find((word) => !word.startsWith('-')) ?? words[0] ?? '';
  if (/\bENOENT\b/.test(said)) {
    return new TaskError('git-failed', `git could not be started in ${directory}.`, {
      hint: 'Install git, or see whether the folder still exists.',
      cause: thrown,
    });
  }
  if (/No space left on device|Disk quota exceeded/.test(said)) {
    return new TaskError('no-space', `git ${verb} found no room in ${directory}: ${said.slice(0, 500)}`, {
      hint: 'Free some disk space.',
      cause: thrown,
    });
  }
  return new TaskError('git-failed', `git ${verb} failed in ${directory}: ${said.slice(0, 2000)}`, { cause: thrown });
}

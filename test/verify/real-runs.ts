import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { ClosableSandbox } from '../../src/adapters/child-process/closable-sandbox.ts';
import { findExecutable } from '../../src/adapters/child-process/find-executable.ts';
import { openSandbox } from '../../src/adapters/sandbox-bubblewrap/open-sandbox.ts';
import { listedPath, type RepoPath } from '../../src/domain/repo-path.ts';
import type { TestCommand, TestRun } from '../../src/domain/verdict.ts';
import type { Clock } from '../../src/ports/clock.ts';
import { detectTestCommand } from '../../src/stages/verify/detect-test-command.ts';
import type { TestRunSettings } from '../../src/stages/verify/run-for-report.ts';
import { runSetup, type SetupRun } from '../../src/stages/verify/run-setup.ts';
import { runTests } from '../../src/stages/verify/run-tests.ts';
import { RUNNERS } from './recorded.ts';

const CLOCK: Clock = { now: () => new Date(0), seconds: () => performance.now() / 1000 };

export interface Project {
  readonly directory: string;
  write(path: string, text: string): void;
  command(configured?: string): TestCommand;
  run(configured?: string | TestCommand, settings?: Partial<TestRunSettings>): Promise<TestRun>;
  setUp(commandLine: string): Promise<SetupRun>;
  dispose(): Promise<void>;
}

/** A small project in a folder of its own, with a sandbox of the strongest kind this machine has. */
export async function openProject(
  files: string | Readonly<Record<string, string>>,
  readable: readonly string[] = [],
): Promise<Project> {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'vital-project-')));
  if (typeof files === 'string') cpSync(join(RUNNERS, files), directory, { recursive: true });
  else for (const [path, text] of Object.entries(files)) write(path, text);
  const host = {
    env: { ...process.env, PATH: `${process.env.PATH}${delimiter}${dirname(process.execPath)}` },
    home: homedir(),
  };
  const sandbox: ClosableSandbox = await openSandbox({ host, readable });

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  function command(configured?: string): TestCommand {
    const detected = detectTestCommand({ paths: listFiles(directory), read }, configured);
    if (detected === undefined) throw new Error('no test command');
    return detected;
  }
  function read(path: string): string | undefined {
    try {
      return readFileSync(join(directory, path), 'utf8');
    } catch {
      return undefined;
    }
  }
  return {
    directory,
    write,
    command,
    run(configured, settings) {
      const chosen = typeof configured === 'object' ? configured : command(configured);
      return runTests(
        chosen,
        directory,
        { sandbox, clock: CLOCK },
        { timeoutSeconds: 170, network: false, ...settings },
      );
    },
    setUp: (line) => runSetup(line, directory, { sandbox, clock: CLOCK }, { timeoutSeconds: 60, network: false }),
    async dispose() {
      await sandbox.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function listFiles(directory: string): readonly RepoPath[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => listedPath(join(entry.parentPath, entry.name).slice(directory.length + 1)))
    .sort();
}

export function has(program: string): boolean {
  return findExecutable(program, '/', process.env.PATH ?? '') !== undefined;
}

export async function hasPytest(): Promise<boolean> {
  const project = await openProject({});
  const run = await project.run('python3 -m pytest --version');
  await project.dispose();
  return run.exitCode === 0;
}

import { constants } from 'node:os';
import { join } from 'node:path';
import { TaskError } from '../../domain/errors.ts';
import type { SandboxRequest, SandboxResult } from '../../ports/sandbox.ts';
import { childEnvironment, fillsHome } from '../child-process/child-environment.ts';
import type { ClosableSandbox } from '../child-process/closable-sandbox.ts';
import { createControlGroup } from '../child-process/control-group.ts';
import { findExecutable } from '../child-process/find-executable.ts';
import { networkEnvironment } from '../child-process/network-environment.ts';
import { notFound } from '../child-process/not-found.ts';
import { createPrivateHome } from '../child-process/private-home.ts';
import { runProcess } from '../child-process/run-process.ts';
import { findToolchains, type Host } from '../child-process/toolchains.ts';
import { type InsideFiles, writeInsideFiles } from './inside-files.ts';
import { HOME_INSIDE, TMP_INSIDE } from './inside-places.ts';
import { isolationArguments, limitArguments } from './isolation-arguments.ts';
import { mountPlan } from './mount-plan.ts';
import { createWallStatus, reachNamespace } from './wall-status.ts';

export interface BubblewrapSettings {
  readonly host: Host;
  /** Path of the program. */
  readonly bubblewrap: string;
  /** Path of `prlimit`, where there is one. */
  readonly prlimit: string | undefined;
  /** More folders the tests may read. */
  readonly readable?: readonly string[];
}

/**
 * Runs commands behind Linux namespaces: system and toolchains read-only, the tree and a private HOME writable, no other file of the
 * machine, no other process, no network unless asked for, no capability. The namespace dies as a whole.
 */
export function createBubblewrapSandbox(settings: BubblewrapSettings): ClosableSandbox {
  const homes = createPrivateHome(settings.host);
  const parts: Parts = {
    ...settings,
    homes,
    toolchains: findToolchains(settings.host),
    files: writeInsideFiles(join(homes.folder, 'inside')),
  };
  return {
    isolation: { backend: 'bubblewrap', level: 'strong', detail: describe() },
    run: (request) => runBehindWalls(request, parts),
    close: homes.close,
  };
}

interface Parts extends BubblewrapSettings {
  readonly homes: ReturnType<typeof createPrivateHome>;
  readonly toolchains: ReturnType<typeof findToolchains>;
  readonly files: InsideFiles;
}

async function runBehindWalls(request: SandboxRequest, parts: Parts): Promise<SandboxResult> {
  const { homes, toolchains } = parts;
  if (findExecutable(request.argv[0] ?? '', request.cwd, toolchains.path) === undefined) return notFound(request.argv);
  const home = await homes.open(request.cwd, request.keepHome ?? false);
  const status = createWallStatus();
  const group = createControlGroup();
  try {
    const result = await runProcess({
      argv: commandLine(request, home.path, parts),
      group,
      cwd: '/',
      // Bubblewrap stays inside as process 1, where the child can read its environment: it gets none.
      env: {},
      request,
      watched: [request.cwd, home.path],
      onStatus: status.read,
      reach: (child) => reachNamespace({ child, status, group }),
    });
    return explainEnd(result, status.exitCode());
  } finally {
    await home.dispose();
  }
}

function commandLine(request: SandboxRequest, homeOnHost: string, parts: Parts): readonly string[] {
  const { host, toolchains, files, bubblewrap, prlimit, readable = [] } = parts;
  const network = request.network ? networkEnvironment(host) : undefined;
  const env = childEnvironment({
    toolchains,
    home: HOME_INSIDE,
    homeOnHost,
    tmp: TMP_INSIDE,
    network,
    fillsHome: fillsHome(request),
    extra: request.env ?? {},
  });
  return [
    bubblewrap,
    ...isolationArguments(request.network),
    ...mountPlan({
      cwd: request.cwd,
      writable: request.writable ?? [],
      homeOnHost,
      home: host.home,
      toolchains,
      readable: [...readable, ...(network?.readable ?? [])],
      files,
      network: request.network,
      fillsHome: fillsHome(request),
    }),
    ...Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]),
    '--',
    ...limitArguments(prlimit, request.timeoutSeconds),
    ...request.argv,
  ];
}

/** Signals seen through the wall come as exit codes above 128; an end without any exit code means there was no wall. */
function explainEnd(result: SandboxResult, inside: number | undefined): SandboxResult {
  if (result.end !== 'exited') return result;
  if (inside === undefined) {
    throw new TaskError('sandbox-failed', `The sandbox did not start: ${result.output.trim().slice(0, 500)}`, {
      hint: 'Run `vital doctor`; the tests were not run without the sandbox.',
    });
  }
  const signal = SIGNAL_NAMES.get(inside - 128);
  return signal === undefined ? result : { ...result, end: 'signal', signal };
}

const SIGNAL_NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(constants.signals).map(([name, number]) => [number, name]),
);

function describe(): string {
  const limits = 'Limits: time, output, file size, processes, disk.';
  const owner = process.getuid?.() === 0 ? ' Started by root: the child owns root’s files but has no capability.' : '';
  return `No network, own processes and HOME, only the work tree writable, no credentials in reach. ${limits}${owner}`;
}

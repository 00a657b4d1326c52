import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SandboxRequest, SandboxResult } from '../../ports/sandbox.ts';
import { childEnvironment, fillsHome } from '../child-process/child-environment.ts';
import type { ClosableSandbox } from '../child-process/closable-sandbox.ts';
import { createControlGroup } from '../child-process/control-group.ts';
import { findExecutable } from '../child-process/find-executable.ts';
import { MARK_VARIABLE, newMark, reachMarked } from '../child-process/mark-processes.ts';
import { networkEnvironment } from '../child-process/network-environment.ts';
import { notFound } from '../child-process/not-found.ts';
import { createPrivateHome } from '../child-process/private-home.ts';
import { runProcess } from '../child-process/run-process.ts';
import { findToolchains, type Host } from '../child-process/toolchains.ts';

/**
 * Runs commands as ordinary processes of this user: own environment, own HOME, own process group, time and output limits, and no
 * wall around files, network or other processes. `why` says why nothing stronger is in use; people see it.
 */
export function createPlainSandbox(host: Host, why: string): ClosableSandbox {
  const homes = createPrivateHome(host);
  return {
    isolation: {
      backend: 'plain',
      level: 'weak',
      detail: `${why} Tests run as this user: own environment and HOME, but files, network and other processes are within reach.`,
    },
    run: (request) => runPlain(request, { host, open: homes.open }),
    close: homes.close,
  };
}

interface PlainParts {
  readonly host: Host;
  readonly open: ReturnType<typeof createPrivateHome>['open'];
}

async function runPlain(request: SandboxRequest, { host, open }: PlainParts): Promise<SandboxResult> {
  const toolchains = findToolchains(host);
  if (findExecutable(request.argv[0] ?? '', request.cwd, toolchains.path) === undefined) return notFound(request.argv);
  const home = await open(request.cwd, request.keepHome ?? false);
  const mark = newMark();
  const tmp = join(home.path, 'tmp');
  mkdirSync(tmp, { recursive: true });
  const env = childEnvironment({
    toolchains,
    home: home.path,
    homeOnHost: home.path,
    tmp,
    network: request.network ? networkEnvironment(host) : undefined,
    fillsHome: fillsHome(request),
    extra: { ...mavenRepository(host), ...request.env, [MARK_VARIABLE]: mark },
  });
  const group = createControlGroup();
  try {
    return await runProcess({
      argv: request.argv,
      group,
      cwd: request.cwd,
      env,
      request,
      watched: [request.cwd, tmpdir()],
      reach: (child) => reachMarked({ child, mark, group }),
    });
  } finally {
    await home.dispose();
  }
}

/** Maven looks below HOME and has no variable of its own for its repository. */
function mavenRepository({ home }: Host): Record<string, string> {
  return { MAVEN_OPTS: `-Dmaven.repo.local=${join(home, '.m2', 'repository')}` };
}

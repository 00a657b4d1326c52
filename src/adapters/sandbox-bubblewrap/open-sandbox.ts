import { tmpdir } from 'node:os';
import type { ClosableSandbox } from '../child-process/closable-sandbox.ts';
import { findExecutable } from '../child-process/find-executable.ts';
import type { Host } from '../child-process/toolchains.ts';
import { createPlainSandbox } from '../sandbox-plain/plain-sandbox.ts';
import { createBubblewrapSandbox } from './bubblewrap-sandbox.ts';

export interface SandboxSettings {
  readonly host: Host;
  /** More folders the tests may read. */
  readonly readable?: readonly string[];
  /** `plain` skips the probe. */
  readonly backend?: 'plain';
}

/**
 * The strongest sandbox that works here. Whether bubblewrap works is found by running something in it: many systems have the program and
 * forbid what it needs. The choice is made once; a later failure of the chosen one is an error, never a reason to do without.
 */
export async function openSandbox(settings: SandboxSettings): Promise<ClosableSandbox> {
  const { host, readable = [] } = settings;
  if (settings.backend === 'plain') return createPlainSandbox(host, 'Weak isolation was asked for.');
  const search = `${host.env.PATH ?? ''}:/usr/bin:/bin`;
  const bubblewrap = process.platform === 'linux' ? findExecutable('bwrap', '/', search) : undefined;
  if (bubblewrap === undefined) return createPlainSandbox(host, 'Bubblewrap is not installed.');
  const prlimit = findExecutable('prlimit', '/', search);
  const sandbox = createBubblewrapSandbox({ host, bubblewrap, prlimit, readable });
  const failure = await probe(sandbox);
  if (failure === undefined) return sandbox;
  await sandbox.close();
  return createPlainSandbox(host, `Bubblewrap does not work here (${failure}).`);
}

async function probe(sandbox: ClosableSandbox): Promise<string | undefined> {
  const request = { argv: ['true'], cwd: tmpdir(), timeoutSeconds: 10, outputLimit: 4096, network: false };
  try {
    const { end, exitCode, output } = await sandbox.run(request);
    return end === 'exited' && exitCode === 0 ? undefined : firstLine(output) || `${end} ${exitCode ?? ''}`.trim();
  } catch (error) {
    return firstLine(error instanceof Error ? error.message : String(error));
  }
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0]?.slice(0, 200) ?? '';
}

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ClosableSandbox } from '../../../src/adapters/child-process/closable-sandbox.ts';
import type { Host } from '../../../src/adapters/child-process/toolchains.ts';
import { openSandbox } from '../../../src/adapters/sandbox-bubblewrap/open-sandbox.ts';
import type { SandboxRequest, SandboxResult } from '../../../src/ports/sandbox.ts';

/** A machine in miniature: a home full of log-ins, a work tree, and a sandbox over both. */
export interface SandboxCase {
  readonly sandbox: ClosableSandbox;
  readonly root: string;
  readonly home: string;
  readonly tree: string;
  run(argv: readonly string[], more?: Partial<SandboxRequest>): Promise<SandboxResult>;
  shell(script: string, more?: Partial<SandboxRequest>): Promise<SandboxResult>;
  dispose(): Promise<void>;
}

export const CANARY = 'vital-canary-93b1f0';

const SECRET_FILES = [
  '.ssh/id_ed25519',
  '.aws/credentials',
  '.config/gh/hosts.yml',
  '.config/gcloud/credentials.db',
  '.docker/config.json',
  '.npmrc',
  '.netrc',
  '.git-credentials',
  '.gitconfig',
  '.gnupg/key',
  '.kube/config',
  '.pypirc',
  '.azure/token',
  '.cargo/credentials.toml',
  '.m2/settings.xml',
  '.gradle/gradle.properties',
  '.local/share/keyrings/login.keyring',
  '.bash_history',
];

export async function openCase(backend?: 'plain'): Promise<SandboxCase> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vital-case-')));
  const home = join(root, 'home');
  const tree = join(root, 'tree');
  mkdirSync(tree);
  mkdirSync(join(home, '.cargo/bin'), { recursive: true });
  for (const file of SECRET_FILES) write(join(home, file), CANARY);
  const host: Host = {
    home,
    env: {
      PATH: `${process.cwd()}/node_modules/.bin:${home}/.cargo/bin:${dirname(process.execPath)}:${process.env.PATH}`,
      GITHUB_TOKEN: CANARY,
      SOME_KEY: CANARY,
    },
  };
  const sandbox = await openSandbox({ host, ...(backend ? { backend } : {}) });
  const run: SandboxCase['run'] = (argv, more = {}) =>
    sandbox.run({ argv, cwd: tree, timeoutSeconds: 30, outputLimit: 100_000, network: false, ...more });
  return {
    sandbox,
    root,
    home,
    tree,
    run,
    shell: (script, more) => run(['sh', '-c', script], more),
    async dispose() {
      await sandbox.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Whether bubblewrap works on this machine; tests of the wall are skipped, visibly, where it does not. */
export async function bubblewrapWorks(): Promise<boolean> {
  const sandbox = await openSandbox({ host: { env: process.env, home: '/nonexistent' } });
  await sandbox.close();
  return sandbox.isolation.backend === 'bubblewrap';
}

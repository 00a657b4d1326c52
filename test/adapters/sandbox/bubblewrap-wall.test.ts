import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBubblewrapSandbox } from '../../../src/adapters/sandbox-bubblewrap/bubblewrap-sandbox.ts';
import { openSandbox } from '../../../src/adapters/sandbox-bubblewrap/open-sandbox.ts';
import { bubblewrapWorks, CANARY, openCase, type SandboxCase, write } from './sandbox-case.ts';

describe.skipIf(!(await bubblewrapWorks()))('behind the wall', () => {
  let box: SandboxCase;
  beforeEach(async () => {
    box = await openCase();
  });
  afterEach(() => box.dispose());

  it('no log-in of the home can be read', async () => {
    const { output } = await box.shell(`grep -rsl ${CANARY} ${box.root} "$HOME" /tmp /run; ls ${box.home}`);
    expect(output).not.toContain('.'); // No file name with a match, and nothing of the home but its programs.
    expect((await box.shell(`ls -A ${box.home}; cat ${box.home}/.cargo/credentials.toml`)).output).toBe('.cargo\n');
  });

  it('no environment of ours can be read through /proc', async () => {
    process.env.VITAL_TEST_CANARY = CANARY;
    const { output } = await box.shell(
      'cat /proc/1/environ /proc/*/environ /proc/*/cmdline 2>/dev/null | tr "\\0" "\\n"; ls /proc | grep -c "^[0-9]"',
    );
    delete process.env.VITAL_TEST_CANARY;
    expect(output).not.toContain(CANARY);
    expect(Number(output.trim().split('\n').at(-1))).toBeLessThan(12);
  });

  it('password hashes and host keys are empty', async () => {
    const { output } = await box.shell(
      'cat /etc/shadow /etc/gshadow 2>/dev/null; find /etc/ssh -name "*_key" -size +0 2>/dev/null',
    );
    expect(output).toBe('');
  });

  it('a listener on the loopback cannot be reached, nor can anything else', async () => {
    const server = createServer((_, response) => response.end('reached'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const script = `fetch('http://127.0.0.1:${port}').then(async r => console.log(await r.text()), e => console.log('no', e.cause.code))`;
    const off = await box.run([process.execPath, '-e', script]);
    const on = await box.run([process.execPath, '-e', script], { network: true });
    server.close();
    expect(off.output).toMatch(/^no /);
    expect(on.output).toBe('reached\n');
  });

  it('nothing outside the tree can be written, directly or through a link', async () => {
    const outside = join(box.root, 'outside.txt');
    writeFileSync(outside, 'mine');
    await box.shell(
      `echo no > ${outside}; ln -s ${outside} link; echo no > link; ln ${outside} hard; echo no > hard; echo no > ../up; echo no > /usr/x; echo no > /x`,
    );
    expect(readFileSync(outside, 'utf8')).toBe('mine');
    expect(existsSync(join(box.root, 'up'))).toBe(false);
  });

  it('the child has no capability, no way to gain one, and is not root', async () => {
    const { output } = await box.shell(
      'id -u; grep -E "^(CapEff|NoNewPrivs)" /proc/self/status; mount -t tmpfs none /mnt 2>&1; sudo -n true 2>&1',
    );
    expect(output).toContain('1000\n');
    expect(output).toMatch(/CapEff:\s+0000000000000000/);
    expect(output).toMatch(/NoNewPrivs:\s+1/);
  });

  it('sockets of services are absent', async () => {
    const { output } = await box.shell('ls -A /run /var/run/ /tmp; ls /var/run/docker.sock 2>/dev/null');
    expect(output).not.toMatch(/docker|dbus|X11|ssh/);
  });

  it('git works without its configuration, and cannot be given hooks or a new configuration', async () => {
    const repository = join(box.root, 'repository');
    const git = (...words: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], {
        cwd: repository,
        encoding: 'utf8',
      });
    mkdirSync(repository);
    git('init', '-q');
    write(join(repository, 'a'), '1');
    git('add', '.');
    git('commit', '-qm', 'one');
    git('config', 'http.extraheader', `AUTHORIZATION: ${CANARY}`);
    const tree = join(box.root, 'linked');
    git('worktree', 'add', '-q', '--detach', tree);
    for (const cwd of [tree, repository]) {
      const { output } = await box.shell(
        'git log --format=%s; git config --get http.extraheader; cat .git/config ../repository/.git/config; rm -rf .git; echo x > .git; git config a.b c; echo x > .git/hooks/post-checkout; echo x > ../repository/.git/hooks/post-checkout; git log --format=%s',
        { cwd },
      );
      expect(output).not.toContain(CANARY);
      expect(output.match(/^one$/gm)).toHaveLength(2);
    }
    expect(existsSync(join(repository, '.git/hooks/post-checkout'))).toBe(false);
    expect(git('config', '--list')).not.toContain('a.b=c');
  });

  it('folders named readable are shown, read-only', async () => {
    const library = mkdtempSync(join(tmpdir(), 'vital-library-'));
    writeFileSync(join(library, 'x.jar'), 'bytes');
    const host = { env: process.env, home: box.home };
    const sandbox = await openSandbox({ host, readable: [library] });
    const request = { cwd: box.tree, timeoutSeconds: 10, outputLimit: 1000, network: false };
    const { output } = await sandbox.run({
      ...request,
      argv: ['sh', '-c', `cat ${library}/x.jar; echo no > ${library}/y`],
    });
    await sandbox.close();
    expect(output).toContain('bytes');
    expect(existsSync(join(library, 'y'))).toBe(false);
    rmSync(library, { recursive: true });
  });

  it('a wall that cannot be put up is an error, never a run without it', async () => {
    const broken = join(box.root, 'bwrap');
    writeFileSync(broken, '#!/bin/sh\necho "bwrap: setting up uid map: Permission denied" >&2\nexit 1\n', {
      mode: 0o755,
    });
    const sandbox = createBubblewrapSandbox({
      host: { env: process.env, home: box.home },
      bubblewrap: broken,
      prlimit: undefined,
    });
    const request = { argv: ['touch', 'made'], cwd: box.tree, timeoutSeconds: 10, outputLimit: 1000, network: false };
    await expect(sandbox.run(request)).rejects.toMatchObject({
      code: 'sandbox-failed',
      message: expect.stringContaining('uid map'),
    });
    await sandbox.close();
    expect(existsSync(join(box.tree, 'made'))).toBe(false);
  });

  it('where the probe fails, the weak sandbox says why', async () => {
    const programs = join(box.root, 'programs');
    write(join(programs, 'bwrap'), '#!/bin/sh\necho "bwrap: setting up uid map: Permission denied" >&2\nexit 1\n');
    execFileSync('chmod', ['+x', join(programs, 'bwrap')]);
    const sandbox = await openSandbox({ host: { env: { PATH: `${programs}:${process.env.PATH}` }, home: box.home } });
    await sandbox.close();
    expect(sandbox.isolation).toMatchObject({
      backend: 'plain',
      level: 'weak',
      detail: expect.stringContaining('uid map'),
    });
  });
});

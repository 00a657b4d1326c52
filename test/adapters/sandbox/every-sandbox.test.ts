import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processesMarked } from '../../../src/adapters/child-process/process-table.ts';
import { bubblewrapWorks, CANARY, openCase, type SandboxCase } from './sandbox-case.ts';

const backends = (await bubblewrapWorks()) ? (['bubblewrap', 'plain'] as const) : (['plain'] as const);

/** Living processes whose command line holds the word. */
function alive(word: string): readonly string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word);
    } catch {
      return false;
    }
  });
}

describe.each(backends)('the %s sandbox', (backend) => {
  let box: SandboxCase;
  beforeEach(async () => {
    box = await openCase(backend === 'plain' ? 'plain' : undefined);
  });
  afterEach(() => box.dispose());

  it('says what it is', () => {
    expect(box.sandbox.isolation.backend).toBe(backend);
    expect(box.sandbox.isolation.level).toBe(backend === 'plain' ? 'weak' : 'strong');
  });

  it('gives exit code and the output of both streams in their order', async () => {
    const script = 'for i in 1 2 3 4 5 6 7 8 9; do echo "out $i"; echo "error $i" >&2; done; exit 7';
    const result = await box.shell(script);
    const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((i) => [`out ${i}\n`, `error ${i}\n`]);
    expect(result).toMatchObject({ end: 'exited', exitCode: 7, signal: null, output: lines.join('') });
  });

  it('lets the child write the tree and the folders named for it', async () => {
    const more = join(box.root, 'reports');
    mkdirSync(more, { recursive: true });
    await box.shell(`echo a > in-tree; echo b > ${JSON.stringify(join(more, 'x'))}`, { writable: [more] });
    expect(readFileSync(join(box.tree, 'in-tree'), 'utf8')).toBe('a\n');
    expect(readFileSync(join(more, 'x'), 'utf8')).toBe('b\n');
  });

  it('builds the environment from empty', async () => {
    process.env.VITAL_TEST_CANARY = CANARY;
    const { output } = await box.shell('env', { env: { GIVEN: 'yes' } });
    delete process.env.VITAL_TEST_CANARY;
    expect(output).not.toContain(CANARY);
    expect(output).toContain('GIVEN=yes\n');
    const names = output.split('\n').map((line) => line.split('=')[0]);
    for (const name of ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'CI']) expect(names).toContain(name);
    for (const name of ['GITHUB_TOKEN', 'SOME_KEY', 'NODE_OPTIONS', 'VITEST']) expect(names).not.toContain(name);
  });

  it('leaves out of the path what npm put there for the program it started', async () => {
    expect((await box.shell('echo "$PATH"')).output).not.toContain('node_modules/.bin');
  });

  it('gives an empty HOME, and a new one to every run', async () => {
    const first = await box.shell('ls -A "$HOME" | grep -v "^tmp$"; echo left > "$HOME/left"');
    const second = await box.shell('ls -A "$HOME" | grep -v "^tmp$"');
    expect([first.output, second.output]).toEqual(['', '']);
  });

  it('starts later runs from what a keeping run left in HOME, and keeps nothing of theirs', async () => {
    await box.shell(
      'mkdir -p "$HOME/a"; echo kept > "$HOME/a/b"; ln -s /etc/hostname "$HOME/link"; mkfifo "$HOME/pipe"',
      { keepHome: true },
    );
    const second = await box.shell('cat "$HOME/a/b"; readlink "$HOME/link"; echo changed > "$HOME/a/b"');
    const third = await box.shell('cat "$HOME/a/b"');
    expect([second.output, third.output]).toEqual(['kept\n/etc/hostname\n', 'kept\n']);
  });

  it('points tools at the caches of the host, except a set-up run with network, which fills its own', async () => {
    const script = 'echo "$CARGO_HOME"';
    const host = `${box.home}/.cargo\n`;
    expect((await box.shell(script)).output).toBe(host);
    expect((await box.shell(script, { keepHome: true })).output).toBe(host);
    expect((await box.shell(`${script}; mkdir -p "$HOME/.cargo"`, { keepHome: true, network: true })).output).toBe(
      '\n',
    );
    expect((await box.shell(script)).output).toBe('\n');
  });

  it('tells a missing program from a failing one', async () => {
    const result = await box.run(['no-such-runner', '--flag']);
    expect(result).toMatchObject({ end: 'not-started', exitCode: 127 });
    expect(result.output).toContain('no-such-runner');
  });

  it('tells an end by signal', async () => {
    expect(await box.shell('kill -SEGV $$')).toMatchObject({ end: 'signal', signal: 'SIGSEGV' });
  });

  it('ends a run that ignores every polite signal, at the limit plus five seconds at most', async () => {
    const result = await box.shell('trap "" INT TERM HUP; while :; do sleep 0.1; done', { timeoutSeconds: 1 });
    expect(result.end).toBe('timeout');
    expect(result.output).toContain('not finished after 1 s');
  });

  it('lets a hanging run say where it hangs', async () => {
    const result = await box.shell('trap "echo here; exit 3" INT; while :; do sleep 0.05; done', { timeoutSeconds: 1 });
    expect(result).toMatchObject({ end: 'timeout', exitCode: 3 });
    expect(result.output).toContain('here\n');
  });

  it('leaves no daemon behind, and does not wait for the pipe it holds', async () => {
    const result = await box.shell(
      'setsid sh -c "trap \\"\\" TERM INT; while :; do sleep 0.7131; done" & echo started',
    );
    expect(result).toMatchObject({ end: 'exited', exitCode: 0, output: 'started\n' });
    expect(alive('0.7131')).toEqual([]);
  });

  it('leaves no double-forked grandchild behind when time is up', async () => {
    await box.shell('(setsid sh -c "setsid sleep 7132 &" &); sleep 7133', { timeoutSeconds: 1 });
    expect([...alive('7132'), ...alive('7133')]).toEqual([]);
  });

  it('ends a flood early and keeps its head and tail in bounded memory', async () => {
    const before = process.resourceUsage().maxRSS;
    const result = await box.shell('echo first; head -c 1000000000 /dev/zero | tr "\\0" "x"', {
      outputLimit: 1_000_000,
    });
    expect(result.end).toBe('output-limit');
    expect(result.output.startsWith('first\nxxx')).toBe(true);
    expect(result.output.length).toBeLessThan(1_000_300);
    expect(result.outputBytes).toBeGreaterThan(10_000_000);
    expect(result.outputBytes).toBeLessThan(30_000_000);
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(64 * 1024);
  });

  it('reports output as it comes', async () => {
    const seen: number[] = [];
    await box.shell('echo 12345', { onOutput: (bytes) => seen.push(bytes) });
    expect(seen.at(-1)).toBe(6);
  });

  it('ends at once when cancelled', async () => {
    const cancel = new AbortController();
    const running = box.shell('echo up; sleep 7134', { signal: cancel.signal, onOutput: () => cancel.abort() });
    const result = await running;
    expect(result.end).toBe('signal');
    expect(result.output).toContain('cancelled');
    expect(alive('7134')).toEqual([]);
  });

  it('does not start what is cancelled already', async () => {
    const result = await box.shell('touch made', { signal: AbortSignal.abort() });
    expect(result.end).toBe('signal');
    expect(existsSync(join(box.tree, 'made'))).toBe(false);
  });

  it('bounds a fork bomb', async () => {
    writeFileSync(join(box.tree, 'bomb.sh'), 'b() { b | b & }\nb\nsleep 7135\n');
    const result = await box.run(['bash', 'bomb.sh'], { timeoutSeconds: 30, outputLimit: 50_000_000 });
    expect(result).toMatchObject({ end: 'signal', output: expect.stringContaining('more than 2000 processes') });
    expect([...alive('bomb.sh'), ...alive('7135')]).toEqual([]);
  });

  it('passes arguments through untouched', async () => {
    const words = ['a b', '"$(id)"', "it's", '--flag', '*', '😀', ''];
    const { output } = await box.run(['printf', '%s|', ...words]);
    expect(output).toBe(`${words.join('|')}|`);
  });
});

it('finds processes by their mark', () => {
  expect(processesMarked('VITAL_RUN_MARK', 'nobody')).toEqual([]);
});

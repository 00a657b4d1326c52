import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitSha } from '../../src/domain/commit-sha.ts';
import type { AnswerOptions } from '../../src/stages/report/answer-options.ts';
import { renderMarkdown } from '../../src/stages/report/render-markdown.ts';
import { PASS } from './sample-results.ts';

const ORIGINAL = "def f(x):\n\n    return `x` + '$HOME'  \n";
const CHANGED = 'def f(x):\n\n    return `x` + \'$(id)\' + "\\n"  \n';

describe('the commands of an answer', () => {
  let folder: string;
  let patch: string;
  let commit: string;

  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vital answer '));
    const origin = join(folder, 'origin');
    mkdirSync(origin);
    git(origin, 'init', '-q', '-b', 'main');
    writeFileSync(join(origin, "it's a.py"), ORIGINAL);
    git(origin, 'add', '.');
    git(origin, 'commit', '-q', '-m', 'base');
    commit = git(origin, 'rev-parse', 'HEAD').trim();
    writeFileSync(join(origin, "it's a.py"), CHANGED);
    patch = git(origin, 'diff');
    git(origin, 'commit', '-q', '-a', '-m', 'later');
    git(folder, 'clone', '-q', '--no-local', origin, 'clone');
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function commands(options: AnswerOptions): readonly string[] {
    const program = { ...(PASS.program as NonNullable<typeof PASS.program>), patch };
    const result = { ...PASS, program, task: { ...PASS.task, commit: commitSha(commit) } };
    const answer = renderMarkdown(result, options);
    return [...answer.matchAll(/^(`{3,})sh\n([\s\S]*?)\n\1$/gm)].map((block) => block[2] ?? '');
  }

  const run = (script: string) =>
    execFileSync('sh', ['-e'], { cwd: join(folder, 'clone'), input: script, stdio: 'pipe' });
  const content = () => readFileSync(join(folder, 'clone', "it's a.py"), 'utf8');

  it('pasted from a comment, make a branch at the tested commit and apply the change, and undo it', () => {
    const links = { server: 'https://git.example', repository: 'o/r', runId: '1' };
    const [apply = '', undo = ''] = commands({ links });
    run(apply);
    expect(content()).toBe(CHANGED);
    expect(git(join(folder, 'clone'), 'rev-parse', 'HEAD').trim()).toBe(commit);
    run(undo);
    expect(content()).toBe(ORIGINAL);
  });

  it('given as a file whose name needs quoting, apply the change and undo it', () => {
    const patchFile = join(folder, "it's the change.patch");
    writeFileSync(patchFile, patch);
    git(join(folder, 'clone'), 'checkout', '-q', commit);
    const [apply = '', undo = ''] = commands({ patchFile });
    run(apply);
    expect(content()).toBe(CHANGED);
    run(undo);
    expect(content()).toBe(ORIGINAL);
  });
});

describe('the command to ask again', () => {
  const again = (retry: string) => renderMarkdown(PASS, { retry }).split('**Again** ')[1] ?? '';

  it.each([
    '/generate test="npm test | cat" fix it',
    '/generate fix it\nbut keep `f`',
    `/generate ${'fix '.repeat(200)}it`,
  ])('can be pasted as it was written: %j', (retry) => expect(again(retry)).toContain(`\`\`\`text\n${retry}\n\`\`\``));

  it('is left to the comment itself when it is long', () => {
    expect(again(`/generate ${'x'.repeat(3_000)}`)).toContain('by posting the same comment again.');
  });
});

import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listedPath } from '../../src/domain/repo-path.ts';
import { applyChanges } from '../../src/stages/apply/apply-changes.ts';

let outer: string;
let root: string;
beforeEach(() => {
  outer = mkdtempSync(join(tmpdir(), 'vital-apply-'));
  root = join(outer, 'tree');
  mkdirSync(join(root, 'src'), { recursive: true });
  writeFileSync(join(root, 'src/a.py'), 'one\r\n\uFEFFtwo');
});
afterEach(() => rmSync(outer, { recursive: true, force: true }));

function change(path: string, before: string | null, after: string | null) {
  return { path: listedPath(path), before, after };
}
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('applyChanges', () => {
  it('changes, makes and deletes files, bytes kept as given', async () => {
    writeFileSync(join(root, 'old'), 'x');
    await applyChanges(
      [
        change('src/a.py', 'one\r\n\uFEFFtwo', 'one\r\n\uFEFF2\r\n'),
        change('new/deep/ b 😀.txt', null, 'é'),
        change('old', 'x', null),
      ],
      root,
    );
    expect(read('src/a.py')).toBe('one\r\n\uFEFF2\r\n');
    expect(read('new/deep/ b 😀.txt')).toBe('é');
    expect(existsSync(join(root, 'old'))).toBe(false);
    expect(readdirSync(join(root, 'src'))).toEqual(['a.py']);
  });

  it('keeps permissions and gives new files the usual ones', async () => {
    writeFileSync(join(root, 'run.sh'), 'a');
    chmodSync(join(root, 'run.sh'), 0o755);
    await applyChanges([change('run.sh', 'a', 'b'), change('plain', null, 'x')], root);
    expect(statSync(join(root, 'run.sh')).mode & 0o777).toBe(0o755);
    expect(statSync(join(root, 'plain')).mode & 0o777).toBe(0o644);
  });

  it('writes nothing when one of the files is not as expected', async () => {
    const changes = [change('new', null, 'x'), change('src/a.py', 'something else', 'y')];
    await expect(applyChanges(changes, root)).rejects.toMatchObject({
      code: 'dirty-tree',
      message: expect.stringContaining('src/a.py'),
    });
    expect(existsSync(join(root, 'new'))).toBe(false);
  });

  it.each([
    ['a file that is gone', change('gone', 'x', 'y')],
    ['a file that is already there', change('src/a.py', null, 'y')],
    ['a folder', change('src', 'x', 'y')],
  ])('refuses %s', async (_, refused) => {
    await expect(applyChanges([refused], root)).rejects.toMatchObject({ code: 'dirty-tree' });
  });

  it('never writes through a link, as a file or on the way', async () => {
    writeFileSync(join(outer, 'outside'), 'mine');
    symlinkSync(join(outer, 'outside'), join(root, 'link'));
    symlinkSync(outer, join(root, 'folder'));
    for (const refused of [
      change('link', 'mine', 'no'),
      change('folder/outside', 'mine', 'no'),
      change('folder/new', null, 'no'),
    ]) {
      await expect(applyChanges([refused], root)).rejects.toMatchObject({ code: 'dirty-tree' });
    }
    expect(readFileSync(join(outer, 'outside'), 'utf8')).toBe('mine');
    expect(readdirSync(outer).sort()).toEqual(['outside', 'tree']);
  });

  it.each(['../up', '/tmp/vital-up', 'src/../../up', './x'])('refuses the path %j', async (path) => {
    await expect(applyChanges([change(path, null, 'x')], root)).rejects.toMatchObject({ code: 'dirty-tree' });
    expect(existsSync(join(outer, 'up'))).toBe(false);
  });

  it('works in a tree that is itself reached through a link', async () => {
    symlinkSync(root, join(outer, 'alias'));
    await applyChanges([change('new', null, 'x')], join(outer, 'alias'));
    expect(read('new')).toBe('x');
  });
});

import { describe, expect, it } from 'vitest';
import { repoPath, tryRepoPath } from '../../src/domain/repo-path.ts';

describe('a path of the repository', () => {
  it.each([
    ['src/a.py', 'src/a.py'],
    ['./src//x/../a.py', 'src/a.py'],
    ['src\\a.py', 'src/a.py'],
    ['Src/A.py', 'Src/A.py'],
    ['caf\u0065\u0301.py', 'caf\u00e9.py'],
    ['..a/b..', '..a/b..'],
  ])('%j is %j', (raw, path) => {
    expect(repoPath(raw)).toBe(path);
  });

  it.each(['', '.', './', 'a/..', '..', 'a/../../b', '/etc/passwd', 'C:\\x', 'c:/x', 'a\0b'])('is not %j', (raw) => {
    expect(tryRepoPath(raw)).toBeUndefined();
    expect(() => repoPath(raw)).toThrow('is not a path inside the repository.');
  });
});

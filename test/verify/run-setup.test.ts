import { afterEach, describe, expect, it } from 'vitest';
import { openProject, type Project } from './real-runs.ts';

let project: Project;
afterEach(() => project.dispose());

describe('runSetup', () => {
  it('prepares tree and HOME for the runs that follow, none of which changes what the next one finds', async () => {
    project = await openProject({
      'check.sh': 'cat "$HOME/lib" built && echo "1 passed in 0.1s"; echo changed > "$HOME/lib"\n',
    });
    const setup = await project.setUp('echo library > "$HOME/lib" && echo built > built');
    expect(setup).toMatchObject({
      isDone: true,
      end: 'exited',
      exitCode: 0,
      display: 'echo library > "$HOME/lib" && echo built > built',
    });
    for (let run = 0; run < 2; run += 1)
      expect((await project.run('sh check.sh')).output).toBe('library\nbuilt\n1 passed in 0.1s\n');
  });

  it('says how it failed', async () => {
    project = await openProject({});
    expect(await project.setUp('echo no package index >&2; exit 3')).toMatchObject({
      isDone: false,
      exitCode: 3,
      output: 'no package index\n',
    });
  });
});

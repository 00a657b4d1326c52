import { expect, test } from 'vitest';
import { TaskError } from '../../src/domain/errors.ts';
import type { Store } from '../../src/ports/store.ts';
import { writeAnswer } from '../../src/task/write-answer.ts';
import { PASS } from '../report/sample-results.ts';

/** A store in which the named files find no room. */
function fullFor(...names: readonly string[]): Store {
  return {
    directory: '/out',
    async write(name) {
      if (names.includes(name)) throw new TaskError('no-space', `Could not write /out/${name}: ENOSPC`);
      return `/out/${name}`;
    },
  };
}

test.each(['change.patch', 'context.txt', 'report.md', 'report.html', 'run.json'])(
  'a %s that finds no room costs no other file',
  async (name) => {
    const { files, unsaved } = await writeAnswer(PASS, fullFor(name), []);
    expect(unsaved).toMatchObject({ code: 'no-space', message: expect.stringContaining(name) });
    expect(Object.values(files)).toHaveLength(4);
    expect(Object.values(files)).not.toContain(`/out/${name}`);
  },
);

test('says nothing where all were written', async () => {
  expect(await writeAnswer(PASS, fullFor(), [])).not.toHaveProperty('unsaved');
});

import { describe, expect, it } from 'vitest';
import { untrusted } from '../../src/domain/untrusted-text.ts';
import { commandTask } from '../../src/task/command-task.ts';

function task(body: string): string {
  return commandTask(untrusted('fix it', 'task'), { dryRun: false }, { number: 4, title: 'T', body }).untrusted;
}

describe('commandTask', () => {
  it.each([
    ['seen <!-- hidden --> seen', 'seen  seen'],
    ['seen <!<!-- a -->-- hidden --> seen', 'seen  seen'],
    ['seen <!-- never closed, hidden', 'seen'],
    ['seen <!-- hidden --!> still hidden', 'seen'],
    ['<!-- only hidden -->', ''],
    ['a --> b', 'a --> b'],
  ])('takes from %j what a reader of the issue sees', (body, seen) => {
    expect(task(body)).toBe(['fix it', 'Issue 4: T', seen].filter((part) => part !== '').join('\n\n'));
  });

  it('cuts a long issue visibly and leaves the command whole', () => {
    const text = task('x'.repeat(100_000));
    expect(text.length).toBeLessThan(21_000);
    expect(text).toMatch(/^fix it\n\n[\s\S]*\[cut: 100000 characters\]$/);
  });

  it.each(['<!--', '<!-- -->', '<!<!-- a -->--'])('reads the largest issue made of %j', (piece) => {
    expect(task(piece.repeat(60_000)).startsWith('fix it')).toBe(true);
  });
});

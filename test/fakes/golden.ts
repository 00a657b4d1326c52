import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';

/** Holds a text to the file of that name under test/golden; UPDATE_GOLDEN=1 writes it anew for a reviewer to judge. */
export function expectGolden(name: string, text: string): void {
  const file = join(import.meta.dirname, '..', 'golden', name);
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(existsSync(file), `${name} is missing; write it with UPDATE_GOLDEN=1`).toBe(true);
  expect(text).toBe(readFileSync(file, 'utf8'));
}

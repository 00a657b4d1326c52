import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', 'golden', 'allocate');

/** Compares with a golden file; `UPDATE_GOLDEN=1` writes it anew for a reviewer to judge. */
export function expectGolden(name: string, content: string): void {
  const file = join(FOLDER, name);
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, content);
  }
  expect(content).toBe(readFileSync(file, 'utf8'));
}

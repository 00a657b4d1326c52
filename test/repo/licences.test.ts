import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './source-files.ts';

test('the bundle carries the licence of every package that is in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vital-licences-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), folder]);
  const notices = readFileSync(join(folder, 'LICENSES.txt'), 'utf8');
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  // The native parser is used where it is installed and never bundled.
  const bundled = Object.entries(dependencies).filter(([name]) => name !== 'tree-sitter');
  for (const [name, version] of bundled) expect(notices).toContain(`== ${name} ${version} (`);
  expect(notices).toMatch(/^== zod .*\n\nMIT License\n\nCopyright \(c\) /m);
});

import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FakeNpm {
  /** To be put first on PATH. */
  readonly binFolder: string;
  calls(): readonly { readonly arguments: readonly string[]; readonly environment: readonly string[] }[];
}

/** An `npm ci` that makes empty packages for everything a lock does not call optional, or fails as told. */
export function installFakeNpm(folder: string, failure?: string): FakeNpm {
  const binFolder = join(folder, 'bin');
  const log = join(folder, 'npm.log');
  mkdirSync(binFolder, { recursive: true });
  writeFileSync(log, '');
  writeFileSync(join(binFolder, 'package.json'), '{}');
  const script = `#!${process.execPath}
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
appendFileSync(${JSON.stringify(log)}, JSON.stringify({ arguments: process.argv.slice(2), environment: Object.keys(process.env) }) + '\\n');
const failure = ${JSON.stringify(failure ?? '')};
if (failure) { console.error(failure); process.exit(1); }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '' || entry.optional) continue;
  mkdirSync(path, { recursive: true });
  writeFileSync(path + '/package.json', JSON.stringify({ version: entry.version }));
}
`;
  writeFileSync(join(binFolder, 'npm'), script);
  chmodSync(join(binFolder, 'npm'), 0o755);
  const calls = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { binFolder, calls };
}

import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FakePip {
  /** To be put first on PATH: it holds a `python3` that knows `-m pip download` only. */
  readonly binFolder: string;
  /** Wheels it can bring, by file name. */
  readonly wheelFolder: string;
  /** Argument lists of all calls, and the environment names each child saw. */
  calls(): readonly {
    readonly arguments: readonly string[];
    readonly requirement: string;
    readonly environment: readonly string[];
  }[];
}

/** A package client that copies prepared wheels, checks their hash as pip does, and fails for the ones it lacks. */
export function installFakePip(folder: string): FakePip {
  const binFolder = join(folder, 'bin');
  const wheelFolder = join(folder, 'wheels');
  const log = join(folder, 'pip.log');
  mkdirSync(binFolder, { recursive: true });
  mkdirSync(wheelFolder, { recursive: true });
  writeFileSync(log, '');
  const script = `#!${process.execPath}
const { appendFileSync, copyFileSync, existsSync, readFileSync } = require('node:fs');
const { createHash } = require('node:crypto');
const { join } = require('node:path');
const list = process.argv.slice(2);
const after = (flag) => list[list.indexOf(flag) + 1];
const requirement = readFileSync(after('-r'), 'utf8').trim();
appendFileSync(${JSON.stringify(log)}, JSON.stringify({ arguments: list, requirement, environment: Object.keys(process.env) }) + '\\n');
const [, name, version, hash] = /^(\\S+)==(\\S+) --hash=sha256:(\\S+)$/.exec(requirement);
const file = name.replaceAll('-', '_') + '-' + version + '-py3-none-any.whl';
const source = join(${JSON.stringify(wheelFolder)}, file);
const fail = (text) => { console.error(text); process.exit(1); };
if (!existsSync(source)) fail('ERROR: No matching distribution found for ' + name + '==' + version);
if (createHash('sha256').update(readFileSync(source)).digest('hex') !== hash) fail('ERROR: THESE PACKAGES DO NOT MATCH THE HASHES');
copyFileSync(source, join(after('-d'), file));
`;
  const python = join(binFolder, 'python3');
  // Node reads a file without extension as CommonJS when no package.json says otherwise.
  writeFileSync(join(binFolder, 'package.json'), '{}');
  writeFileSync(python, script);
  chmodSync(python, 0o755);
  const calls = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { binFolder, wheelFolder, calls };
}

import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findJunit } from '../../../src/evaluate/java/find-junit.ts';
import { SilentProgress } from '../../fakes/silent-progress.ts';

const SYSTEM_JAR = '/usr/share/java/junit4.jar';

/** A folder with a program `mvn` of the given shell lines, first on PATH, and an empty home. */
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vital-junit-'));
  mkdirSync(join(folder, 'home'));
  vi.stubEnv('HOME', join(folder, 'home'));
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function maven(...lines: string[]): void {
  const file = join(folder, 'mvn');
  writeFileSync(file, ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(file, 0o755);
}

describe('JUnit for the Java records', () => {
  it('is what --junit names', async () => {
    maven('exit 9');
    const jar = join(folder, 'junit.jar');
    writeFileSync(jar, '');
    expect(await findJunit(jar, new SilentProgress())).toEqual([jar]);
    await expect(findJunit(join(folder, 'gone.jar'), new SilentProgress())).rejects.toThrow(
      'gone.jar, which is not there',
    );
  });

  it.skipIf(existsSync(SYSTEM_JAR))('is fetched to where it is looked for, wherever Maven thinks home is', async () => {
    maven(
      'for word in "$@"; do case "$word" in -Dmaven.repo.local=*) to=$(echo "$word" | cut -d= -f2) ;; esac; done',
      'mkdir -p "$to/junit/junit/4.13.2" "$to/org/hamcrest/hamcrest-core/1.3"',
      ': > "$to/junit/junit/4.13.2/junit-4.13.2.jar"',
      ': > "$to/org/hamcrest/hamcrest-core/1.3/hamcrest-core-1.3.jar"',
    );
    const jars = await findJunit(undefined, new SilentProgress());
    expect(jars.map((jar) => jar.startsWith(join(folder, 'home')))).toEqual([true, true]);
  });

  it.skipIf(existsSync(SYSTEM_JAR))(
    'that cannot be fetched is told in the words of Maven, without their colours',
    async () => {
      maven("printf '\\033[31mNo route to any repository\\033[0m\\n\\033[0m\\033[0m'", 'exit 1');
      await expect(findJunit(undefined, new SilentProgress())).rejects.toThrow(
        /Maven said: No route to any repository$/,
      );
    },
  );
});

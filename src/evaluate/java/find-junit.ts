import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { TaskError } from '../../domain/errors.ts';
import type { Progress } from '../../ports/progress.ts';

const JUNIT = { coordinates: 'junit:junit:4.13.2', jar: 'junit/junit/4.13.2/junit-4.13.2.jar' };
const HAMCREST = 'org/hamcrest/hamcrest-core/1.3/hamcrest-core-1.3.jar';
const DOWNLOAD_SECONDS = 300;

/**
 * Jar files with JUnit 4 and what it needs: those given, else the system's, else Maven's local repository, which Maven
 * itself is asked to fill once. Throws `bad-input` naming what to install.
 */
export async function findJunit(given: string | undefined, progress: Progress): Promise<readonly string[]> {
  if (given !== undefined && given !== '') return checked(given.split(delimiter).filter((jar) => jar !== ''));
  const there = installed();
  if (there) return there;
  progress.stage('junit', `fetching ${JUNIT.coordinates} with Maven`);
  // Maven takes the home folder from the user's entry, not from HOME: told where, it fills the place that is looked at.
  const asked = [
    '-q',
    '-B',
    `-Dmaven.repo.local=${localRepository()}`,
    'dependency:get',
    `-Dartifact=${JUNIT.coordinates}`,
  ];
  const fetched = await execa('mvn', asked, {
    reject: false,
    stdin: 'ignore',
    timeout: DOWNLOAD_SECONDS * 1000,
  });
  const now = installed();
  if (now) return now;
  const lines = stripVTControlCharacters(`${fetched.stdout ?? ''}\n${fetched.stderr ?? ''}`)
    .trim()
    .split('\n');
  throw new TaskError(
    'bad-input',
    `The Java records need JUnit 4, which is not here. Maven said: ${lines.at(-1) || fetched.shortMessage}`,
    {
      hint: 'Install the package junit4, or name the jar files with --junit, or leave Java out with --language python.',
      cause: fetched,
    },
  );
}

function installed(): readonly string[] | undefined {
  const local = localRepository();
  const places = [
    ['/usr/share/java/junit4.jar', '/usr/share/java/hamcrest-core.jar'],
    [join(local, JUNIT.jar), join(local, HAMCREST)],
  ];
  return places.find((jars) => jars.every((jar) => existsSync(jar)));
}

function localRepository(): string {
  return join(homedir(), '.m2', 'repository');
}

function checked(jars: readonly string[]): readonly string[] {
  const missing = jars.filter((jar) => !existsSync(jar));
  if (missing.length === 0) return jars;
  throw new TaskError('bad-input', `--junit names ${missing.join(', ')}, which is not there.`, {
    hint: 'Name the jar files of JUnit 4 and Hamcrest, or leave the option out.',
  });
}

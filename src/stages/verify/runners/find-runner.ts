import { go } from './go.ts';
import { jest, mocha, tapRunner, vitest } from './javascript.ts';
import { gradle, junitConsole, maven } from './jvm.ts';
import { nodeTest } from './node-test.ts';
import { cargo, phpunit, rspec } from './others.ts';
import { pytest } from './pytest.ts';
import type { Runner } from './runner.ts';
import { unittest } from './unittest.ts';

const RUNNERS: ReadonlyMap<string, Runner> = new Map<string, Runner>([
  ['pytest', pytest],
  ['unittest', unittest],
  ['node-test', nodeTest],
  ['jest', jest],
  ['vitest', vitest],
  ['mocha', mocha],
  ['tape', tapRunner([])],
  ['tap', tapRunner(['--reporter=tap'])],
  ['ava', tapRunner(['--tap'])],
  ['go', go],
  ['cargo', cargo],
  ['maven', maven],
  ['gradle', gradle],
  ['junit-console', junitConsole],
  ['phpunit', phpunit],
  ['rspec', rspec],
]);

/** A command whose runner is not known is run as it is, and read from what it prints. */
const UNKNOWN: Runner = { read: () => undefined };

export function findRunner(name: string): Runner {
  return RUNNERS.get(name) ?? UNKNOWN;
}

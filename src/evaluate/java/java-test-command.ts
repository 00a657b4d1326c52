import { quoteCommand, quoteWord } from '../records/quote-command.ts';
import { junitClasspath } from './junit-in-repository.ts';

/** One command line that sets the class path, builds and tests. A tree is built anew each time, since the change is in the source. */
export function javaTestCommand(jars: readonly string[], commands: readonly (readonly string[])[]): string {
  return [`export JUNIT_CP=${quoteWord(junitClasspath(jars))}`, ...commands.map(quoteCommand)].join(' && ');
}

import { quoteCommand, quoteWord } from '../records/quote-command.ts';
import { junitClasspath } from './junit-in-repository.ts';

/** One command line that sets the class path, builds and tests. A tree is built anew each time, since the change is in the source. */
export function javaTestCommand(jars: readonly string[], commands: readonly (readonly string[])[]): string {
  return [`export JUNIT_CP=${quoteWord(junitClasspath(jars))}`, ...commands.map(shellPart)].join(' && ');
}

/** The line inside `sh -c LINE` as it is, where joining it to others keeps its meaning: the test runner stays recognisable. */
function shellPart(argv: readonly string[]): string {
  const [shell, flag, line = ''] = argv;
  const isPlain = line.split('&&').every((part) => !/[;|&\n]/.test(part));
  return shell === 'sh' && flag === '-c' && argv.length === 3 && isPlain ? line : quoteCommand(argv);
}

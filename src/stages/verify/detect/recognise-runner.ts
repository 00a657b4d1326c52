import { shellCommands, shellLine } from '../command-words.ts';

/** Programs that run the command that follows them, with the words to skip. */
const WRAPPERS: readonly (readonly string[])[] = [
  ['npx', '--no-install'],
  ['npx', '--no'],
  ['npx', '-y'],
  ['npx'],
  ['bunx'],
  ['pnpm', 'exec'],
  ['pnpm', 'dlx'],
  ['yarn', 'exec'],
  ['npm', 'exec', '--'],
  ['npm', 'exec'],
  ['uv', 'run'],
  ['poetry', 'run'],
  ['pipenv', 'run'],
  ['pdm', 'run'],
  ['hatch', 'run'],
  ['bundle', 'exec'],
  ['coverage', 'run', '-m'],
  ['coverage', 'run'],
  ['c8'],
  ['nyc'],
  ['cross-env'],
  ['env'],
  ['time'],
  ['xvfb-run'],
  ['xvfb-run', '-a'],
];

/** Runner by the name of the program. */
const PROGRAMS: Readonly<Record<string, string>> = {
  pytest: 'pytest',
  'py.test': 'pytest',
  jest: 'jest',
  vitest: 'vitest',
  mocha: 'mocha',
  _mocha: 'mocha',
  tape: 'tape',
  tap: 'tap',
  ava: 'ava',
  rspec: 'rspec',
  phpunit: 'phpunit',
  mvn: 'maven',
  mvnw: 'maven',
  gradle: 'gradle',
  gradlew: 'gradle',
  make: 'make',
};

/** Which runner a command starts, by its words; `script` where that cannot be told. */
export function recogniseRunner(argv: readonly string[]): string {
  const line = shellLine(argv);
  if (line === undefined) return runnerOf(withoutWrappers(argv)) ?? 'script';
  const commands = shellCommands(line).map((words) => runnerOf(withoutWrappers(words)));
  const found = commands.filter((runner) => runner !== undefined);
  const [only = 'script'] = found;
  // Two runners in one line print two results, and words added to a line reach its last command: then only text can be read.
  const isReadable = found.length === 1 && (commands.at(-1) === only || NEEDS_NO_WORDS.has(only));
  return isReadable ? only : 'script';
}

/** Runners that are told by the environment, or not at all. */
const NEEDS_NO_WORDS = new Set(['pytest', 'node-test', 'cargo', 'junit-console']);

function runnerOf([program = '', ...words]: readonly string[]): string | undefined {
  const name = program.replace(/^.*\//, '');
  if (/^python(?:\d(?:\.\d+)?)?$/.test(name)) return moduleRunner(words);
  if (name === 'node' || name === 'tsx') return words.includes('--test') ? 'node-test' : undefined;
  if (name === 'go' || name === 'cargo' || name === 'dotnet') return words[0] === 'test' ? name : undefined;
  if (name === 'java') return words.includes('org.junit.runner.JUnitCore') ? 'junit-console' : undefined;
  return PROGRAMS[name];
}

function moduleRunner(words: readonly string[]): string | undefined {
  const module = words[words.indexOf('-m') + 1];
  if (!words.includes('-m')) return undefined;
  if (module === 'coverage') return runnerOf(['python', '-m', ...words.slice(words.lastIndexOf('-m') + 1)]);
  return module === 'pytest' || module === 'unittest' ? module : undefined;
}

/** The command itself: without variables set in front and without programs that only run it. */
function withoutWrappers(argv: readonly string[]): readonly string[] {
  const [first = ''] = argv;
  if (/^\w+=/.test(first)) return withoutWrappers(argv.slice(1));
  const wrapper = WRAPPERS.find((words) => words.every((word, position) => argv[position] === word));
  if (wrapper === undefined) return argv;
  const rest = argv.slice(wrapper.length);
  // Options of the wrapper itself are skipped up to its command.
  const start = rest.findIndex((word) => !word.startsWith('-'));
  return start < 0 ? [] : withoutWrappers(rest.slice(start));
}

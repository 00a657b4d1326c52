/** What a shell would do more with than pass it on: then the line needs one. */
const SHELL_SYNTAX = /[|&;<>()$`\n*?[\]{}~#!\\]|^\s*\w+=/;

/** A command line as an argument array: its words where it has only words and quotes, else `sh -c` with the line as the person wrote it. */
export function commandWords(line: string): readonly string[] {
  const words = SHELL_SYNTAX.test(line) ? undefined : plainWords(line);
  return words ?? ['sh', '-c', line];
}

/** Words of a line without shell syntax; undefined if a quote stays open. */
function plainWords(line: string): readonly string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (const character of line) {
    if (quote !== '') {
      if (character === quote) quote = '';
      else word = (word ?? '') + character;
    } else if (character === '"' || character === "'") {
      quote = character;
      word = word ?? '';
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else {
      word = (word ?? '') + character;
    }
  }
  if (word !== undefined) words.push(word);
  return quote === '' ? words : undefined;
}

/** The line inside `sh -c LINE`, undefined for any other command. */
export function shellLine(argv: readonly string[]): string | undefined {
  const [shell = '', flag, line] = argv;
  return /(?:^|\/)(?:ba|da|z)?sh$/.test(shell) && flag === '-c' && argv.length === 3 ? line : undefined;
}

/** Words of each simple command of a shell line; the last one is where a runner usually stands. */
export function shellCommands(line: string): readonly (readonly string[])[] {
  return line.split(/&&|\|\||[;|\n]/).map((part) => plainWords(part) ?? part.trim().split(/\s+/));
}

/** A word as a shell reads it back unchanged. */
export function shellQuoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * The command with words added at its end, where they reach the runner: after `--` for npm, inside the line for a shell whose last command is a plain
 * one. Undefined where they would reach something else.
 */
export function withWords(argv: readonly string[], words: readonly string[]): readonly string[] | undefined {
  const line = shellLine(argv);
  if (line !== undefined) {
    const chained = line.lastIndexOf('&&');
    const last = chained < 0 ? line : line.slice(chained + 2);
    return /[|&;<>()`#\n]/.test(last) ? undefined : ['sh', '-c', `${line} ${words.map(shellQuoted).join(' ')}`];
  }
  if (argv[0] === 'npm') return argv.includes('--') ? [...argv, ...words] : [...argv, '--', ...words];
  return argv.includes('--') ? undefined : [...argv, ...words];
}

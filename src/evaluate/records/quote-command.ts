/** An argument array as one command line for a POSIX shell. */
export function quoteCommand(argv: readonly string[]): string {
  return argv.map(quoteWord).join(' ');
}

export function quoteWord(word: string): string {
  return /^[A-Za-z0-9_@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

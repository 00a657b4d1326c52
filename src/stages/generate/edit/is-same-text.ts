/** True for texts that differ in blank lines and trailing blanks at most: no change worth a program. */
export function isSameText(before: string, after: string): boolean {
  return before === after || withoutBlanks(before) === withoutBlanks(after);
}

function withoutBlanks(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  return lines.filter((line) => line !== '').join('\n');
}

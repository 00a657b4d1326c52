/** One line of a file with the line end it has there; `''` only for a last line without one. */
export interface Line {
  readonly text: string;
  readonly eol: '\n' | '\r\n' | '';
}

/** Splits without losing a byte: `joinLines(splitLines(text)) === text`. */
export function splitLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  let at = 0;
  while (at < text.length) {
    const feed = text.indexOf('\n', at);
    if (feed < 0) {
      lines.push({ text: text.slice(at), eol: '' });
      break;
    }
    const carriage = feed > at && text[feed - 1] === '\r';
    lines.push({ text: text.slice(at, carriage ? feed - 1 : feed), eol: carriage ? '\r\n' : '\n' });
    at = feed + 1;
  }
  return lines;
}

export function joinLines(lines: readonly Line[]): string {
  return lines.map((line) => line.text + line.eol).join('');
}

/** The line end most lines have; new lines take it. */
export function dominantEol(lines: readonly Line[]): '\n' | '\r\n' {
  let crlf = 0;
  let lf = 0;
  for (const line of lines) {
    if (line.eol === '\r\n') crlf += 1;
    else if (line.eol === '\n') lf += 1;
  }
  return crlf > lf ? '\r\n' : '\n';
}

/** Leading blanks of a line. */
export function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

export function isBlank(line: string): boolean {
  return line.trim() === '';
}

/** The text with every run of blanks and line ends made one blank, and none around it. */
export function collapseBlanks(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

export interface Column {
  readonly title: string;
  readonly align?: 'right';
}

/** A table of cells that are quoted already: every cell is one line without a bare pipe. */
export function markdownTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((column) => (column.align === 'right' ? '--:' : '---'));
  return [line(columns.map((column) => column.title)), line(rule), ...rows.map(line)].join('\n');
}

/** A folded block. The summary is our own text. */
export function folded(summary: string, body: string): string {
  return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

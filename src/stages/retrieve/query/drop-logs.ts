/** A quoted block of more lines is a log: its words would outnumber the request's. */
const LONGEST_QUOTE = 50;

/** Leaves out fenced, quoted and indented blocks of more than 50 lines. Frames are taken out before. */
export function dropLongQuotes(text: string): string {
  const kept: string[] = [];
  let block: string[] = [];
  let fence: string | undefined;
  const close = (): void => {
    if (block.length <= LONGEST_QUOTE) kept.push(...block);
    block = [];
  };
  for (const line of text.split('\n')) {
    const mark = /^\s{0,3}(```|~~~)/.exec(line)?.[1];
    if (fence === undefined && mark) {
      close();
      fence = mark;
      kept.push(line);
    } else if (fence !== undefined && mark === fence) {
      close();
      fence = undefined;
      kept.push(line);
    } else if (fence !== undefined || /^(?:>|\t| {4})/.test(line)) block.push(line);
    else {
      close();
      kept.push(line);
    }
  }
  close();
  return kept.join('\n');
}

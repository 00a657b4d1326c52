const TAG = '(?:think|thinking|reasoning)';
const OPENING = new RegExp(`^\\s*<${TAG}>`, 'i');
const CLOSING = new RegExp(`</${TAG}>`, 'i');
const BARE_CLOSING = new RegExp(`^\\s*</${TAG}>`, 'i');
const FENCE = /^\s*(?:```|~~~)/;

/**
 * Removes a model's thoughts from its answer: blocks in think tags that begin a line outside code, closed or not, and
 * what stands before a closing tag whose opening one was part of the prompt. Code that merely holds such a tag is kept.
 */
export function stripReasoning(answer: string): string {
  const kept: string[] = [];
  let inFence = false;
  let inThought = false;
  let removed = false;
  for (const line of answer.split(/(?<=\n)/)) {
    const opens = !inThought && !inFence && OPENING.test(line);
    const closesOnly = !inThought && !inFence && BARE_CLOSING.test(line);
    if (!opens && !closesOnly && !inThought) {
      if (FENCE.test(line)) inFence = !inFence;
      kept.push(line);
      continue;
    }
    removed = true;
    if (closesOnly) kept.length = 0;
    const closing = CLOSING.exec(line);
    inThought = closing === null;
    const rest = closing ? line.slice(closing.index + closing[0].length) : '';
    if (rest.trim() !== '') kept.push(rest);
  }
  return removed ? kept.join('').replace(/^\s*\n/, '') : answer;
}

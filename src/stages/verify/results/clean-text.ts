/** Terminal sequences: CSI, OSC up to its terminator, and two-character escapes. Each alternative is bounded by its own class. */
const TERMINAL =
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])|\u009b[0-?]*[ -/]*[@-~]/g;
/** Control characters but line feed and tab, and the marks that reorder text on screen. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200e\u200f]/g;

/** Output as plain lines: no colours, no cursor moves, no control characters; a progress line keeps its last state. */
export function cleanText(raw: string): string {
  const plain = raw.replace(TERMINAL, '');
  const lines = plain.includes('\r') ? plain.split('\n').map(lastState).join('\n') : plain;
  return lines.replace(CONTROL, '');
}

/** What a terminal would show of a line that returns to its start to write over itself. */
function lastState(line: string): string {
  const end = line.length - (/\r+$/.exec(line.slice(-8))?.[0].length ?? 0);
  return line.slice(line.lastIndexOf('\r', end - 1) + 1, end);
}

/** One line without control characters. */
export function cleanLine(raw: string): string {
  return cleanText(raw).replace(/\s+/g, ' ').trim();
}

/** Head and tail of a text, cut at line ends where one is near, with a line that says how much is missing. */
export function cutMiddle(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = firstUnits(text, Math.floor(limit / 4));
  const tail = text.slice(text.length - (limit - head.length)).replace(/^[\uDC00-\uDFFF]/, '');
  const cutHead = head.slice(0, head.lastIndexOf('\n') + 1) || head;
  const cutTail = tail.slice(tail.indexOf('\n') + 1) || tail;
  const missing = text.length - cutHead.length - cutTail.length;
  return `${cutHead}${cutHead.endsWith('\n') ? '' : '\n'}[... ${missing} characters left out ...]\n${cutTail}`;
}

/** The beginning of a text. */
export function cutEnd(text: string, limit: number): string {
  return text.length <= limit ? text : `${firstUnits(text, limit - 1)}…`;
}

/** The first UTF-16 units, never half a character. */
function firstUnits(text: string, count: number): string {
  return text.slice(0, count).replace(/[\uD800-\uDBFF]$/, '');
}

const ESC = 0x1b;
const BEL = 0x07;
const STRING_END = 0x9c;

/**
 * Removes terminal control sequences whole: colours, cursor moves, titles, links (OSC 8), clipboard writes (OSC 52),
 * device strings, in their 7-bit and 8-bit forms. An unfinished sequence ends with its line, so that one stray byte
 * cannot swallow a report. One pass, linear on any input.
 */
export function stripTerminal(text: string): string {
  if (!/[\x1b\x80-\x9f]/.test(text)) return text;
  let kept = '';
  let from = 0;
  for (let at = 0; at < text.length; ) {
    const end = sequenceEnd(text, at);
    if (end === at) {
      at += 1;
      continue;
    }
    kept += text.slice(from, at);
    at = end;
    from = end;
  }
  return kept + text.slice(from);
}

/** Where the sequence that opens at `at` ends; `at` itself where none opens. */
function sequenceEnd(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === ESC) {
    const next = text[at + 1] ?? '';
    if (next === '[') return controlEnd(text, at + 2);
    if (next !== '' && ']PX^_'.includes(next)) return stringEnd(text, at + 2);
    return escapeEnd(text, at + 1);
  }
  if (code === 0x9b) return controlEnd(text, at + 1);
  if (code === 0x90 || code === 0x98 || (code >= 0x9d && code <= 0x9f)) return stringEnd(text, at + 1);
  return code >= 0x80 && code <= 0x9f && code !== 0x85 ? at + 1 : at;
}

/** CSI: parameter and intermediate bytes, then one final byte. */
function controlEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && inRange(text.charCodeAt(at), 0x20, 0x3f)) at += 1;
  return at < text.length && inRange(text.charCodeAt(at), 0x40, 0x7e) ? at + 1 : at;
}

/** OSC, DCS and the like run to BEL or ST; another ESC, a line end or the end of the text also ends them. */
function stringEnd(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BEL || code === STRING_END) return at + 1;
    if (code === ESC) return text[at + 1] === '\\' ? at + 2 : at;
    if (code === 0x0a || code === 0x0d) return at;
  }
  return text.length;
}

/** Other escapes: intermediate bytes, then one final byte (`ESC ( B`, `ESC c`). */
function escapeEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && inRange(text.charCodeAt(at), 0x20, 0x2f)) at += 1;
  return at < text.length && inRange(text.charCodeAt(at), 0x30, 0x7e) ? at + 1 : at;
}

function inRange(code: number, low: number, high: number): boolean {
  return code >= low && code <= high;
}

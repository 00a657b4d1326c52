/** Messages looked for as exact phrases. */
const MOST_LITERALS = 12;
const LONGEST_LINE = 500;

const QUOTED = /"([^"\n]{8,200})"|(?:^|[\s(:=])'([^'\n]{8,200})'|`([^`\n]{8,200})`|“([^”\n]{8,200})”/g;
const ERROR_LINE = /^\s{0,40}(?:E\s+)?[\w.$]{0,80}(?:Error|Exception|Warning|Panic|error|panic)\w{0,20}: (.{4,300})$/;

/**
 * Pieces of quoted text and of error messages that may stand in the source as they are. Where a message was filled in
 * (numbers, quoted values) the source has something else, so it is cut there and the longest piece is kept.
 */
export function extractLiterals(text: string): readonly string[] {
  const found = new Set<string>();
  for (const line of text.split('\n')) {
    if (found.size >= MOST_LITERALS) break;
    const shown = line.slice(0, LONGEST_LINE);
    const message = ERROR_LINE.exec(shown)?.[1];
    if (message) addPhrase(found, message);
    for (const [, ...groups] of shown.matchAll(QUOTED)) {
      const quoted = groups.find((group) => group !== undefined);
      if (quoted) addPhrase(found, quoted);
    }
  }
  return [...found].slice(0, MOST_LITERALS);
}

function addPhrase(found: Set<string>, message: string): void {
  const pieces = message.split(/['"`“”‘’{}<>%$]|-?\d+(?:\.\d+)?|\\n/).map((piece) => piece.trim());
  const longest = pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), '');
  // One word is a name or chance; a phrase is a message.
  if (longest.length >= 8 && /\S\s+\S/.test(longest)) found.add(longest);
}

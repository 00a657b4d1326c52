/** Far above any definition or file we ask for (some 64,000 tokens); below what could hurt to parse. */
const MOST_CHARACTERS = 256 * 1024;

/** The answer without what surrounds it: reasoning tags, echoes of our section marks, foreign line ends, NUL. */
export function cleanAnswer(answer: string, nonce: string): string | undefined {
  if (answer.length > MOST_CHARACTERS) return undefined;
  const plain = answer
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '');
  return withoutEchoes(withoutReasoning(plain), nonce);
}

/** Reasoning is never an answer: a tag left open means that nothing but reasoning came. */
function withoutReasoning(answer: string): string {
  const opening = /^\s*<(think|thinking|reasoning)>/.exec(answer);
  const tag = opening?.[1] ?? 'think';
  const close = answer.indexOf(`</${tag}>`);
  if (close >= 0 && (opening || !answer.slice(0, close).includes('\n```'))) return answer.slice(close + tag.length + 3);
  return opening ? '' : answer;
}

function withoutEchoes(answer: string, nonce: string): string {
  if (!answer.includes(nonce)) return answer;
  return answer
    .split('\n')
    .filter((line) => !(line.includes(nonce) && /^\s*<\/?[a-z-]+ /.test(line)))
    .join('\n');
}

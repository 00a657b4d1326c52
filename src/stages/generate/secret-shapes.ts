import { createHash } from 'node:crypto';

/** Keys by the shape their makers gave them, and private keys. All bounded: the text may be hostile. */
const SECRET = new RegExp(
  [
    '-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[\\s\\S]{1,4000}?-----END [A-Z ]{0,30}PRIVATE KEY-----',
    '\\b(?:AKIA|ASIA)[0-9A-Z]{16}\\b',
    '\\bgh[pousr]_[A-Za-z0-9]{36,255}\\b',
    '\\bgithub_pat_[A-Za-z0-9_]{40,255}\\b',
    '\\bglpat-[A-Za-z0-9_-]{20,64}\\b',
    '\\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,200}\\b',
    '\\bxox[abprs]-[A-Za-z0-9-]{20,200}\\b',
    '\\bAIza[0-9A-Za-z_-]{35}\\b',
    '\\bnpm_[A-Za-z0-9]{36}\\b',
    '\\bpypi-[A-Za-z0-9_-]{60,250}\\b',
    '\\b[rs]k_live_[0-9a-zA-Z]{20,100}\\b',
    '\\bSG\\.[A-Za-z0-9_-]{16,64}\\.[A-Za-z0-9_-]{16,64}\\b',
    '\\beyJ[A-Za-z0-9_-]{10,2000}\\.eyJ[A-Za-z0-9_-]{10,2000}\\.[A-Za-z0-9_-]{10,2000}',
  ].join('|'),
  'g',
);

export interface MaskedText {
  readonly text: string;
  readonly secrets: number;
}

/** Puts a mark in place of everything that looks like a credential, so that none goes out with a prompt. */
export function maskSecrets(text: string): MaskedText {
  let secrets = 0;
  const masked = text.replace(SECRET, (secret) => {
    secrets += 1;
    return markOf(secret);
  });
  return { text: masked, secrets };
}

/** Puts the secrets of the original back where an answer kept their marks. */
export function unmaskSecrets(answer: string, original: string): string {
  if (!answer.includes('\u27E6secret ')) return answer;
  const byMark = new Map([...original.matchAll(SECRET)].map(([secret]) => [markOf(secret), secret]));
  return answer.replace(/\u27E6secret [0-9a-f]{8}\u27E7/g, (mark) => byMark.get(mark) ?? mark);
}

function markOf(secret: string): string {
  return `\u27E6secret ${createHash('sha256').update(secret).digest('hex').slice(0, 8)}\u27E7`;
}

import { LABELLED_TOKENS, PRIVATE_KEY, TOKEN_SHAPES } from './token-shapes.ts';

const MASK = '***';
/** Shorter values are not masked: they would blank ordinary words, and be guessed from the gaps. */
const SHORTEST_SECRET = 6;

/**
 * The one redactor of every sink: exact values first, in each encoding they are likely to be printed in, then the
 * shapes of well-known tokens. The last layer, not a boundary: a secret must not be within reach of what prints.
 */
export function redact(text: string, secrets: readonly string[]): string {
  const exact = redactValues(text, secrets);
  const shaped = [PRIVATE_KEY, ...TOKEN_SHAPES].reduce((current, shape) => current.replace(shape, MASK), exact);
  return LABELLED_TOKENS.reduce((current, shape) => current.replace(shape, `$1${MASK}`), shaped);
}

/** Without the shapes, for text that a machine reads: a patch must hold what the repository holds, or it does not apply. */
export function redactValues(text: string, secrets: readonly string[]): string {
  return exactForms(secrets).reduce((current, form) => current.replace(form, MASK), text);
}

/** One warning for each secret too short to mask, without its value. */
export function unmaskable(secrets: readonly string[]): readonly string[] {
  return secrets
    .filter((secret) => secret.trim() !== '' && secret.trim().length < SHORTEST_SECRET)
    .map((secret) => `A secret of ${secret.trim().length} characters is too short to be masked. Use a longer one.`);
}

/** Patterns for all forms of all secrets, the longest first, so that no form leaves the rest of a longer one. */
function exactForms(secrets: readonly string[]): readonly RegExp[] {
  const forms = new Set<string>();
  for (const secret of secrets) {
    for (const value of [secret.trim(), ...secret.split(/\r?\n/).map((line) => line.trim())]) {
      if (value.length >= SHORTEST_SECRET) for (const form of encodings(value)) forms.add(form);
    }
  }
  const ordered = [...forms].filter((form) => form.length >= SHORTEST_SECRET);
  ordered.sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return ordered.map(brokenOverLines);
}

function encodings(value: string): readonly string[] {
  const bytes = Buffer.from(value, 'utf8');
  const hex = bytes.toString('hex');
  const json = JSON.stringify(value).slice(1, -1);
  return [value, json, encodeURIComponent(value), hex, hex.toUpperCase(), ...base64Cores(bytes)];
}

/**
 * The part of the base64 text that does not depend on what stands before or after the secret, for each of the three
 * positions a secret can have in a longer encoded text; plain and URL alphabet.
 */
function base64Cores(bytes: Buffer): readonly string[] {
  return [0, 1, 2].flatMap((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const first = shift === 0 ? 0 : shift + 1;
    const last = (shift + bytes.length) % 3 === 0 ? encoded.length : encoded.length - 1;
    const core = encoded.slice(first, last);
    return core.length < 8 ? [] : [core, core.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** Matches the form literally, also where a log or a diff broke it over lines, and where our own quoting made it inert. */
function brokenOverLines(form: string): RegExp {
  return new RegExp([...form].map(asPattern).join('(?:\\r?\\n[ +-]?|\\\\|&#8203;)?'), 'g');
}

/** A character as it is, and for those that Markdown or HTML would obey, as they are quoted. */
function asPattern(character: string): string {
  const literal = character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return /[&<>"'$|]/.test(character) ? `(?:${literal}|&#${character.charCodeAt(0)};|&[a-z]{2,4};)` : literal;
}

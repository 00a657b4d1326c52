import { describe, expect, it } from 'vitest';
import { html } from '../../src/stages/report/html/html.ts';
import { quoteCode, quoteProse } from '../../src/stages/report/quote.ts';
import { redact, unmaskable } from '../../src/stages/report/redact.ts';

const SECRET = 'k3y-with+special/chars?&x';
const bytes = Buffer.from(SECRET);

describe('redact', () => {
  it.each([
    ['plain', SECRET],
    ['URL', encodeURIComponent(SECRET)],
    ['hex', bytes.toString('hex')],
    ['upper-case hex', bytes.toString('hex').toUpperCase()],
    ['base64', bytes.toString('base64')],
    ['base64 for URLs', bytes.toString('base64url')],
    ['JSON', JSON.stringify(SECRET)],
  ])('masks the %s form', (_name, form) => {
    const masked = redact(`before ${form} after`, [SECRET]);
    expect(masked).not.toContain(form.slice(2, -3));
    expect(masked).toMatch(/^before .*\*\*\*.* after$/);
  });

  it.each([0, 1, 2, 3, 4, 5])('masks it inside a longer base64 text at offset %d', (offset) => {
    const encoded = Buffer.from(`${'u'.repeat(offset)}${SECRET}:tail of the text`).toString('base64');
    const masked = redact(encoded, [SECRET]);
    expect(Buffer.from(masked.replace('***', ''), 'base64').toString('latin1')).not.toContain(SECRET.slice(3, -3));
    expect(masked).toContain('***');
  });

  it('masks a value broken over lines at any place, also in a diff', () => {
    for (let at = 1; at < SECRET.length; at += 1) {
      expect(redact(`+${SECRET.slice(0, at)}\n+${SECRET.slice(at)}`, [SECRET])).toBe('+***');
    }
  });

  it.each(['sk-3f1c2ab9d04e5f66718293a4', '_a*key*_[with]~marks_', 'a&b<c>d"e$f|g@h#1', "it's/a://key\\"])(
    'masks %s also where it was quoted for Markdown or HTML',
    (secret) => {
      const masked = (quoted: string) => redact(quoted, [secret]).replaceAll('\\', '');
      expect(masked(quoteProse(`is ${secret} it`))).toBe('is *** it');
      expect(masked(quoteCode(secret))).toBe('`***`');
      expect(masked(html`<p>${secret}</p>`.markup)).toBe('<p>***</p>');
    },
  );

  it('takes the characters of a value literally', () => {
    expect(redact('axb a.b(c)*', ['a.b(c)*'])).toBe('axb ***');
  });

  it('masks each line of a secret of many lines', () => {
    expect(redact('x line-one-of-it y line-two-of-it', ['line-one-of-it\nline-two-of-it\n'])).toBe('x *** y ***');
  });

  it('does not mask values shorter than six characters, and says so without the value', () => {
    expect(redact('the cat sat', ['cat', ''])).toBe('the cat sat');
    expect(unmaskable(['cat', '', SECRET])).toEqual([
      'A secret of 3 characters is too short to be masked. Use a longer one.',
    ]);
  });

  it.each([
    `ghs_${'a1B2'.repeat(9)}`,
    `ghs_12345_eyJhbGciOi.${'abc-DEF_9'.repeat(50)}`,
    `ghp_${'x9'.repeat(18)}`,
    `github_pat_11ABCDEFG0_${'z8'.repeat(20)}`,
    `sk-proj-${'Ab1_'.repeat(12)}`,
    `sk-ant-api03-${'Zy9-'.repeat(12)}`,
    `gsk_${'q7W'.repeat(16)}`,
    `hf_${'h6G'.repeat(11)}`,
    `AIza${'SyD3'.repeat(9)}`,
    'AKIAIOSFODNN7EXAMPLE',
    `xoxb-123456789012-${'abcDEF123'.repeat(2)}`,
    `glpat-${'a1b2c3d4e5'.repeat(2)}`,
    `npm_${'n5M'.repeat(12)}`,
    `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.${'s1g'.repeat(14)}`,
  ])('masks the token shape %s whole', (token) => {
    expect(redact(`a "${token}" b`, [])).toBe('a "***" b');
  });

  it('masks a private key, alone, in a string and in a diff', () => {
    const body = `${'MIIEpAIBAAKCAQEA'.repeat(4)}\n${'q1w2e3r4t5y6u7i8'.repeat(4)}\nabcd==`;
    const key = `-----BEGIN RSA PRIVATE KEY-----\n${body}\n-----END RSA PRIVATE KEY-----`;
    expect(redact(`x\n${key}\ny`, [])).toBe('x\n***\ny');
    expect(redact(`"${key.replaceAll('\n', '\\n')}"`, [])).toBe('"***"');
    expect(redact(key.replaceAll('\n', '\n+'), [])).toBe('***');
  });

  it('keeps code that only speaks of keys', () => {
    const code =
      'if (pem.startsWith("-----BEGIN PRIVATE KEY-----")) {\n  return parse(pem);\n}\nconst risk_taking = "sk-eleton";';
    expect(redact(code, [])).toBe(code);
  });

  it('masks credentials by what stands before them', () => {
    expect(redact('Authorization: Bearer abcdefgh12345', [])).toBe('Authorization: Bearer ***');
    expect(redact('https://user:pa55word@git.example/x', [])).toBe('https://user:***@git.example/x');
  });

  it('keeps ordinary text', () => {
    const text = 'commit 3f1c2ab9d04e5f66718293a4b5c6d7e8f9012345, sha256 = key_of_the_map, task-force';
    expect(redact(text, [SECRET])).toBe(text);
  });

  it.each(['sk-', '-----BEGIN PRIVATE KEY-----', 'eyJaaaaaaaa.', 'https://a:', 'gh', `${SECRET.slice(0, 5)}\n`])(
    'gets through a megabyte of repeated %j',
    (piece) => {
      const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
      const masked = redact(text, [SECRET]);
      expect(masked === text).toBe(piece !== 'eyJaaaaaaaa.');
    },
  );
});

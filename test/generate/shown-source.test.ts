import { describe, expect, it } from 'vitest';
import { untrusted } from '../../src/domain/untrusted-text.ts';
import { fenceUntrusted } from '../../src/stages/generate/fence-untrusted.ts';
import { restoreSource, showSource } from '../../src/stages/generate/shown-source.ts';
import { afterOf } from './answer-fixture.ts';

// Put together here, so that no scanner takes this file for a leak.
const join = (...parts: readonly string[]) => parts.join('');
const SECRETS: readonly (readonly [string, string])[] = [
  ['a cloud key', join('AKIA', 'IOSFODNN7EXAMPLE')],
  ['a token of the forge', join('ghp', '_', 'a'.repeat(36))],
  ['a key of a model server', join('sk', '-', 'b'.repeat(40))],
  ['a chat token', join('xoxb', '-', '1'.repeat(24))],
  ['a private key', join('-----BEGIN RSA ', 'PRIVATE KEY-----\nMIIE\nabc=\n-----END RSA ', 'PRIVATE KEY-----')],
];

describe('source that holds', () => {
  it.each(SECRETS)('%s goes out without it and comes back with it', (_, secret) => {
    const source = `KEY = """${secret}"""\nB = 1\n`;
    const shown = showSource(source);
    expect(shown.text).not.toContain(secret);
    expect(shown.secrets).toBe(1);
    expect(restoreSource(shown.text, source)).toBe(source);
    const fence = { nonce: '1f', section: 'task', as: 'prose' } as const;
    expect(fenceUntrusted(untrusted(source, 'task'), fence).text).not.toContain(secret);
  });
});

it('an edit next to a secret keeps it, whether it was one line or many', async () => {
  for (const [, secret] of SECRETS) {
    const text = `KEY = """${secret}"""\nB = 1\n`;
    const shown = showSource(text).text;
    const answer = `a.py\n<<<<<<< SEARCH\n${shown}=======\n${shown.replace('B = 1', 'B = 2')}>>>>>>> REPLACE`;
    expect(await afterOf({ 'a.py': text }, 'a.py', answer)).toBe(text.replace('B = 1', 'B = 2'));
  }
});

it('a mark nobody put there stays a mark', () => {
  expect(restoreSource('x = "\u27E6secret 00000000\u27E7"', 'y = 1')).toBe('x = "\u27E6secret 00000000\u27E7"');
});

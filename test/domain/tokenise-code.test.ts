import { expect, test } from 'vitest';
import { createNameTokeniser, foldName, namesIn, tokeniseCode } from '../../src/domain/tokenise-code.ts';

test.each([
  ['parse_range', ['parse_range', 'parse', 'range']],
  ['parseHTTPRange2x', ['parsehttprange2x', 'parse', 'http', 'range']],
  ['HTTPServer', ['httpserver', 'http', 'server']],
  ['utf8Decoder', ['utf8decoder', 'utf', 'decoder']],
  ['error404', ['error404', 'error', '404']],
  ['__init__', ['__init__', 'init']],
  ['MAX_SIZE', ['max_size', 'max', 'size']],
  ['word', ['word']],
  ['ranges', ['ranges', 'range']],
  ['parse_entries', ['parse_entries', 'parse', 'entries', 'entry']],
  ['boxes', ['boxes', 'box']],
  ['matches', ['matches', 'match']],
  ['caches', ['caches', 'cache']],
  ['classes', ['classes', 'class']],
  ['sizes', ['sizes', 'size']],
  ['class', ['class']],
  ['status', ['status']],
  ['analysis', ['analysis']],
  ['$el', ['$el', 'el']],
  ['größeÄndern', ['größeändern', 'größe', 'ändern']],
])('splits %s into the whole name and its parts', (name, tokens) => {
  expect(createNameTokeniser()(name)).toEqual(tokens);
});

test('gives no token for a single letter or digit', () => {
  expect(tokeniseCode('i = x + 1')).toEqual([]);
});

test('splits scripts without spaces into neighbouring pairs', () => {
  expect(tokeniseCode('解析范围')).toEqual(['解析范围', '解析', '析范', '范围']);
});

test('finds no names in emoji and punctuation', () => {
  expect(namesIn('🙂 🙃 -- ... {}')).toEqual([]);
});

test('leaves out names of more than 200 characters, which are data', () => {
  expect(tokeniseCode(`key = "${'aB3'.repeat(100)}"`)).toEqual(['key']);
});

test('folds composed and decomposed letters to one name', () => {
  expect(foldName('Cafe\u0301')).toBe(foldName('CAFÉ'));
});

test('takes hostile names as names', () => {
  expect(tokeniseCode('__proto__ constructor toString')).toEqual([
    '__proto__',
    'proto',
    'constructor',
    'tostring',
    'to',
    'string',
  ]);
});

test('remembers names without changing what they give', () => {
  const tokenise = createNameTokeniser();
  const first = tokenise('readAll');
  for (let number = 0; number < 100_050; number++) tokenise(`n${number}`);
  expect(tokenise('readAll')).toEqual(first);
});

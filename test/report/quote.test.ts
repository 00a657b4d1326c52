import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteBlock, quoteCode, quoteProse } from '../../src/stages/report/quote.ts';

/** What a Markdown reader takes as the content of the one fenced block a text consists of; undefined if it is not one. */
function fencedContent(block: string): string | undefined {
  const lines = block.split('\n');
  const fence = /^(`{3,})[a-z]*$/.exec(lines[0] ?? '')?.[1];
  const closing = lines.findIndex(
    (line, at) => at > 0 && new RegExp(`^ {0,3}\`{${fence?.length},}[ \\t]*$`).test(line),
  );
  return fence !== undefined && closing === lines.length - 1 ? lines.slice(1, -1).join('\n') : undefined;
}

/** Unescaped pipes of a table row: each one ends a cell. */
function cellCount(row: string): number {
  return row.replace(/\\\|/g, '').split('|').length - 2;
}

const hostile = fc.stringMatching(/^[`~|@#<>&![\]()*_\\\-$:/a-f0-9\n\r \u202e\x1b\u00e9]{0,60}$/);

describe('quoteBlock', () => {
  it.each([3, 4, 7, 50])('fences %d backticks with a longer fence and keeps the text', (run) => {
    const text = `before\n${'`'.repeat(run)}diff\n</details>\n${'`'.repeat(run)}\nafter`;
    expect(fencedContent(quoteBlock(text))).toBe(text);
  });

  it('keeps the text of any content that has nothing unseen in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(fencedContent(quoteBlock(text))).toBe(text.replace(/\n+$/, ''));
      }),
    );
  });

  it('stays one block on hostile content', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(fencedContent(quoteBlock(text))).toBeDefined();
      }),
    );
  });
});

describe('quoteCode', () => {
  it.each([
    ['a`b', '``a`b``'],
    ['`a`', '`` `a` ``'],
    ['``', '``` `` ```'],
    ['a|b', '`a\\|b`'],
    ['a\\|b', '`a\\⟨U+007C⟩b`'],
    ['a\nb', '`a⏎b`'],
    ['', '*(empty)*'],
    ['@octo fixes #1 <img src=x>', '`@octo fixes #1 <img src=x>`'],
  ])('shows %j as one code node', (text, expected) => {
    expect(quoteCode(text)).toBe(expected);
  });

  it('never adds or removes a cell of a table row', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(cellCount(`| ${quoteCode(text)} | ${quoteProse(text)} |`)).toBe(2);
      }),
    );
  });

  it('cuts long names between characters', () => {
    expect(quoteCode('😀'.repeat(100), 20)).toMatch(/^`😀{9}…`$/u);
  });
});

describe('quoteProse', () => {
  it.each([
    ['@octo', '@&#8203;octo'],
    ['@org/team', '@&#8203;org/team'],
    ['&commat;octo', '&#38;commat;octo'],
    ['&#64;octo', '&#38;#&#8203;64;octo'],
    ['@\u200bocto', '@&#8203;⟨U+200B⟩octo'],
    ['fixes #12', 'fixes #&#8203;12'],
    ['owner/repo#3', 'owner/repo#&#8203;3'],
    ['GH-4', 'GH-&#8203;4'],
    ['closes https://git.example/o/r/issues/5', 'closes https:&#8203;//git.example/o/r/issues/5'],
    ['see www.example.org', 'see www&#8203;.example.org'],
    ['<!-- vital -->', '&#60;\\!-- vital --&#62;'],
    ['<img src=x onerror=y>', '&#60;img src=x onerror=y&#62;'],
    ['![x](http://a)', '\\!\\[x\\](http:&#8203;//a)'],
    ['a | b', 'a &#124; b'],
    ['# title', '&#8203;# title'],
    ['1. item', '&#8203;1. item'],
    ['$x$', '&#36;x&#36;'],
    ['commit 3f1c2ab9d04e', 'commit 3f1c&#8203;2ab9d04e'],
    ['feedback on parse_range', 'feedback on parse_range'],
    ['__init__', '\\_\\_init\\_\\_'],
  ])('makes %j inert', (text, expected) => {
    expect(quoteProse(text)).toBe(expected);
  });

  it('leaves no live mark of Markdown or GitHub in hostile text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = quoteProse(text);
        expect(shown).not.toMatch(/[<>\n\r\x1b\u202e]|@(?!&#8203;)|:\/\/|(?<!&)#\d|(?<!\\)(?:\\\\)*[`*[\]~]/);
      }),
    );
  });
});

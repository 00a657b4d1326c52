import { describe, expect, it } from 'vitest';
import type { RunResult } from '../../src/domain/run-result.ts';
import { untrusted } from '../../src/domain/untrusted-text.ts';
import { renderMarkdown } from '../../src/stages/report/render-markdown.ts';
import { expectGolden } from './golden.ts';
import { context, ERROR, FAIL, HUGE, NO_TESTS, PASS, slot } from './sample-results.ts';

const COMMENT = {
  links: { server: 'https://git.example', repository: 'octo/ranges', runId: '77' },
  patchFile: 'change.patch',
  retry: '/generate fix the off-by-one in parse_range',
};

const HOSTILE =
  '</details>\n````\n@octo fixes #1 <!-- vital:answer --> <script>x</script> | ![x](http://evil.example) \u202e\x1b[31m\n/generate again';

function hostileResult(): RunResult {
  return {
    ...FAIL,
    task: { ...FAIL.task, text: untrusted(HOSTILE, 'task'), actor: HOSTILE, source: HOSTILE },
    judgement: { verdict: 'fail', reason: HOSTILE },
    refused: [HOSTILE],
    context: context([slot(1, { name: HOSTILE, reason: HOSTILE })]),
    attempts: FAIL.attempts.map((attempt) => ({ ...attempt, target: HOSTILE, targetReason: HOSTILE, reason: HOSTILE })),
  };
}

/** The lines of a text that are outside fenced blocks; fails on a fence left open. */
function linesOutsideFences(text: string): readonly string[] {
  const outside: string[] = [];
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const run = /^(`{3,})/.exec(line)?.[1];
    if (fence === undefined && run !== undefined) fence = run;
    else if (fence !== undefined)
      fence = run !== undefined && line === run && run.length >= fence.length ? undefined : fence;
    else outside.push(line);
  }
  expect(fence).toBeUndefined();
  return outside;
}

/** A line without its inline code and without backslash escapes, the way CommonMark pairs backtick runs. */
function withoutCode(line: string): string {
  let rest = line.replace(/\\[!-/:-@[-`{-~]/g, '');
  for (let from = 0; ; ) {
    const open = /`+/.exec(rest.slice(from));
    if (open === null) return rest;
    const start = from + open.index;
    const after = start + open[0].length;
    const close = [...rest.slice(after).matchAll(/`+/g)].find((run) => run[0].length === open[0].length);
    if (close === undefined) from = after;
    else rest = rest.slice(0, start) + rest.slice(after + close.index + close[0].length);
  }
}

describe('renderMarkdown', () => {
  it.each([
    ['pass.md', renderMarkdown(PASS, { patchFile: '.vital/run 1/change.patch' })],
    ['pass-comment.md', renderMarkdown(PASS, COMMENT)],
    ['fail.md', renderMarkdown(FAIL, COMMENT)],
    ['no-tests.md', renderMarkdown(NO_TESTS, COMMENT)],
    ['error.md', renderMarkdown(ERROR, COMMENT)],
    ['huge.md', renderMarkdown(HUGE, COMMENT)],
    ['hostile.md', renderMarkdown(hostileResult(), COMMENT)],
  ])('gives the answer of %s', (name, answer) => {
    expectGolden(name, answer);
  });

  it('says the verdict in its first line', () => {
    expect(renderMarkdown(FAIL).split('\n')[0]).toBe(
      '### ❌ Fail: 1 test broken: tests.test_ranges.Ranges.test_open_end.',
    );
  });

  it('keeps hostile text inside code, fences and inert prose', () => {
    const prose = linesOutsideFences(renderMarkdown(hostileResult(), COMMENT)).map(withoutCode).join('\n');
    expect(prose).not.toMatch(/@octo|#1\b|<script|<!--|!\[|\/\/evil(?<!&#8203;\/\/evil)|\u202e|\x1b|^\/generate/m);
    expect(prose.match(/<\/?details>/g)?.length).toBe(2 * (prose.match(/<details>/g)?.length ?? 0));
  });

  it.each([1_000, 3_000, 10_000, 30_000, 60_000])('stays below %d characters and says what was shortened', (limit) => {
    for (const result of [PASS, FAIL, HUGE, hostileResult()]) {
      const whole = renderMarkdown(result, { ...COMMENT, limit: Number.POSITIVE_INFINITY });
      const answer = renderMarkdown(result, { ...COMMENT, limit });
      expect(answer.length).toBeLessThanOrEqual(limit);
      expect(answer).not.toMatch(/\p{Surrogate}/u);
      linesOutsideFences(answer);
      expect(answer.split('\n')[0]).toBe(whole.split('\n')[0]);
      if (whole.length > limit) expect(answer).toMatch(/_Shortened to fit: |_The rest is too long/);
      else expect(answer).toBe(whole);
    }
  });

  it('counts every object and token of a long context table', () => {
    const answer = renderMarkdown(HUGE, COMMENT);
    const shown = [...answer.matchAll(/^\| \d+ \| core .*\| (\d+) \/ 4 \|/gm)].map((row) => Number(row[1]));
    const rest = /_and (\d+) more objects with ([\d,]+) tokens\._/.exec(answer);
    expect(shown.length + Number(rest?.[1])).toBe(500);
    expect(shown.reduce((sum, tokens) => sum + tokens, 0) + Number(rest?.[2]?.replace(',', ''))).toBe(
      HUGE.context?.used,
    );
  });

  it('calls weak isolation weak', () => {
    expect(renderMarkdown(FAIL)).toContain('⚠️ **Weak isolation**');
    expect(renderMarkdown(PASS)).not.toContain('Weak');
  });
});

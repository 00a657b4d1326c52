import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Program } from '../../src/domain/program.ts';
import { untrusted } from '../../src/domain/untrusted-text.ts';
import { renderHtml } from '../../src/stages/report/render-html.ts';
import { expectGolden } from './golden.ts';
import { context, ERROR, FAIL, HUGE, NO_TESTS, PASS, slot } from './sample-results.ts';

const HOSTILE = `"><script>alert(1)</script><img src=http://evil.example onerror=x>' onload='x\`</style>`;

describe('renderHtml', () => {
  it.each([
    ['pass.html', PASS],
    ['fail.html', FAIL],
    ['no-tests.html', NO_TESTS],
    ['error.html', ERROR],
  ])('gives the page of %s', (name, result) => {
    expectGolden(name, renderHtml(result));
  });

  it('allows its own style sheet and nothing else', () => {
    const page = renderHtml(PASS);
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page).toContain(
      `content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"`,
    );
    expect(page).not.toMatch(/\bstyle=|<script|<link|<img|<iframe|\b(?:src|href)=|url\(|@import/);
  });

  it('escapes hostile text everywhere', () => {
    const page = renderHtml({
      ...FAIL,
      task: { ...FAIL.task, text: untrusted(HOSTILE, 'task'), actor: HOSTILE, source: HOSTILE },
      judgement: { verdict: 'error', reason: HOSTILE },
      error: { code: 'bad-input', message: HOSTILE },
      refused: [HOSTILE],
      context: context([slot(1, { name: HOSTILE, reason: HOSTILE, text: HOSTILE })]),
      attempts: FAIL.attempts.map((attempt) => ({
        ...attempt,
        target: HOSTILE,
        targetReason: HOSTILE,
        reason: HOSTILE,
        ...(attempt.patch === undefined ? { answer: HOSTILE } : { patch: `+${HOSTILE}` }),
      })),
      program: { ...(FAIL.program as Program), patch: `+${HOSTILE}` },
    });
    expect(page).not.toMatch(/<script|<img|onerror=x>|onload='/);
    expect(page.match(/<\/style>/g)).toHaveLength(1);
    expect(page.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(10);
  });

  it('stays readable in size for thousands of tests and lines', () => {
    const page = renderHtml(HUGE);
    expect(page.length).toBeLessThan(2_000_000);
    expect(page).toContain('of 3,000 tests');
  });
});

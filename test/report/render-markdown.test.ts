import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../src/stages/report/render-markdown.ts';
import { expectGolden } from './golden.ts';
import { ERROR, FAIL, HUGE, NO_TESTS, PASS } from './sample-results.ts';

const COMMENT = {
  links: { server: 'https://git.example', repository: 'octo/ranges', runId: '77' },
  patchFile: 'change.patch',
  retry: '/generate fix the off-by-one in parse_range',
};

describe('renderMarkdown', () => {
  it('matches the golden answers', () => {
    expectGolden('pass.md', renderMarkdown(PASS, { patchFile: '.vital/run 1/change.patch' }));
    expectGolden('pass-comment.md', renderMarkdown(PASS, COMMENT));
    expectGolden('fail.md', renderMarkdown(FAIL, COMMENT));
    expectGolden('no-tests.md', renderMarkdown(NO_TESTS, COMMENT));
    expectGolden('error.md', renderMarkdown(ERROR, COMMENT));
    expectGolden('huge.md', renderMarkdown(HUGE, COMMENT));
  });
});

import { describe, expect, it } from 'vitest';
import { usableText } from '../../../src/adapters/model-answer/usable-text.ts';

describe('an answer that begins like an apology', () => {
  it.each([
    ['alone', "I'm sorry, but I can't help with that."],
    ['with a reason', 'Sorry, I cannot change files of this kind. Please ask your administrator.'],
  ])('is a refusal %s', (_, answer) => {
    expect(() => usableText(answer)).toThrow(expect.objectContaining({ code: 'model-refused' }));
  });

  it.each([
    ['a fence', 'Sorry for the mess.\n```python\nx = 1\n```'],
    ['an edit', 'Sorry!\n\na.py\n<<<<<<< SEARCH\nx = 2\n=======\nx = 1\n>>>>>>> REPLACE'],
    ['a diff', 'Sorry for that, here it is:\n\n--- a/a.py\n+++ b/a.py\n@@ -1 +1 @@\n-x = 2\n+x = 1\n'],
  ])('is an answer with %s', (_, answer) => {
    expect(usableText(answer)).toBe(answer);
  });
});

import { describe, expect, it } from 'vitest';
import { TaskError } from '../../src/domain/errors.ts';
import { writeProgram } from '../../src/stages/generate/write-program.ts';
import { targetIn } from './answer-fixture.ts';
import { index, RANGES, request, tools } from './write-fixture.ts';

const fence = '```';
const GOOD = `${fence}python
def parse_range(text):
    """Pages of "3-5", both ends included."""
    low, high = text.split("-")
    return list(range(clamp(int(low)), clamp(int(high)) + 1))
${fence}`;
const FIXED = RANGES.replace('clamp(int(high))))', 'clamp(int(high)) + 1))');
const EDIT = (search: string, replace: string) =>
  `pages/ranges.py\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`;

describe('a program', () => {
  it('carries target, change, patch and the answer as it came', async () => {
    const used = await tools([GOOD]);
    const outcome = await writeProgram(request({ temperature: 0.3, seed: 7 }), used);
    const program = outcome.result.ok ? outcome.result.program : undefined;
    expect(program).toMatchObject({ portfolio: 'default', format: 'whole-definition', answer: GOOD });
    expect(program?.changes).toEqual([{ path: 'pages/ranges.py', before: RANGES, after: FIXED }]);
    expect(program?.patch).toContain('+    return list(range(clamp(int(low)), clamp(int(high)) + 1))');
    expect(outcome).toMatchObject({ temperature: 0.3, seconds: 0.5, notes: [] });
    expect(used.model.requests[0]).toMatchObject({ temperature: 0.3, seed: 7 });
    used.model.assertDone();
  });

  it('may change other files when the model is strong', async () => {
    const answer = `${EDIT('    low, high = text.split("-")', '    low, high = split(text)')}\n\npages/limits.py\n<<<<<<< SEARCH\nMAX = 999\n=======\nMAX = 9999\n>>>>>>> REPLACE`;
    const outcome = await writeProgram(request(), await tools([answer], { strength: 'strong' }));
    const paths = outcome.result.ok ? outcome.result.program.changes.map(({ path }) => path) : [];
    expect(paths).toEqual(['pages/limits.py', 'pages/ranges.py']);
  });

  it('is flagged when it imports what nobody knows', async () => {
    const answer = `${fence}python\nimport json\nimport rangeparser\nfrom pages import limits\n\ndef parse_range(text):\n    return rangeparser.parse(json.loads(text), limits)\n${fence}`;
    const outcome = await writeProgram(request(), await tools([answer]));
    expect(outcome.result.ok).toBe(true);
    expect(outcome.notes).toEqual([
      'Added import json',
      'Added import rangeparser',
      'Added from pages import limits',
      'pages/ranges.py now imports "rangeparser", which neither the repository nor its manifests know.',
    ]);
  });
});

describe('an answer that cannot be used', () => {
  it('is asked again once, with the reason, and both are paid for', async () => {
    const used = await tools(['I would change the range.', GOOD]);
    const outcome = await writeProgram(request(), used);
    expect(outcome.result.ok).toBe(true);
    expect(outcome.seconds).toBe(1);
    const [first, second] = used.model.requests;
    expect(second?.messages.slice(0, 2)).toEqual(first?.messages);
    expect(second?.messages.slice(2)).toEqual([
      { role: 'assistant', content: 'I would change the range.' },
      { role: 'user', content: expect.stringContaining('holds no definition of parse_range') },
    ]);
    expect(outcome.usage.promptTokens).toBeGreaterThan(2 * used.profile.tokenizer.count(used.model.promptOf(0)) - 1);
    expect(outcome.notes).toEqual(['Asked again: The answer holds no definition of parse_range.']);
  });

  it('is shown the real lines where its anchor missed them', async () => {
    const missing = EDIT('def parse_range(text):\n    """Pages."""\n    low, high = text.split("-")', 'x');
    const right = EDIT('    low, high = text.split("-")', '    low, high = text.split(":")');
    const used = await tools([missing, right], { strength: 'strong' });
    const outcome = await writeProgram(request(), used);
    expect(outcome.result.ok).toBe(true);
    expect(used.model.promptOf(1)).toContain('<file 3fa94c pages/ranges.py from line 2>');
    expect(used.model.promptOf(1)).toMatch(/are not in pages\/ranges\.py/);
  });

  it.each([
    ['ambiguous-anchor', EDIT('return', 'return 1'), 'strong'],
    ['anchor-not-found', EDIT('nothing like it', 'x'), 'strong'],
    ['refused-path', EDIT('a', 'b').replace('pages/ranges.py', '../x.py'), 'strong'],
    ['unparsable', 'No idea.', 'weak'],
  ] as const)('fails as %s when the second one is no better', async (kind, answer, strength) => {
    const used = await tools([answer, answer], { strength });
    const { result } = await writeProgram(request(), used);
    expect(!result.ok && result.failure).toMatchObject({ kind, portfolio: 'default', answer });
    used.model.assertDone();
  });
});

describe('an answer that says nothing new', () => {
  const same = `${fence}python\n${RANGES}${fence}`;

  it('is drawn again once in other words, from the same beginning', async () => {
    const used = await tools([same, GOOD]);
    const outcome = await writeProgram(request({ frame: 'kinds-of-mistakes' }), used);
    expect(outcome.result.ok && outcome.result.program.changes[0]?.after).toBe(FIXED);
    expect(outcome.notes).toEqual(['Drawn again: The answer leaves the code as it is.']);
    const [first, second] = used.model.requests;
    expect([first?.temperature, second?.temperature]).toEqual([0, 0.8]);
    expect(first?.messages[1]?.content.split('\n\n').slice(0, -1)).toEqual(
      second?.messages[1]?.content.split('\n\n').slice(0, -1),
    );
    expect(used.model.promptOf(0)).toContain('a wrong operator');
    expect(used.model.promptOf(1)).toContain('Find the mistake and correct it.');
  });

  it('is no-change when the second draw is the same', async () => {
    const used = await tools([same, same]);
    const { result, usage } = await writeProgram(request(), used);
    expect(!result.ok && result.failure.kind).toBe('no-change');
    expect(usage.promptTokens).toBeGreaterThan(used.profile.tokenizer.count(used.model.promptOf(0)) * 1.5);
    used.model.assertDone();
  });

  it('is drawn again when it is the program of an earlier try', async () => {
    const { result } = await writeProgram(request(), await tools([GOOD]));
    const tried = new Set(result.ok ? [result.program.patch] : []);
    const other = GOOD.replace('clamp(int(high)) + 1', 'clamp(int(high) + 1)');
    const outcome = await writeProgram(request({ tried }), await tools([GOOD, other]));
    expect(outcome.result.ok && outcome.result.program.answer).toBe(other);
    expect(outcome.notes).toEqual(['Drawn again: It is the program that was tried before.']);
  });

  it('stands when no test fails: there may be nothing to do', async () => {
    const { result } = await writeProgram(request({ failures: [] }), await tools([same]));
    expect(!result.ok && result.failure.kind).toBe('no-change');
  });
});

describe('a fault of the model', () => {
  it.each([
    ['model-cut', 'cut'],
    ['model-loop', 'cut'],
    ['model-empty', 'empty'],
    ['model-refused', 'refused'],
    ['model-malformed', 'malformed'],
  ] as const)('%s is a failed program', async (code, kind) => {
    const { result } = await writeProgram(request(), await tools([new TaskError(code, 'It was so.')]));
    expect(!result.ok && result.failure).toMatchObject({ kind, explanation: 'It was so.', answer: '' });
  });

  it.each(['model-timeout', 'model-unreachable', 'model-overflow', 'interrupted'] as const)(
    '%s ends the run',
    async (code) => {
      const used = await tools([new TaskError(code, 'Gone.')]);
      await expect(writeProgram(request(), used)).rejects.toMatchObject({ code });
    },
  );
});

it('asks a weak model for edits where a definition is too long to write anew', async () => {
  const used = await tools([
    'pages/long.py\n<<<<<<< SEARCH\ndef unused_1():\n    return 1\n=======\ndef unused_1():\n    return 2\n>>>>>>> REPLACE',
  ]);
  const outcome = await writeProgram(request({ target: targetIn(index, 'pages/long.py') }), used);
  expect(outcome.result.ok && outcome.result.program.format).toBe('search-replace');
  expect(used.model.promptOf(0)).toContain('<<<<<<< SEARCH');
});

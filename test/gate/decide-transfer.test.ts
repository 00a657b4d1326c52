import { describe, expect, it } from 'vitest';
import { gate, witness } from './gate-fixture.ts';

const HELPERS =
  'def clamp(page):\n    return max(1, page)\n\n\ndef scale(value):\n    return value * 2\n\n\ndef memo(function):\n    return function\n';
const BASE = `from helpers import clamp, memo, scale


@memo
def parse(text, step=1):
    low, high = text.split("-")
    return list(range(clamp(int(low)), clamp(int(high))))


class Box:
    def size(self):
        return len(self.items)
`;
const files = { 'ranges.py': BASE, 'helpers.py': HELPERS };
const BODY = `    low, high = text.split("-")
    return list(range(clamp(int(low)), clamp(int(high))))`;
const SOUND = body(
  '    low, high = text.split("-")\n    return list(range(clamp(int(low)), clamp(int(high)) + 1, step))',
);
const LONGER = body(
  '    parts = text.split("-")\n    low = clamp(int(parts[0]))\n    high = clamp(int(parts[1]))\n    result = []\n    for page in range(low, high + 1, step):\n        result.append(page)\n    return result',
);
const BROKEN = body('    low, high = text.split("-"\n    return list(range(clamp(int(low)), clamp(int(high)) + 1))');
const RENAMED = SOUND.replace('def parse(text, step=1)', 'def parse(value, step=1)').replace(
  'text.split',
  'value.split',
);
const STRANGE = body(
  '    low, high = split_pages(text)\n    return list(range(clamp(int(low)), clamp(int(high)) + 1, step))',
);
const STUB = body('    pass');

function body(code: string): string {
  return BASE.replace(BODY, code);
}

const put = (original: string, alternative: string) =>
  gate({ files, target: 'ranges.py#parse', original, alternative });

describe('the gate transfers', () => {
  it.each([
    ['syntax-repair', BROKEN, SOUND],
    ['interface-consistency', RENAMED, SOUND],
    ['suspicious-names', STRANGE, SOUND],
    ['guarded-compactness', LONGER, SOUND],
  ] as const)('when %s favours the alternative', async (kind, original, alternative) => {
    const decision = await put(original, alternative);
    expect(decision).toMatchObject({ decision: 'transfer', chosen: 'alternative' });
    expect(witness(decision, kind).favours).toBe('alternative');
    expect(decision.reason).toContain(kind);
  });
});

describe('the gate keeps the default', () => {
  it.each([
    ['both are equally sound', SOUND, SOUND.replace('+ 1', '+ 2'), 'abstain', 'No witness favours the alternative.'],
    [
      'they differ in blank lines only',
      SOUND,
      SOUND.replace('\n    return list', '\n\n    return list'),
      'abstain',
      'Both programs are the same.',
    ],
    ['the alternative is empty', SOUND, BASE, 'abstain', 'The alternative is empty.'],
    ['the alternative does not parse', SOUND, BROKEN, 'abstain', 'The alternative does not parse (ranges.py).'],
    ['neither parses', BROKEN, BROKEN.replace('+ 1', '+ 2'), 'abstain', 'The alternative does not parse (ranges.py).'],
    ['the alternative breaks the header', SOUND, RENAMED, 'abstain', 'No witness favours the alternative.'],
    ['the alternative is a stub, however short', LONGER, STUB, 'abstain', 'No witness favours the alternative.'],
    ['only the default is shorter', SOUND, LONGER, 'abstain', 'No witness favours the alternative.'],
  ] as const)('when %s', async (_, original, alternative, outcome, reason) => {
    expect(await put(original, alternative)).toMatchObject({ decision: outcome, chosen: 'default', reason });
  });

  it('when a veto of the header stands against cleaner names', async () => {
    const decision = await put(STRANGE, RENAMED);
    expect(witness(decision, 'suspicious-names').favours).toBe('alternative');
    expect(decision).toMatchObject({
      decision: 'vetoed',
      chosen: 'default',
      reason: 'interface-consistency favours the default, against suspicious-names.',
    });
  });

  it('when its names are fewer but one is new', async () => {
    const two = STRANGE.replace('split_pages(text)', 'split_pages(strip_pages(text))');
    const other = STRANGE.replace('split_pages', 'cut_pages');
    const decision = await put(two, other);
    expect(witness(decision, 'suspicious-names')).toMatchObject({
      favours: 'none',
      namesDefault: ['split_pages', 'strip_pages'],
      namesAlternative: ['cut_pages'],
    });
    expect(decision.decision).toBe('abstain');
  });

  it('when the shorter one leaves out a call into the repository', async () => {
    const calls = body(
      '    low, high = text.split("-")\n    first = scale(clamp(int(low)))\n    last = scale(clamp(int(high)))\n    return list(range(first, last + 1, step))',
    );
    const decision = await put(calls, body('    return [int(text)]'));
    expect(witness(decision, 'guarded-compactness')).toMatchObject({
      favours: 'none',
      validDefault: true,
      validAlternative: true,
    });
  });
});

describe('a base that does not parse', () => {
  const broken = { ...files, 'ranges.py': BASE.replace('def size(self):', 'def size(self:') };
  it('lets the alternative repair it', async () => {
    const original = broken['ranges.py'].replace('text.split("-")', 'text.split(":")');
    expect(await gate({ files: broken, target: 'ranges.py#parse', original, alternative: SOUND })).toMatchObject({
      decision: 'transfer',
    });
  });

  it('does not count against an alternative that leaves it so', async () => {
    const strange = broken['ranges.py'].replace(BODY, '    return split_pages(text)');
    const sound = broken['ranges.py'].replace(BODY, '    return [clamp(text)]');
    const decision = await gate({ files: broken, target: 'ranges.py#parse', original: strange, alternative: sound });
    expect(decision).toMatchObject({ decision: 'transfer', reason: 'suspicious-names favours the alternative.' });
  });
});

it('records the features of all four families', async () => {
  const { witnesses } = await put(LONGER, SOUND);
  expect(witnesses).toEqual([
    { kind: 'syntax-repair', favours: 'none', errorsDefault: 0, errorsAlternative: 0 },
    { kind: 'interface-consistency', favours: 'none', violationsDefault: [], violationsAlternative: [] },
    { kind: 'suspicious-names', favours: 'none', namesDefault: [], namesAlternative: [] },
    {
      kind: 'guarded-compactness',
      favours: 'alternative',
      validDefault: true,
      validAlternative: true,
      tokensDefault: 72,
      tokensAlternative: 50,
    },
  ]);
});

describe('an ablation', () => {
  it('without abstention always takes the alternative', async () => {
    const decision = await gate({
      files,
      target: 'ranges.py#parse',
      original: SOUND,
      alternative: BROKEN,
      ablation: { kind: 'no-abstention' },
    });
    expect(decision).toMatchObject({ decision: 'transfer', chosen: 'alternative' });
  });

  it('without direction transfers on any difference, but still not to an unparsable text', async () => {
    const ablation = { kind: 'no-direction' } as const;
    expect(
      await gate({ files, target: 'ranges.py#parse', original: SOUND, alternative: RENAMED, ablation }),
    ).toMatchObject({ decision: 'transfer' });
    expect(
      await gate({ files, target: 'ranges.py#parse', original: SOUND, alternative: BROKEN, ablation }),
    ).toMatchObject({ decision: 'abstain' });
    expect(
      await gate({
        files,
        target: 'ranges.py#parse',
        original: SOUND,
        alternative: SOUND.replace('+ 1', '+ 2'),
        ablation,
      }),
    ).toMatchObject({ decision: 'abstain' });
  });

  it('without types draws by lot, the same for the same seed, at about its rate', async () => {
    let taken = 0;
    for (let seed = 0; seed < 40; seed++) {
      const ablation = { kind: 'no-types', seed, rate: 0.5 } as const;
      const [a, b] = [await drawn(ablation), await drawn(ablation)];
      expect(a).toEqual(b);
      if (a.decision === 'transfer') taken += 1;
    }
    expect(taken).toBeGreaterThan(8);
    expect(taken).toBeLessThan(32);
    expect((await drawn({ kind: 'no-types', seed: 1, rate: 0 })).decision).toBe('abstain');
    expect((await drawn({ kind: 'no-types', seed: 1, rate: 1 })).decision).toBe('transfer');
  });
});

function drawn(ablation: { readonly kind: 'no-types'; readonly seed: number; readonly rate: number }) {
  return gate({ files, target: 'ranges.py#parse', original: SOUND, alternative: RENAMED, ablation });
}

import { describe, expect, it } from 'vitest';
import type { FailureEvidence } from '../../src/domain/evidence.ts';
import type { RankedUnit, Retrieval } from '../../src/domain/retrieval.ts';
import { chooseTargets } from '../../src/stages/generate/choose-targets.ts';
import { inProcessExtractor } from '../fakes/in-process-extractor.ts';
import { indexedRepository } from '../fakes/indexed-repository.ts';

const long = (name: string) =>
  `class ${name}:\n${Array.from({ length: 40 }, (_, i) => `    def m${i}(self):\n        return ${i}\n`).join('')}`;
const index = await indexedRepository(
  {
    'app/core.py': `def run():\n    return step()\n\n\ndef step():\n    return 1\n\n\n${long('Big')}\n\nclass Small:\n    def act(self):\n        return 2\n`,
    'app/config.py': 'LEVEL = 3\n',
    'setup.cfg': '[tool]\nx = 1\n',
    'tests/test_core.py': 'def test_run():\n    assert run() == 2\n\n\ndef test_other():\n    pass\n',
    'vendor/lib.py': 'def run():\n    return 9\n',
  },
  await inProcessExtractor(),
);

type Signals = Partial<Pick<RankedUnit, 'named' | 'frameDepth' | 'namedByFailingTest' | 'suspicion' | 'score'>>;

function unit(place: string, signals: Signals = {}): RankedUnit {
  const [path = '', name = ''] = place.split('#');
  const file = index.files.find((one) => one.path === path);
  const found = file?.units.find((one) => (name === '' ? one.kind === 'module' : one.qualifiedName === name));
  if (!file || !found) throw new Error(`${place}: ${file?.units.map((one) => one.qualifiedName)}`);
  return {
    ref: { file, unit: found },
    score: 1,
    named: false,
    frameDepth: undefined,
    namedByFailingTest: false,
    suspicion: 0,
    reason: 'ranked',
    ...signals,
  };
}

function choose(units: readonly RankedUnit[], failures: readonly FailureEvidence[] = []): readonly string[] {
  const retrieval: Retrieval = { views: [], units, stopIdentifiers: new Set(), idf: () => 1 };
  return chooseTargets(retrieval, { text: '', failures }).map(
    (target) => `${target.path}#${target.unit?.unit.qualifiedName ?? ''}`,
  );
}

describe('the target is', () => {
  it('what the task names, before frames and rank', () => {
    expect(choose([unit('app/core.py#run', { frameDepth: 0 }), unit('app/core.py#step', { named: true })])).toEqual([
      'app/core.py#step',
      'app/core.py#run',
    ]);
  });

  it('a named function before a named class, and before a named constant', () => {
    const named = { named: true };
    expect(
      choose([unit('app/core.py#Small', named), unit('app/config.py#LEVEL', named), unit('app/core.py#run', named)])[0],
    ).toBe('app/core.py#run');
  });

  it('among named ones the one where the failing test broke', () => {
    const units = [
      unit('app/core.py#run', { named: true, frameDepth: 1 }),
      unit('app/core.py#step', { named: true, frameDepth: 0 }),
    ];
    expect(choose(units)[0]).toBe('app/core.py#step');
  });

  it('else the innermost frame of a failing test', () => {
    const units = [
      unit('app/core.py#run', { frameDepth: 1, namedByFailingTest: true }),
      unit('app/core.py#step', { frameDepth: 0 }),
    ];
    expect(choose(units)).toEqual(['app/core.py#step', 'app/core.py#run']);
  });

  it('else the best ranked, twice as much for what failing tests and no others call', () => {
    const failing = (suspicion: number) => [
      unit('app/core.py#step', { score: 0.6 }),
      unit('app/core.py#run', { score: 0.4, namedByFailingTest: true, suspicion }),
      unit('app/core.py#Small', { score: 0.3 }),
    ];
    expect(choose(failing(1))).toEqual(['app/core.py#run', 'app/core.py#step', 'app/core.py#Small']);
    expect(choose(failing(0.1))).toEqual(['app/core.py#step', 'app/core.py#run', 'app/core.py#Small']);
  });

  it('never a test that fails or merely ranks well', () => {
    const failures = [{ test: 'tests/test_core.py::test_run', message: '', frames: [] }];
    const units = [
      unit('tests/test_core.py#test_run', { named: true, frameDepth: 0 }),
      unit('tests/test_core.py#test_other'),
      unit('app/core.py#step'),
    ];
    expect(choose(units, failures)).toEqual(['app/core.py#step']);
  });

  it('a test the task names, when nothing but rank speaks for other code', () => {
    const units = [unit('app/core.py#run'), unit('tests/test_core.py#test_other', { named: true })];
    expect(choose(units)[0]).toBe('tests/test_core.py#test_other');
    expect(choose([unit('app/core.py#run', { frameDepth: 2 }), ...units])[0]).toBe('app/core.py#run');
  });

  it('the best member of a large class that is named', () => {
    const units = [
      unit('app/core.py#Big', { named: true }),
      unit('app/core.py#Big.m3'),
      unit('app/core.py#Big.m7', { frameDepth: 0 }),
    ];
    expect(choose(units)[0]).toBe('app/core.py#Big.m7');
    expect(choose([unit('app/core.py#Small', { named: true }), unit('app/core.py#Small.act')])[0]).toBe(
      'app/core.py#Small',
    );
  });

  it('the whole of a short file whose head is meant', () => {
    const target = chooseTargets(
      {
        views: [],
        units: [unit('tests/test_core.py#test_other'), moduleOf('app/config.py')],
        stopIdentifiers: new Set(),
        idf: () => 1,
      },
      { text: '', failures: [] },
    );
    expect(target.map(({ path, unit: ref }) => [path, ref])).toEqual([['app/config.py', undefined]]);
  });

  it('vendored code last, unless it is named', () => {
    expect(choose([unit('vendor/lib.py#run', { frameDepth: 0 }), unit('app/core.py#step')])).toEqual([
      'app/core.py#step',
      'vendor/lib.py#run',
    ]);
    expect(choose([unit('vendor/lib.py#run', { named: true }), unit('app/core.py#step')])[0]).toBe('vendor/lib.py#run');
  });
});

it('every target says why', () => {
  const units = [
    unit('app/core.py#run', { named: true }),
    unit('app/core.py#step', { frameDepth: 2 }),
    unit('app/core.py#Small.act'),
  ];
  const targets = chooseTargets(
    { views: [], units, stopIdentifiers: new Set(), idf: () => 1 },
    { text: '', failures: [] },
  );
  expect(targets.map(({ reason }) => reason)).toEqual([
    'The task names it (ranked).',
    'It is frame 2 of a failing test (ranked).',
    'It ranks best for the task (ranked).',
  ]);
});

it('nothing retrieved gives no target', () => {
  expect(choose([])).toEqual([]);
});

function moduleOf(path: string): RankedUnit {
  const file = index.files.find((one) => one.path === path);
  const first = file?.units[0];
  if (!file || !first) throw new Error(path);
  const head = { ...first, kind: 'module' as const, name: '#1', qualifiedName: '#1' };
  return {
    ref: { file, unit: head },
    score: 1,
    named: false,
    frameDepth: undefined,
    namedByFailingTest: false,
    suspicion: 0,
    reason: 'ranked',
  };
}

import { expect, test } from 'vitest';
import { quantile } from '../../../src/evaluate/bench/figure.ts';
import { renderBench } from '../../../src/evaluate/bench/render-bench.ts';
import type { BenchReport } from '../../../src/evaluate/bench/run-bench.ts';

const report: BenchReport = {
  schema: 'vital.bench/1',
  measuredAt: '2026-01-01T00:00:00.000Z',
  repository: 'here',
  machine: {
    processor: 'some core',
    cores: 2,
    memoryGiB: 24,
    freeGiB: 20,
    system: 'Linux 6',
    node: '20.19.0',
    load: [9.5, 3, 1],
    isShared: true,
  },
  figures: [
    { name: 'index', value: 2.3456, unit: 'MB/s', baseline: { name: 'bare | parsing', value: 7 }, detail: '12 files' },
    { name: 'slope', value: 1234.5, unit: '', baseline: { name: 'linear', value: 0.0012345 } },
  ],
  missing: [{ name: 'action', reason: 'not built' }],
};

test('every figure stands beside its baseline, under the machine and its load', () => {
  const text = renderBench(report);
  expect(text).toContain('| index | 2.35 MB/s | 7 MB/s (bare \\| parsing) | 12 files |');
  expect(text).toContain('| slope | 1235 | 0.00123 (linear) |  |');
  expect(text).toContain('load 9.5 3 1; a shared machine');
  expect(text).toContain('Not measured: action (not built).');
});

test('the last line ends, whether or not a figure is missing', () => {
  expect(renderBench(report)).toMatch(/\n\nNot measured: action \(not built\)\.\n$/);
  expect(renderBench({ ...report, missing: [] })).toMatch(/ \|\n$/);
});

test('an idle machine is not called shared', () => {
  const idle = { ...report, machine: { ...report.machine, isShared: false } };
  expect(renderBench(idle)).not.toContain('shared');
});

test('a quantile is one of the values, whatever their order', () => {
  const values = [5, 1, 4, 2, 3];
  expect([quantile(values, 0.5), quantile(values, 0.95), quantile([7], 0.95)]).toEqual([3, 5, 7]);
});

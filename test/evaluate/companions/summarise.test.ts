import { expect, test } from 'vitest';
import { COMPANION_SETTINGS, isProductRule } from '../../../src/evaluate/companions/settings.ts';
import { companionRows, sharedTermCounts } from '../../../src/evaluate/companions/summarise.ts';

test('shared terms go by the tasks they stand in, then by name, each with those it stands in alone', () => {
  const tasks = [['knots', 'mast'], ['mast'], ['keel'], []].map((shared) => ({ outcomes: [], shared }));
  expect(sharedTermCounts(tasks, 2)).toEqual([
    { term: 'mast', tasks: 2, alone: 1 },
    { term: 'keel', tasks: 1, alone: 1 },
  ]);
});

test('one reading is the rule of the product, and no two are the same', () => {
  expect(COMPANION_SETTINGS.filter(isProductRule)).toHaveLength(1);
  expect(new Set(COMPANION_SETTINGS.map((setting) => JSON.stringify(setting))).size).toBe(COMPANION_SETTINGS.length);
});

test('without a task every rate is 0', () => {
  expect(companionRows([]).every(({ eligible, rate }) => eligible === 0 && rate === 0)).toBe(true);
});

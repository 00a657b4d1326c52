import { isTestCode } from '../unit-table.ts';
import type { TaskEvidence } from './task-evidence.ts';

/**
 * How far a unit is the failing tests' own concern, 0 to 1: Ochiai's coefficient over the tests that call it by the call graph. A
 * constructor that every test calls is no suspect, what only failing tests call is.
 */
export function measureSuspicion(unit: number, { index, failingTests }: TaskEvidence): number {
  const failing = new Set(failingTests.flatMap((test) => (test.unit === undefined ? [] : [test.unit])));
  if (failing.size === 0) return 0;
  const callers = new Set(
    index.edges
      .callersOf(unit)
      .map(({ caller }) => caller)
      .filter((caller) => failing.has(caller) || isTestCode(index.table.units[caller])),
  );
  const hit = [...callers].filter((caller) => failing.has(caller)).length;
  return hit === 0 ? 0 : hit / Math.sqrt(failing.size * callers.size);
}

import type { SampleFile } from '../sample.ts';

/** Days, opening days and periods. */
export const DAY_FILES: readonly SampleFile[] = [
  {
    path: 'src/calendar.js',
    content: `// A day is a whole number: days since 1 January 1970, UTC. There are no clock times and no time zones here.
const MS_PER_DAY = 86_400_000;

/** The day of a date written as 2026-03-14. */
export function dayOf(date) {
  const ms = Date.parse(date + 'T00:00:00Z');
  if (Number.isNaN(ms)) throw new RangeError('not a date: ' + date);
  return ms / MS_PER_DAY;
}

/** A day written as 2026-03-14. */
export function dateOf(day) {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekday(day) {
  return (((day + 4) % 7) + 7) % 7;
}
`,
  },
  {
    path: 'src/opening-days.js',
    content: `import { weekday } from './calendar.js';

const SUNDAY = 0;
const MONDAY = 1;

/** True when the desk is staffed. Closures are further days on which it is not. */
export function isOpen(day, closures = []) {
  const name = weekday(day);
  return name !== SUNDAY && name !== MONDAY && !closures.includes(day);
}

/** The first open day on or after the given one. */
export function nextOpenDay(day, closures = []) {
  let candidate = day;
  while (!isOpen(candidate, closures)) candidate += 1;
  return candidate;
}

/**
 * How many days the desk is open from first to last. Both ends are counted: from an open day to the same day is 1.
 */
export function countOpenDays(first, last, closures = []) {
  let count = 0;
  for (let day = first; day <= last; day += 1) {
    if (isOpen(day, closures)) count += 1;
  }
  return count;
}
`,
  },
  {
    path: 'src/period.js',
    content: `/**
 * A period of days. Its until is the first day that is no longer part of it: the tool comes back that morning and can be
 * handed to the next member the same day.
 */
export function createPeriod(from, until) {
  if (until <= from) throw new RangeError('a period has at least one day');
  return { from, until };
}

/** Number of days of a period. */
export function lengthOf(period) {
  return period.until - period.from;
}

/** All days of a period, in order. */
export function daysOf(period) {
  return Array.from({ length: lengthOf(period) }, (_, index) => period.from + index);
}
`,
  },
];

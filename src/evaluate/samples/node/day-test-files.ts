import type { SampleFile } from '../sample.ts';

/** Tests of days and loans; all of them pass. */
export const DAY_TEST_FILES: readonly SampleFile[] = [
  {
    path: 'test/opening-days.test.js',
    content: `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf } from '../src/calendar.js';
import { countOpenDays, isOpen, nextOpenDay } from '../src/opening-days.js';

test('the desk is closed on Sundays, Mondays and announced days', () => {
  assert.equal(isOpen(dayOf('2026-03-08')), false);
  assert.equal(isOpen(dayOf('2026-03-09')), false);
  assert.equal(isOpen(dayOf('2026-03-10')), true);
  assert.equal(isOpen(dayOf('2026-03-10'), [dayOf('2026-03-10')]), false);
});

test('open days are counted with both ends', () => {
  const friday = dayOf('2026-03-06');
  assert.equal(countOpenDays(friday, friday), 1);
  assert.equal(countOpenDays(friday, dayOf('2026-03-10')), 3);
});

test('a closed day moves to the next open one', () => {
  assert.equal(nextOpenDay(dayOf('2026-03-08')), dayOf('2026-03-10'));
});
`,
  },
  {
    path: 'test/loans.test.js',
    content: `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateOf, dayOf } from '../src/calendar.js';
import { isLate, lend, renew } from '../src/loans.js';
import { createMember } from '../src/members.js';

const loan = lend('sander', createMember('m-01'), dayOf('2026-03-05'));

test('a loan that would end on a Sunday is due on Tuesday', () => {
  assert.equal(dateOf(loan.dueOn), '2026-03-10');
});

test('a renewed loan runs from the day it was due', () => {
  assert.equal(dateOf(renew(loan).dueOn), '2026-03-13');
});

test('a loan is late from the day after it was due', () => {
  assert.equal(isLate(loan, dayOf('2026-03-10')), false);
  assert.equal(isLate(loan, dayOf('2026-03-11')), true);
});
`,
  },
  {
    path: 'test/money.test.js',
    content: `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { depositFor } from '../src/deposits.js';
import { createMember } from '../src/members.js';
import { cents, formatCents, shareOf } from '../src/money.js';

test('amounts are read and written', () => {
  assert.equal(cents('12.50'), 1250);
  assert.equal(formatCents(1205), '12.05');
  assert.throws(() => cents('12,50'), RangeError);
});

test('a share is taken in basis points', () => {
  assert.equal(shareOf(1000, 2500), 250);
});

test('a volunteer leaves half the deposit', () => {
  assert.equal(depositFor('ladder', createMember('m-01')), 4200);
  assert.equal(depositFor('ladder', createMember('m-01', 'volunteer')), 2100);
});
`,
  },
];

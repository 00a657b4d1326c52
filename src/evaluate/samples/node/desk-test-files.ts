import type { SampleFile } from '../sample.ts';

/** Tests of the desk; one of them fails. */
export const DESK_TEST_FILES: readonly SampleFile[] = [
  {
    path: 'test/availability.test.js',
    content: `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freeTools, isFree, periodsClash } from '../src/availability.js';
import { createMember } from '../src/members.js';
import { createPeriod, daysOf } from '../src/period.js';
import { addReservation, createBook } from '../src/reservations.js';

const book = addReservation(createBook(), 'drill', createMember('m-01'), createPeriod(10, 14));

test('a tool is taken while somebody has it', () => {
  assert.equal(isFree(book, 'drill', createPeriod(12, 16)), false);
  assert.equal(isFree(book, 'drill', createPeriod(11, 12)), false);
  assert.equal(isFree(book, 'drill', createPeriod(9, 20)), false);
});

test('a tool is free well before and after', () => {
  assert.equal(isFree(book, 'drill', createPeriod(2, 8)), true);
  assert.equal(isFree(book, 'drill', createPeriod(18, 20)), true);
});

test('periods that only meet do not clash', () => {
  assert.equal(periodsClash(createPeriod(10, 14), createPeriod(14, 16)), false);
  assert.equal(periodsClash(createPeriod(10, 14), createPeriod(7, 10)), false);
});

test('only free tools of the category are offered, cheapest first', () => {
  assert.deepEqual(
    freeTools(book, 'power', createPeriod(12, 13)).map((tool) => tool.id),
    ['sander'],
  );
});

test('the last day of a period is not one of its days', () => {
  assert.deepEqual(daysOf(createPeriod(10, 13)), [10, 11, 12]);
});
`,
  },
  {
    path: 'test/late-fee.test.js',
    content: `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf } from '../src/calendar.js';
import { lateFee } from '../src/late-fee.js';
import { lend } from '../src/loans.js';
import { createMember } from '../src/members.js';

// Lent on a Tuesday for three days: due on Friday, 6 March 2026.
const loan = lend('drill', createMember('m-01'), dayOf('2026-03-03'));

test('nothing is owed on the day a tool is due', () => {
  assert.equal(lateFee(loan, dayOf('2026-03-06')), 0);
});

test('closed days are not charged', () => {
  assert.equal(lateFee(loan, dayOf('2026-03-07')), 150);
  assert.equal(lateFee(loan, dayOf('2026-03-09')), 150);
  assert.equal(lateFee(loan, dayOf('2026-03-10')), 300);
});

test('a late fee stops at half the value of the tool', () => {
  assert.equal(lateFee(loan, dayOf('2026-09-01')), 6450);
});

test('a volunteer pays half', () => {
  const own = lend('drill', createMember('m-02', 'volunteer'), dayOf('2026-03-03'));
  assert.equal(lateFee(own, dayOf('2026-03-07')), 75);
});
`,
  },
  {
    path: 'test/desk.test.js',
    content: `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf } from '../src/calendar.js';
import { checkIn, checkOut, reserve } from '../src/desk.js';
import { createMember } from '../src/members.js';
import { createBook, reservationsOf } from '../src/reservations.js';

const member = createMember('m-01');

test('a late fee is taken from the deposit', () => {
  const handed = checkOut('drill', member, dayOf('2026-03-03'));
  assert.deepEqual(checkIn(handed, dayOf('2026-03-07')), { fee: 150, payOut: 2430 });
});

test('nobody takes more tools than the limit', () => {
  const loans = ['drill', 'ladder'].map((id) => checkOut(id, member, dayOf('2026-03-03')).loan);
  assert.throws(() => checkOut('level', member, dayOf('2026-03-03'), loans), RangeError);
});

test('a tool is not promised twice', () => {
  const book = reserve(createBook(), 'tiller', member, { from: 10, until: 14 });
  assert.throws(() => reserve(book, 'tiller', createMember('m-02'), { from: 13, until: 15 }), RangeError);
  assert.equal(reservationsOf(book, 'tiller').length, 1);
});
`,
  },
];

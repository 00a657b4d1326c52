import type { SampleFile } from '../sample.ts';

/** Reservations and the desk. The bug is in src/desk.js; what it breaks is stated in src/members.js. */
export const DESK_FILES: readonly SampleFile[] = [
  {
    path: 'src/reservations.js',
    content: `import { findTool } from './catalogue.js';

/** The book of reservations, in the order they were made. */
export function createBook() {
  return [];
}

/** A new book with one more reservation. */
export function addReservation(book, toolId, member, period) {
  return [...book, { toolId: findTool(toolId).id, member, period }];
}

/** Reservations of one tool, by first day. */
export function reservationsOf(book, toolId) {
  return book.filter((entry) => entry.toolId === toolId).sort((a, b) => a.period.from - b.period.from);
}
`,
  },
  {
    path: 'src/availability.js',
    content: `import { toolsIn } from './catalogue.js';
import { reservationsOf } from './reservations.js';

/** True when two periods share at least one day. */
export function periodsClash(first, second) {
  return first.from < second.until && second.from < first.until;
}

/** True when nobody has reserved the tool for any day of the period. */
export function isFree(book, toolId, period) {
  return !reservationsOf(book, toolId).some((entry) => periodsClash(entry.period, period));
}

/** Tools of a category that are free, cheapest first. */
export function freeTools(book, category, period) {
  const free = toolsIn(category).filter((tool) => isFree(book, tool.id, period));
  return free.sort((a, b) => a.value - b.value);
}
`,
  },
  {
    path: 'src/desk.js',
    content: `import { isFree } from './availability.js';
import { depositFor } from './deposits.js';
import { lateFee } from './late-fee.js';
import { lend } from './loans.js';
import { loanLimit } from './members.js';
import { createPeriod } from './period.js';
import { addReservation } from './reservations.js';

/** Reserves a tool. Throws when another member has it on one of the days. */
export function reserve(book, toolId, member, { from, until }) {
  const period = createPeriod(from, until);
  if (!isFree(book, toolId, period)) throw new RangeError(toolId + ' is taken');
  return addReservation(book, toolId, member, period);
}

/** Hands a tool over: the loan and the deposit to take. */
export function checkOut(toolId, member, today, loans = []) {
  const held = loans.filter((loan) => loan.member === member).length;
  if (held > loanLimit(member)) throw new RangeError(member.name + ' holds ' + held + ' tools already');
  return { loan: lend(toolId, member, today), deposit: depositFor(toolId, member) };
}

/** Takes a tool back: what is owed and what is paid out. */
export function checkIn({ loan, deposit }, returnedOn) {
  const fee = lateFee(loan, returnedOn);
  return { fee, payOut: Math.max(0, deposit - fee) };
}
`,
  },
];

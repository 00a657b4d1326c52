import type { SampleFile } from '../sample.ts';

/** Loans and what they cost. */
export const LENDING_FILES: readonly SampleFile[] = [
  {
    path: 'src/loans.js',
    content: `import { findTool } from './catalogue.js';
import { nextOpenDay } from './opening-days.js';
import { loanDays } from './tariff.js';

/** Lends a tool. A loan is always due on an open day, so that it can be brought back on time. */
export function lend(toolId, member, today, closures = []) {
  const tool = findTool(toolId);
  const dueOn = nextOpenDay(today + loanDays(tool.category), closures);
  return { toolId, member, lentOn: today, dueOn, closures };
}

/** One more loan period, counted from the day the loan was due. */
export function renew(loan) {
  const tool = findTool(loan.toolId);
  return { ...loan, dueOn: nextOpenDay(loan.dueOn + loanDays(tool.category), loan.closures) };
}

export function isLate(loan, today) {
  return today > loan.dueOn;
}
`,
  },
  {
    path: 'src/late-fee.js',
    content: `import { findTool } from './catalogue.js';
import { discountOf } from './members.js';
import { shareOf } from './money.js';
import { countOpenDays } from './opening-days.js';
import { dailyLateFee, FEE_CAP } from './tariff.js';

/** What a member owes in cents for a late return: one daily fee for each open day after the day the loan was due. */
export function lateFee(loan, returnedOn) {
  const tool = findTool(loan.toolId);
  const daysLate = countOpenDays(loan.dueOn + 1, returnedOn, loan.closures);
  const fee = Math.min(daysLate * dailyLateFee(tool.category), shareOf(tool.value, FEE_CAP));
  return fee - shareOf(fee, discountOf(loan.member));
}
`,
  },
  {
    path: 'src/deposits.js',
    content: `import { findTool } from './catalogue.js';
import { discountOf } from './members.js';
import { shareOf } from './money.js';

// A fifth of the tool's value, in basis points.
const DEPOSIT_RATE = 2000;

/** The deposit in cents, less the member's discount. Hand tools go without. */
export function depositFor(toolId, member) {
  const tool = findTool(toolId);
  if (tool.category === 'hand') return 0;
  const deposit = shareOf(tool.value, DEPOSIT_RATE);
  return deposit - shareOf(deposit, discountOf(member));
}
`,
  },
];

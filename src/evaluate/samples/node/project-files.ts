import type { SampleFile } from '../sample.ts';

/** What stands at the top of the tool shed. */
export const PROJECT_FILES: readonly SampleFile[] = [
  {
    path: 'package.json',
    content: `{
  "name": "tool-shed",
  "version": "1.0.0",
  "description": "Lending desk of a neighbourhood tool shed",
  "private": true,
  "type": "module",
  "scripts": { "test": "node --test" }
}
`,
  },
  {
    path: 'README.md',
    content: `# Tool shed

Members of the neighbourhood reserve tools, borrow them and bring them back. This is the desk's arithmetic: which tool is
free, when a loan is due, what a late return costs, what a deposit is.

- Days are whole numbers since 1 January 1970 (src/calendar.js); periods of days are made by src/period.js.
- Money is in whole cents, rates are in basis points (src/money.js).
- The shed is closed on Sundays, Mondays and announced days (src/opening-days.js).

Run the tests with npm test. There are no dependencies.
`,
  },
];

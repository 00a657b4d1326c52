import type { SampleFile } from '../sample.ts';

/** What stands at the top of the campsite. */
export const PROJECT_FILES: readonly SampleFile[] = [
  {
    path: 'README.md',
    content: `# Campsite

Bookings of a small campsite: which pitch is free, what a stay costs, what is paid back when it is cancelled.

- A stay has a day of arrival and a day of departure (campsite/stay.py).
- The price list is campsite/tariff.py. Money is in whole cents (campsite/money.py).
- Pitches are given out by the desk (campsite/reception.py).

Run the tests with: python3 -m unittest discover
`,
  },
  {
    path: 'campsite/__init__.py',
    content: `"""Bookings of a small campsite."""
`,
  },
  { path: 'tests/__init__.py', content: '' },
];

import { DAY_FILES } from './node/day-files.ts';
import { DAY_TEST_FILES } from './node/day-test-files.ts';
import { DESK_FILES } from './node/desk-files.ts';
import { DESK_TEST_FILES } from './node/desk-test-files.ts';
import { LENDING_FILES } from './node/lending-files.ts';
import { PRICE_FILES } from './node/price-files.ts';
import { PROJECT_FILES } from './node/project-files.ts';
import type { Sample } from './sample.ts';

/** A tool shed's desk in plain JavaScript. `checkOut` hands out one tool too many; what the limit means is only said in src/members.js. */
export const NODE_SAMPLE: Sample = {
  kind: 'node',
  title: 'tool shed',
  files: [
    ...PROJECT_FILES,
    ...DAY_FILES,
    ...PRICE_FILES,
    ...LENDING_FILES,
    ...DESK_FILES,
    ...DAY_TEST_FILES,
    ...DESK_TEST_FILES,
  ],
  task: 'A member can take one tool more than the limit. See the failing test.',
  repair: {
    path: 'src/desk.js',
    wrong: 'held > loanLimit(member)',
    right: 'held >= loanLimit(member)',
  },
  failing: ['nobody takes more tools than the limit'],
};

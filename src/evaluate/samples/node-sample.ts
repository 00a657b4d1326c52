import { DAY_FILES } from './node/day-files.ts';
import { DAY_TEST_FILES } from './node/day-test-files.ts';
import { DESK_FILES } from './node/desk-files.ts';
import { DESK_TEST_FILES } from './node/desk-test-files.ts';
import { LENDING_FILES } from './node/lending-files.ts';
import { PRICE_FILES } from './node/price-files.ts';
import { PROJECT_FILES } from './node/project-files.ts';
import type { Sample } from './sample.ts';

/**
 * A tool shed's desk in plain JavaScript. `rentFor` asks a period for its length as if it were an object with methods; what
 * a period is, only the module that makes periods says.
 */
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
  task: 'The rent of a tool cannot be worked out: rentFor throws. See the failing test.',
  repair: {
    path: 'src/rent.js',
    wrong: 'period.length() * dailyRent',
    right: 'lengthOf(period) * dailyRent',
  },
  failing: ['rent is paid for each day of a period'],
};

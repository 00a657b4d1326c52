import { DAY_FILES } from './node/day-files.ts';
import { DAY_TEST_FILES } from './node/day-test-files.ts';
import { DESK_FILES } from './node/desk-files.ts';
import { DESK_TEST_FILES } from './node/desk-test-files.ts';
import { LENDING_FILES } from './node/lending-files.ts';
import { PRICE_FILES } from './node/price-files.ts';
import { PROJECT_FILES } from './node/project-files.ts';
import type { Sample } from './sample.ts';

/**
 * A tool shed's desk in plain JavaScript. `periodsClash` treats the end of a period as one of its days; that it is not is
 * only said where periods are made.
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
  task: 'A tool cannot be reserved from the day another member brings it back: periodsClash is true when one period starts on the day the other ends. It must be false then.',
  repair: {
    path: 'src/availability.js',
    wrong: 'first.from <= second.until && second.from <= first.until',
    right: 'first.from < second.until && second.from < first.until',
  },
  failing: ['periods that only meet do not clash'],
};

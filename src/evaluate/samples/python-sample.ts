import { DESK_FILES } from './python/desk-files.ts';
import { DESK_TEST_FILES } from './python/desk-test-files.ts';
import { PITCH_FILES } from './python/pitch-files.ts';
import { PRICE_FILES } from './python/price-files.ts';
import { PRICE_TEST_FILES } from './python/price-test-files.ts';
import { PROJECT_FILES } from './python/project-files.ts';
import { STAY_FILES } from './python/stay-files.ts';
import type { Sample } from './sample.ts';

/** A campsite in plain Python. `is_long` leaves out the shortest long stay; where it begins is only said in the price list. */
export const PYTHON_SAMPLE: Sample = {
  kind: 'python',
  title: 'campsite',
  files: [
    ...PROJECT_FILES,
    ...STAY_FILES,
    ...PRICE_FILES,
    ...PITCH_FILES,
    ...DESK_FILES,
    ...PRICE_TEST_FILES,
    ...DESK_TEST_FILES,
  ],
  task: 'A party that stays for exactly one week pays the full price: is_long is false for a stay of LONG_STAY_NIGHTS nights. It must be true then.',
  repair: {
    path: 'campsite/discounts.py',
    wrong: 'count_nights(stay) > LONG_STAY_NIGHTS',
    right: 'count_nights(stay) >= LONG_STAY_NIGHTS',
  },
  failing: ['test_a_week_is_a_long_stay'],
};

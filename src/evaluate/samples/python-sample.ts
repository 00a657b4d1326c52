import { DESK_FILES } from './python/desk-files.ts';
import { DESK_TEST_FILES } from './python/desk-test-files.ts';
import { PITCH_FILES } from './python/pitch-files.ts';
import { PRICE_FILES } from './python/price-files.ts';
import { PRICE_TEST_FILES } from './python/price-test-files.ts';
import { PROJECT_FILES } from './python/project-files.ts';
import { STAY_FILES } from './python/stay-files.ts';
import type { Sample } from './sample.ts';

/** A campsite in plain Python. `tourist_tax` asks a stay for nights it does not have; what a stay has is said where it is defined. */
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
  task: 'The tourist tax of a stay cannot be worked out, tourist_tax raises an error. See the failing test.',
  repair: {
    path: 'campsite/extras.py',
    wrong: 'people * stay.nights * TAX_PER_NIGHT',
    right: 'people * count_nights(stay) * TAX_PER_NIGHT',
  },
  failing: ['test_tax_is_paid_for_each_person_and_night'],
};

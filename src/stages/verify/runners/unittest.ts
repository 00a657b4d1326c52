import { withWords } from '../command-words.ts';
import { readUnittestText } from '../results/read-unittest-text.ts';
import type { Runner } from './runner.ts';

/** The module writes no report; with `-v` its lines name every test. */
export const unittest: Runner = {
  plan(argv) {
    const isSet = argv.some((word) => /(?:^|\s)(?:-v|--verbose|-q|--quiet)(?:\s|$)/.test(word));
    return { argv: (isSet ? undefined : withWords(argv, ['-v'])) ?? argv };
  },
  read: ({ text }) => readUnittestText(text),
};

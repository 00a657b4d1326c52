import type { Verdict } from '../../domain/verdict.ts';

export interface VerdictWords {
  readonly mark: string;
  readonly title: string;
  /** What the verdict means, for a reader who sees one for the first time. */
  readonly meaning: string;
}

export function verdictWords(verdict: Verdict): VerdictWords {
  switch (verdict) {
    case 'pass':
      return {
        mark: '✅',
        title: 'Pass',
        meaning: 'The tests ran on both trees; the change fixes some and breaks none.',
      };
    case 'fail':
      return { mark: '❌', title: 'Fail', meaning: 'The tests ran and do not support the change.' };
    case 'no-tests':
      return { mark: '⚠️', title: 'No tests', meaning: 'Nothing measured the change. It is a suggestion only.' };
    case 'no-change':
      return { mark: '➖', title: 'No change', meaning: 'No program came out that differs from the tree.' };
    case 'unstable':
      return { mark: '⚠️', title: 'Unstable', meaning: 'The tests do not give the same result twice.' };
    case 'error':
      return { mark: '🛑', title: 'Error', meaning: 'The machine or the environment failed, not the change.' };
    default: {
      const never: never = verdict;
      return never;
    }
  }
}

import type { CommitSha } from '../../domain/commit-sha.ts';
import { type AnswerLinks, linkToRun } from './answer-options.ts';
import { quoteCode, quoteProse } from './quote.ts';

/** The main path in order, as a person waits through it; what else comes is shown when it comes. */
const PHASES = [
  'freeze',
  'checkout',
  'baseline',
  'index',
  'retrieve',
  'model',
  'allocate',
  'generate',
  'verify',
  'report',
];

export interface Working {
  readonly task: string;
  readonly commit: CommitSha;
  readonly actor: string;
  /** The options that were understood, as `name=value`. */
  readonly options: readonly string[];
  readonly links: AnswerLinks;
  /** Phases entered so far, in order; the last one is under way. */
  readonly entered: readonly string[];
  readonly detail: string;
}

/** The answer while the work is under way: what was understood, what is frozen, how far it is. */
export function renderPhases(working: Working): string {
  const current = working.entered.at(-1);
  const phases = new Set([...working.entered, ...PHASES]);
  const lines = [...phases].map((phase) => phaseLine(phase, working.entered, working.detail));
  const options = working.options.length === 0 ? 'none' : working.options.map((option) => quoteCode(option)).join(', ');
  const run = linkToRun(working.links);
  return [
    `### ⏳ Working${current === undefined ? '' : `: ${quoteProse(current, 40)}`}`,
    `**Task** ${quoteCode(working.task, 300)}<br>**Commit** ${quoteCode(working.commit)}, asked by ${quoteCode(working.actor)}<br>**Options** ${options}`,
    lines.join('\n'),
    run === undefined ? '' : `[Log of this run](${run})`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function phaseLine(phase: string, entered: readonly string[], detail: string): string {
  const name = quoteProse(phase, 40);
  if (phase === entered.at(-1)) return `- [ ] **${name}**${detail === '' ? '' : ` ${quoteProse(detail, 160)}`}`;
  return entered.includes(phase) ? `- [x] ${name}` : `- [ ] ${name}`;
}

/** The last word on a run that ended without a result: stopped from outside, or fallen. */
export function renderUnfinished(reason: string, links: AnswerLinks): string {
  const run = linkToRun(links);
  return [`### 🛑 Error: ${quoteProse(reason)}`, run === undefined ? '' : `[Log of the run](${run})`]
    .filter((part) => part !== '')
    .join('\n\n');
}

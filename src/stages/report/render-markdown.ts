import type { RunResult } from '../../domain/run-result.ts';
import type { AnswerOptions } from './answer-options.ts';
import { attemptsSection } from './attempts-section.ts';
import { changeSection } from './change-section.ts';
import { commandsSection } from './commands-section.ts';
import { contextSections } from './context-section.ts';
import { factsSection } from './facts-section.ts';
import { fitSections, type Section } from './fit-sections.ts';
import { gateSection } from './gate-section.ts';
import { quoteProse } from './quote.ts';
import { testsSection } from './tests-section.ts';
import { verdictSection } from './verdict-section.ts';

/** Well below the 65,536 characters of a comment: the marker and the phases list still have to fit. */
export const ANSWER_LIMIT = 60_000;

/** The answer as Markdown, for a comment, a job summary or a file. Never longer than the limit, never cut mid-fence. */
export function renderMarkdown(result: RunResult, options: AnswerOptions = {}): string {
  const sections: readonly Section[] = [
    verdictSection(result),
    notesSection(options.notes ?? []),
    testsSection(result),
    changeSection(result),
    gateSection(result),
    ...contextSections(result, options.links),
    attemptsSection(result),
    factsSection(result),
    commandsSection(result, options),
  ];
  const wholeReport =
    options.links?.runId === undefined
      ? 'The whole report is in the report files.'
      : 'The whole report is in the files of the run.';
  return fitSections(sections, options.limit ?? ANSWER_LIMIT, wholeReport);
}

function notesSection(notes: readonly string[]): Section {
  return { id: 'notes', forms: [notes.map((note) => `> ${quoteProse(note)}`).join('\n>\n'), ''] };
}

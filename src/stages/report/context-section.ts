import type { PortfolioSlot, RankedObject } from '../../domain/portfolio.ts';
import type { RunResult } from '../../domain/run-result.ts';
import { type AnswerLinks, linkToLines } from './answer-options.ts';
import type { Section } from './fit-sections.ts';
import { formatCount, formatMany, formatScore } from './format-amount.ts';
import { folded, markdownTable } from './markdown-table.ts';
import { quoteCode, quoteProse } from './quote.ts';

/** What the model saw, slot by slot, and the best of what it did not see. */
export function contextSections(result: RunResult, links: AnswerLinks | undefined): readonly Section[] {
  const { context } = result;
  if (context === undefined) return [];
  const place = (object: RankedObject) => placeCell(object, result.task.commit, links);
  const used = `${formatCount(context.used)} of ${formatCount(context.budget)} tokens (${quoteCode(context.tokenizer)}, ${context.mode} mode)`;
  const head = `#### What the model saw\n\n${formatMany(context.portfolio.length, 'object')}, ${used}.`;
  const slots = (limit: number) => `${head}\n\n${slotTable(context.portfolio, limit, place)}`;
  const shown = context.portfolio.length === 0 ? `${head} No evidence was found.` : undefined;
  const sections: Section[] = [{ id: 'context', forms: shown ? [shown] : [slots(60), slots(12), slots(5)] }];
  if (context.rejected.length > 0) {
    sections.push({ id: 'rejected', forms: [rejectedTable(context.rejected, 12, place), ''] });
  }
  return sections;
}

function slotTable(slots: readonly PortfolioSlot[], limit: number, place: (object: RankedObject) => string): string {
  const rows = slots
    .slice(0, limit)
    .map((slot) => [
      String(slot.slot),
      slot.role,
      place(slot),
      objectCell(slot),
      slot.views.join(', '),
      `${formatCount(slot.tokens)} / ${formatCount(slot.share)}`,
      quoteProse(slot.note === undefined ? slot.reason : `${slot.reason} (${slot.note})`, 200),
    ]);
  const table = markdownTable(
    [
      { title: '#', align: 'right' },
      { title: 'role' },
      { title: 'lines' },
      { title: 'object' },
      { title: 'views' },
      { title: 'tokens / share', align: 'right' },
      { title: 'why' },
    ],
    rows,
  );
  const rest = slots.slice(limit);
  if (rest.length === 0) return table;
  const tokens = rest.reduce((sum, slot) => sum + slot.tokens, 0);
  return `${table}\n\n_and ${formatMany(rest.length, 'more object')} with ${formatMany(tokens, 'token')}._`;
}

function rejectedTable(
  rejected: readonly RankedObject[],
  limit: number,
  place: (object: RankedObject) => string,
): string {
  const rows = rejected
    .slice(0, limit)
    .map((object) => [
      place(object),
      objectCell(object),
      object.views.join(', '),
      formatScore(object.score),
      quoteProse(object.reason, 200),
    ]);
  const table = markdownTable(
    [{ title: 'lines' }, { title: 'object' }, { title: 'views' }, { title: 'score', align: 'right' }, { title: 'why' }],
    rows,
  );
  return folded(`Best candidates it did not see (${Math.min(limit, rejected.length)})`, table);
}

function objectCell(object: RankedObject): string {
  const kind = object.kind === undefined ? '' : ` ${object.kind}`;
  return object.name === undefined ? kind.trim() || '–' : `${quoteCode(object.name, 80)}${kind}`;
}

function placeCell(object: RankedObject, commit: string, links: AnswerLinks | undefined): string {
  const text = quoteCode(`${object.path}:${object.start}-${object.end}`, 140);
  if (links === undefined) return text;
  return `[${text}](${linkToLines(links, { commit, path: object.path, start: object.start, end: object.end })})`;
}

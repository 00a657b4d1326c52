import type { RunResult } from '../../domain/run-result.ts';
import type { Section } from './fit-sections.ts';
import { quoteBlock, quoteCode, quoteProse } from './quote.ts';
import { verdictWords } from './verdict-words.ts';
import { safeCut, visibleText } from './visible-text.ts';

const OUTPUT_TAIL = 3_000;

/** The line a reader looks for, what was asked of which commit, and what went wrong if something did. */
export function verdictSection(result: RunResult): Section {
  const words = verdictWords(result.judgement.verdict);
  const { task } = result;
  const head = `### ${words.mark} ${words.title}: ${quoteProse(result.judgement.reason)}`;
  const asked = `**Task** ${quoteCode(task.text.untrusted, 300)}<br>**Commit** ${quoteCode(task.commit)}, asked by ${quoteCode(task.actor)} (${quoteProse(task.source)})`;
  const full = [head, asked, ...errorParts(result)].join('\n\n');
  return { id: 'verdict', forms: [full] };
}

function errorParts(result: RunResult): readonly string[] {
  const { excerpt } = result.judgement;
  if (excerpt) return [`**What it printed**\n\n${quoteBlock(tail(excerpt))}`];
  if (result.error === undefined) return [];
  const parts = [`**What happened** (${quoteCode(result.error.code)})\n\n${quoteBlock(tail(result.error.message))}`];
  const run = result.after ?? result.before;
  if (run === undefined || run.output.trim() === '') return parts;
  const how = run.end === 'exited' ? `ended with ${run.exitCode ?? 'no exit code'}` : `ended by ${run.end}`;
  return [...parts, `**Output** of ${quoteCode(run.command.display)}, which ${how}\n\n${quoteBlock(tail(run.output))}`];
}

/** The end of an output says most; it starts at a whole line where that is possible. */
export function tail(text: string, limit = OUTPUT_TAIL): string {
  const shown = visibleText(text).trimEnd();
  if (shown.length <= limit) return shown;
  const start = safeCut(shown, shown.length - limit);
  const line = shown.indexOf('\n', start);
  const cut = line >= 0 && line - start < limit / 4 ? line + 1 : start;
  return `… ${cut} characters left out …\n${shown.slice(cut)}`;
}

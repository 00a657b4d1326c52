import type { RunResult } from '../../../domain/run-result.ts';
import { changeSummary } from '../change-section.ts';
import { asSentence, formatCount } from '../format-amount.ts';
import { clip } from '../visible-text.ts';
import { type Html, html, NOTHING } from './html.ts';

const MOST_LINES = 4_000;
const LONGEST_LINE = 2_000;

interface FileDiff {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The patch, one box a file, lines coloured by what they do. */
export function changeHtml(result: RunResult): Html {
  const { program } = result;
  if (program === undefined) return NOTHING;
  const where = program.target.unit?.unit.qualifiedName;
  return html`<section><h2>The change</h2>
<p>${changeSummary(program.patch)}. Target: <code>${program.target.path}</code>${where === undefined ? NOTHING : html` <code>${where}</code>`}. ${asSentence(program.target.reason)} Written as ${program.format} from the ${program.portfolio} portfolio.</p>
${diffHtml(program.patch, MOST_LINES, 'the patch file')}</section>`;
}

/** One box a file, of at most so many lines; `whole` is where all of them are. */
export function diffHtml(patch: string, most: number, whole: string): Html {
  const lines = patch.replace(/\n$/, '').split('\n');
  const rest =
    lines.length > most
      ? html`<p class="soft small">${formatCount(lines.length - most)} more lines are in ${whole}.</p>`
      : NOTHING;
  return html`${splitFiles(lines.slice(0, most)).map(fileHtml)}${rest}`;
}

function splitFiles(lines: readonly string[]): readonly FileDiff[] {
  const starts = lines.flatMap((line, at) => (line.startsWith('diff --git ') ? [at] : []));
  const firsts = starts[0] === 0 ? starts : [0, ...starts];
  return firsts.map((start, at) => {
    const own = lines.slice(start, firsts[at + 1] ?? lines.length);
    const hunk = own.findIndex((line) => line.startsWith('@@'));
    return { title: fileTitle(own), lines: hunk < 0 ? own : own.slice(hunk) };
  });
}

/** The new name, or the old one of a file that goes. Names that git quotes stay quoted. */
function fileTitle(lines: readonly string[]): string {
  const named = (mark: string) =>
    lines
      .find((line) => line.startsWith(mark))
      ?.slice(mark.length)
      .replace(/^("?)[ab]\//, '$1');
  const after = named('+++ ');
  const name = after === undefined || after === '/dev/null' ? named('--- ') : after;
  const how = after === '/dev/null' ? ' (deleted)' : lines.includes('--- /dev/null') ? ' (new)' : '';
  return `${name ?? lines[0] ?? ''}${how}`;
}

function fileHtml(file: FileDiff): Html {
  const lines = file.lines.map(
    (line) => html`<span class="${lineClass(line)}">${clip(line, LONGEST_LINE) || ' '}</span>`,
  );
  return html`<div class="diff"><h3 class="mono">${file.title}</h3><pre>${lines}</pre></div>`;
}

function lineClass(line: string): string {
  if (line.startsWith('@@')) return 'at';
  if (line.startsWith('+')) return 'add';
  return line.startsWith('-') ? 'del' : '';
}

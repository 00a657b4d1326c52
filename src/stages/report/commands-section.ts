import type { RunResult } from '../../domain/run-result.ts';
import { type AnswerOptions, linkToRun } from './answer-options.ts';
import type { Section } from './fit-sections.ts';
import { folded } from './markdown-table.ts';
import { oneLine, quoteBlock, quoteCode } from './quote.ts';
import { redact } from './redact.ts';
import { visibleText } from './visible-text.ts';

/** Longer patches are handed over as a file: a shell takes them, a person's clipboard may not. */
const PASTE_LIMIT = 8_000;
const LONGEST_LINE = 400;
const LONGEST_RETRY = 2_000;

/** How to take the change, ask again, and go back. A test runs these very commands in a clean clone. */
export function commandsSection(result: RunResult, options: AnswerOptions): Section {
  const patch = result.program?.patch ?? '';
  const again = `**Again** ${retryLine(options)}`;
  if (patch === '') return { id: 'commands', forms: [again, ''] };
  const byFile = fileCommands(result.task.commit, options);
  const byPaste = canPaste(patch) ? pasteCommands(result.task.commit, patch) : undefined;
  const block = (commands: string) => folded('Apply, undo, ask again', `${commands}\n\n${again}`);
  const first = options.patchFile !== undefined && options.links === undefined ? byFile : (byPaste ?? byFile);
  return { id: 'commands', forms: [block(first), block(byFile), again] };
}

/** With a patch file at hand: a path on this machine, or what the run's artifact holds. */
function fileCommands(commit: string, options: AnswerOptions): string {
  const file = quoteShell(options.patchFile ?? 'change.patch');
  const runId = options.links?.runId;
  const bring = runId === undefined ? [] : [`gh run download ${runId} --name vital`];
  const run = options.links && linkToRun(options.links);
  const where =
    run === undefined
      ? ''
      : `\n\nThe patch is in the artifact \`vital\` of [the run](${run}), if the workflow keeps one.`;
  const apply = [...bring, ...(options.links ? branchCommands(commit) : []), `git apply ${file}`];
  return `${quoteBlock(apply.join('\n'), 'sh')}${where}\n\nUndo:\n\n${quoteBlock(`git apply --reverse ${file}`, 'sh')}`;
}

/** Without any file: the patch itself is in what is pasted. */
function pasteCommands(commit: string, patch: string): string {
  const apply = [...branchCommands(commit), hereDocument('git apply', patch)];
  const undo = hereDocument('git apply --reverse', patch);
  return `${quoteBlock(apply.join('\n'), 'sh')}\n\n${folded('Undo', quoteBlock(undo, 'sh'))}`;
}

/** A branch at the very commit that was tested, so that the patch fits and the verdict holds. */
function branchCommands(commit: string): readonly string[] {
  return [`git fetch origin ${commit}`, `git switch --create vital-${commit.slice(0, 10)} ${commit}`];
}

function hereDocument(command: string, patch: string): string {
  const body = patch.endsWith('\n') ? patch.slice(0, -1) : patch;
  let mark = 'VITAL_PATCH';
  while (body.split('\n').includes(mark)) mark += '_';
  return `${command} <<'${mark}'\n${body}\n${mark}`;
}

/** Only what survives being shown and copied: no carriage returns, no characters that are shown by name, nothing masked. */
function canPaste(patch: string): boolean {
  return patch.length <= PASTE_LIMIT && visibleText(patch) === patch && redact(patch, []) === patch;
}

/** In inline code line ends are lost and pipes escaped: a command that has them is shown as a block, so that it can be pasted. */
function retryLine({ retry }: AnswerOptions): string {
  if (retry === undefined) return 'by running the same task again.';
  if (retry.length <= LONGEST_LINE && oneLine(retry) === retry && !retry.includes('|'))
    return `with ${quoteCode(retry, LONGEST_LINE)}`;
  return retry.length <= LONGEST_RETRY ? `with\n\n${quoteBlock(retry)}` : 'by posting the same comment again.';
}

function quoteShell(text: string): string {
  return /^[A-Za-z0-9_./-]+$/.test(text) && !text.startsWith('-') ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

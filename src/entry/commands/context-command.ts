import { type Command, Option } from 'commander';
import { readSettings } from '../../config/read-settings.ts';
import { TaskError } from '../../domain/errors.ts';
import { SELECTIONS, type Selection } from '../../stages/allocate/allocation-settings.ts';
import { indexRepository } from '../../stages/index/index-repository.ts';
import { skippedByReason } from '../../stages/report/facts-section.ts';
import { formatMany } from '../../stages/report/format-amount.ts';
import { renderContextJson } from '../../stages/report/render-context-json.ts';
import { renderContextText } from '../../stages/report/render-context-text.ts';
import { freezeTask } from '../../task/freeze-task.ts';
import { allocate, budgetNotes, gatherEvidence } from '../../task/gather-evidence.ts';
import { readTask, type TaskSource } from '../read-task.ts';
import { openReading } from '../wire.ts';
import { onCommandLine } from './model-options.ts';

interface ContextOptions extends TaskSource {
  readonly repo: string;
  readonly ref?: string;
  readonly budget?: string;
  readonly mode?: string;
  readonly select: Selection;
  readonly json?: boolean;
  readonly prompt?: boolean;
}

export function registerContext(program: Command): void {
  program
    .command('context')
    .description(
      'Show what the model would see: the allocated context, with reasons and the best rejected candidates. ' +
        'No tests are run; run --dry-run shows what failing ones add.',
    )
    .option('--repo <path>', 'the repository', '.')
    .option('--task <text>', 'what should change')
    .option('--task-file <file>', 'the same from a file')
    .option('--issue <file>', 'a saved issue: JSON with title and body, or text')
    .option('--ref <ref>', 'commit to look at (default: HEAD)')
    .option('--budget <tokens>', 'evidence tokens (default: 4096)')
    .option('--mode <mode>', 'how evidence shares the budget: paper, product, fill (default: paper)')
    .addOption(new Option('--select <rule>', 'how objects are chosen').choices([...SELECTIONS]).default('vital'))
    .option('--json', 'one JSON object on standard output')
    .option('--prompt', 'only the context itself, as it stands in the prompt')
    .action(async (options: ContextOptions) => showContext(options));
}

async function showContext(options: ContextOptions): Promise<void> {
  const { values } = readSettings({ 'token-budget': options.budget, 'allocation-mode': options.mode }, onCommandLine);
  const text = await readTask(options);
  const reading = await openReading(options.repo);
  try {
    const command = { text, actor: 'local', source: 'command line', authority: { allowed: true } } as const;
    const task = await freezeTask({ ...command, ...(options.ref ? { ref: options.ref } : {}) }, reading.git);
    const index = await indexRepository(task.commit, reading);
    if (index.files.length === 0) {
      throw new TaskError('empty-tree', `Commit ${task.commit} holds no text file that could be evidence.`, {
        hint: 'Name another commit with --ref.',
      });
    }
    const { skipped } = index;
    if (skipped.length > 0)
      reading.progress.note(`Not indexed: ${formatMany(skipped.length, 'file')} (${skippedByReason(skipped)}).`);
    const evidence = gatherEvidence(task, index, undefined);
    const context = allocate(evidence, evidence.retrieval.views, {
      tokenizer: reading.tokenizer,
      budget: values['token-budget'] ?? 4096,
      mode: values['allocation-mode'] ?? 'paper',
      select: options.select,
    });
    for (const note of budgetNotes(context)) reading.progress.note(note);
    if (options.json) process.stdout.write(`${JSON.stringify(renderContextJson(context, task.commit))}\n`);
    else process.stdout.write(options.prompt ? `${context.text}\n` : renderContextText(context));
  } finally {
    await reading.close();
  }
}

import { type Command, Option } from 'commander';
import { readSettings } from '../../config/read-settings.ts';
import { TaskError } from '../../domain/errors.ts';
import { ALLOCATION_MODES, type AllocationMode } from '../../domain/portfolio.ts';
import { allocateContext } from '../../stages/allocate/allocate-context.ts';
import { allocateShares } from '../../stages/allocate/allocate-shares.ts';
import { PAPER_SETTINGS, SELECTIONS, type Selection } from '../../stages/allocate/allocation-settings.ts';
import { identifierStatistics, resolveAmongViews } from '../../stages/allocate/foreign-views.ts';
import { parseTokenList } from '../../stages/allocate/parse-token-list.ts';
import { readViews } from '../../stages/allocate/read-views.ts';
import { TERM_KINDS, type TermKind } from '../../stages/allocate/terms.ts';
import { renderContextJson } from '../../stages/report/render-context-json.ts';
import { renderContextText } from '../../stages/report/render-context-text.ts';
import { readInputFile } from '../read-input-file.ts';
import { openTokenizer, stderrProgress } from '../wire.ts';
import { onCommandLine } from './model-options.ts';

interface AllocateOptions {
  readonly views?: string;
  readonly query?: string;
  readonly tokens?: string;
  readonly budget?: string;
  readonly mode: AllocationMode;
  readonly select: Selection;
  readonly terms: TermKind;
  readonly bestLast?: boolean;
  readonly json?: boolean;
}

export function registerAllocate(program: Command): void {
  program
    .command('allocate')
    .description("VITAL-RAG as a layer on anyone's ranking, or the shares of Eq. 4 for given sizes.")
    .option('--views <file>', 'one view a line as JSON: path, name, kind, start, end, text, score')
    .option('--query <file>', 'the query, as a text file')
    .option('--tokens <sizes>', 'sizes in tokens, such as 2000,2000,50: prints the shares')
    .option('--budget <tokens>', 'evidence tokens (default: 4096)')
    .addOption(
      new Option('--mode <mode>', 'Eq. 4 as printed, with the reserves that are needed, or as many objects as pay')
        .choices([...ALLOCATION_MODES])
        .default('paper'),
    )
    .addOption(new Option('--select <rule>', 'how objects are chosen').choices([...SELECTIONS]).default('vital'))
    .addOption(
      new Option('--terms <kind>', 'what a companion shares with the query: whole identifiers, or also their words')
        .choices([...TERM_KINDS])
        .default('identifiers'),
    )
    .option('--best-last', 'print the best object last, next to what is asked')
    .option('--json', 'one JSON object on standard output')
    .action(async (options: AllocateOptions) => allocateOnce(options));
}

async function allocateOnce(options: AllocateOptions): Promise<void> {
  const budget = readSettings({ 'token-budget': options.budget }, onCommandLine).values['token-budget'] ?? 4096;
  if ((options.tokens === undefined) === (options.views === undefined)) {
    throw new TaskError('bad-input', 'allocate needs either --views or --tokens (command line).', {
      hint: 'Write --views FILE.jsonl --query FILE, or --tokens 2000,2000,50.',
    });
  }
  process.stdout.write(
    options.tokens === undefined
      ? await allocateViews(options, budget)
      : shares(options.tokens, { ...options, budget }),
  );
}

function shares(
  sizes: string,
  { budget, mode, json }: { readonly budget: number; readonly mode: AllocationMode; readonly json?: boolean },
): string {
  if (mode === 'fill') {
    throw new TaskError('bad-input', 'Sizes alone have no shares in mode fill, which weighs what an object is worth.', {
      hint: 'Give --views instead, or take --mode paper or product.',
    });
  }
  const demands = parseTokenList(sizes);
  const { objectCap, floor } = PAPER_SETTINGS;
  const given = allocateShares(demands, { budget, objectCap, floor, mode });
  if (json) return `${JSON.stringify({ schema: 'vital.shares/1', mode, budget, demands, shares: given })}\n`;
  return `${given.join(', ')}\n`;
}

const WITHOUT_QUERY = 'No --query: no companion can qualify, and what has to be cut begins at its first body line.';

async function allocateViews(options: AllocateOptions, budget: number): Promise<string> {
  const file = options.views ?? '';
  const views = readViews(await readInputFile(file, '--views'), `--views ${file}`);
  const query = options.query === undefined ? '' : await readInputFile(options.query, '--query');
  if (options.query === undefined) stderrProgress().note(WITHOUT_QUERY);
  const { mode, select, terms, bestLast = false } = options;
  const settings = { ...PAPER_SETTINGS, budget, mode, select, terms, bestLast };
  const context = allocateContext(views, query, settings, {
    tokenizer: await openTokenizer('cl100k_base'),
    resolve: resolveAmongViews(views, settings.key),
    ...identifierStatistics(views, terms),
  });
  return options.json
    ? `${JSON.stringify(renderContextJson(context))}\n`
    : `${renderContextText(context)}\n${context.text}\n`;
}

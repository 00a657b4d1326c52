import type { View } from '../../domain/evidence.ts';
import type { AllocatedContext, PortfolioSlot } from '../../domain/portfolio.ts';
import type { Tokenizer } from '../../ports/tokenizer.ts';
import { allocateContext } from '../../stages/allocate/allocate-context.ts';
import { type AllocationSettings, PAPER_SETTINGS } from '../../stages/allocate/allocation-settings.ts';
import { identifierStatistics } from '../../stages/allocate/foreign-views.ts';
import { objectKey } from '../../stages/allocate/object-key.ts';
import type { RepobenchRecord } from '../records/repobench-record.ts';
import { normaliseLines, standsIn } from './gold-text.ts';
import { rankPool } from './rank-pool.ts';
import type { ReadPoolItem } from './read-pool.ts';
import { type Row, rowKey } from './rows.ts';
import { importOf, queryOf, splitImports } from './split-imports.ts';

/** What one allocation did for one record. */
export interface RowOutcome {
  /** The gold object is among the first five selected. */
  readonly selected: boolean;
  /** Distinct objects among the first five. */
  readonly authorities: number;
  /** The whole labelled snippet stands in a rendering of the gold object. */
  readonly survived: boolean;
  readonly companion: boolean;
  /** Objects or views with a position; `fill` may give more than five. */
  readonly positions: number;
  /** Tokens of the context. */
  readonly tokens: number;
}

export interface MeasuredRecord {
  readonly language: RepobenchRecord['language'];
  /** Candidates. */
  readonly pool: number;
  /** The labelled snippet is not the whole definition. */
  readonly truncated: boolean;
  /** The gold object survives where it is alone with the cap on one object: the ceiling of Recall@B (decision D-14). */
  readonly fitsCap: boolean;
  /** The gold object shares a word with the query. */
  readonly matched: boolean;
  readonly outcomes: ReadonlyMap<string, RowOutcome>;
}

export interface MeasureTools {
  readonly tokenizer: Tokenizer;
  readonly readPoolItem: ReadPoolItem;
  /** Lines of the query. */
  readonly queryLines: number;
}

/** Ranks a record's candidates once and allocates once a row; idf and stop identifiers are the pool's own. */
export async function measureRecord(
  record: RepobenchRecord,
  rows: readonly Row[],
  { tokenizer, readPoolItem, queryLines }: MeasureTools,
): Promise<MeasuredRecord> {
  const { language, context, gold_snippet_index: at } = record;
  const pool = await Promise.all(context.map(readPoolItem));
  const { imports } = splitImports(record.import_statement, language);
  const query = queryOf(record.cropped_code, language, queryLines);
  const statements = context.map(({ identifier }) => importOf(identifier, imports, language));
  const ranked = rankPool({ pool, imports: statements, query, language });
  const definitions = new Map(
    ranked.flatMap((own, item) => own.map((view) => [view, pool[item]?.definition] as const)),
  );
  const tools = {
    tokenizer,
    resolve: (view: View) => definitions.get(view),
    ...identifierStatistics(ranked.flatMap((own) => own.slice(0, 1))),
  };
  const gold = goldOf(record);
  const allocate = (views: readonly View[], row: Partial<AllocationSettings>): RowOutcome =>
    judge(allocateContext(views, query, { ...PAPER_SETTINGS, ...row }, tools), gold);
  const views = ranked.flat();
  const goldViews = ranked[at] ?? [];
  return {
    language,
    pool: pool.length,
    truncated: context[at]?.truncated === true,
    fitsCap: allocate(goldViews, { budget: PAPER_SETTINGS.objectCap }).survived,
    matched: goldViews.some(({ score }) => score > 0),
    outcomes: new Map(rows.map((row) => [rowKey(row), allocate(views, row)])),
  };
}

interface Gold {
  readonly key: string;
  readonly lines: readonly string[];
}

function goldOf({ context, gold_snippet_index: at }: RepobenchRecord): Gold {
  const labelled = context[at];
  if (labelled === undefined)
    throw new RangeError(`There is no candidate ${at}, which the schema should have refused.`);
  const { path, identifier: name, start_line: start, snippet } = labelled;
  return { key: keyOf({ path, name, start }), lines: normaliseLines(snippet) };
}

function keyOf(object: Pick<PortfolioSlot, 'path' | 'name' | 'start'>): string {
  return objectKey(object, PAPER_SETTINGS.key);
}

/** VITAL-RAG's metrics as the decisions on them say; a mode without a slot limit is judged by its first five too. */
function judge({ portfolio, used }: AllocatedContext, gold: Gold): RowOutcome {
  const keys = portfolio.map(keyOf);
  const firstFive = new Set(keys.slice(0, PAPER_SETTINGS.slots));
  return {
    selected: firstFive.has(gold.key),
    authorities: firstFive.size,
    survived: portfolio.some(({ text }, slot) => keys[slot] === gold.key && standsIn(gold.lines, text)),
    companion: portfolio.some(({ role }) => role === 'companion'),
    positions: portfolio.length,
    tokens: used,
  };
}

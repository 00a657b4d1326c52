import { setImmediate } from 'node:timers/promises';
import { VIEW_KINDS } from '../domain/evidence.ts';
import type { Extractor } from '../ports/extractor.ts';
import type { Progress } from '../ports/progress.ts';
import type { Tokenizer } from '../ports/tokenizer.ts';
import { PAPER_SETTINGS } from '../stages/allocate/allocation-settings.ts';
import { chooseRecords, type RecordChoice } from './records/choose-records.ts';
import { readRecords } from './records/read-records.ts';
import { repobenchRecordSchema } from './records/repobench-record.ts';
import { type MeasuredRecord, measureRecord } from './repobench/measure-record.ts';
import { REPOBENCH_VIEWS } from './repobench/rank-pool.ts';
import { poolReader } from './repobench/read-pool.ts';
import { budgetRows, mainRows, rowKey } from './repobench/rows.ts';
import { type GroupSummary, summariseGroups } from './repobench/summarise.ts';

export interface RepobenchOptions extends RecordChoice {
  /** B of the main table, in tokens. */
  readonly budget: number;
  /** Lines before the cursor that make the query, import statements not counted. */
  readonly queryLines: number;
  readonly signal?: AbortSignal;
}

export interface RepobenchPorts {
  readonly extractor: Extractor;
  readonly tokenizer: Tokenizer;
  readonly progress: Progress;
}

/** The JSON of `vital eval repobench`. It holds no time and no path, so the same records give the same bytes. */
export interface RepobenchReport {
  readonly schema: 'vital.eval.repobench/1';
  readonly n: number;
  /** Set when it was stopped before the last record. */
  readonly interrupted?: true;
  readonly tokenizer: string;
  readonly slots: number;
  readonly object_cap: number;
  readonly floor: number;
  readonly budget: number;
  readonly query_lines: number;
  /** The views of decision D-1 that such records give, and those they cannot give. */
  readonly views: readonly string[];
  readonly missing_views: readonly string[];
  readonly groups: readonly GroupSummary[];
}

/** Evidence allocation alone, without a model: VITAL-RAG Tables 2, 3, 6a and 6c on records in RepoBench's shape. */
export async function evaluateRepobench(options: RepobenchOptions, ports: RepobenchPorts): Promise<RepobenchReport> {
  const { budget, queryLines, signal } = options;
  const records = chooseRecords(await readRecords(options.data, repobenchRecordSchema), options);
  const rows = [...new Map([...mainRows(budget), ...budgetRows()].map((row) => [rowKey(row), row])).values()];
  const tools = { tokenizer: ports.tokenizer, readPoolItem: poolReader(ports.extractor), queryLines };
  const measured: MeasuredRecord[] = [];
  ports.progress.stage('eval', `${records.length} records, ${rows.length} allocations each`);
  for (const record of records) {
    // Lets a signal through: without it a run of records that waits for nothing could not be stopped.
    await setImmediate();
    if (signal?.aborted) break;
    measured.push(await measureRecord(record, rows, tools));
    const done = measured.length;
    ports.progress.update({ stage: 'eval', detail: record.id, done, total: records.length });
  }
  return {
    schema: 'vital.eval.repobench/1',
    n: measured.length,
    ...(measured.length < records.length ? { interrupted: true } : {}),
    tokenizer: ports.tokenizer.name,
    slots: PAPER_SETTINGS.slots,
    object_cap: PAPER_SETTINGS.objectCap,
    floor: PAPER_SETTINGS.floor,
    budget,
    query_lines: queryLines,
    views: REPOBENCH_VIEWS,
    missing_views: VIEW_KINDS.filter((kind) => !REPOBENCH_VIEWS.some((given) => given === kind) && kind !== 'window'),
    groups: summariseGroups(measured, budget),
  };
}

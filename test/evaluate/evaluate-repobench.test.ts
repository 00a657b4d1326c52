import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTiktoken } from '../../src/adapters/tiktoken/open-tiktoken.ts';
import { evaluateRepobench, type RepobenchOptions } from '../../src/evaluate/evaluate-repobench.ts';
import { inProcessExtractor } from '../fakes/in-process-extractor.ts';
import { SilentProgress } from '../fakes/silent-progress.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vital-repobench-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A function of about `calls` × 8 tokens. */
function definition(name: string, calls: number): string {
  const lines = Array.from({ length: calls }, (_, i) => `    ${name}_step_${i}(${i})`);
  return [`def ${name}():`, ...lines].join('\n');
}

function candidate(name: string, calls = 2, path = `lib/${name}.py`) {
  const snippet = definition(name, calls);
  return { identifier: name, path, kind: 'function', snippet, start_line: 1, end_line: calls + 1, tokens: 0 };
}

interface Given {
  readonly context: readonly object[];
  readonly gold: number;
  readonly code: string;
  readonly language?: string;
}

function record(id: string, { context, gold, code, language = 'python' }: Given) {
  return { id, language, import_statement: '', cropped_code: code, context, gold_snippet_index: gold };
}

/** Seven candidates, the gold among the last two that no word of the query asks for. */
const MISSED = record('missed', {
  context: ['red', 'green', 'blue', 'black', 'white', 'pink', 'grey'].map((name) => candidate(name)),
  gold: 6,
  code: 'paint(red, green)\n',
});
/** Twelve candidates, the gold named by the query. */
const FOUND = record('found', {
  context: ['oak', 'elm', 'ash', 'fir', 'yew', 'beech', 'birch', 'larch', 'maple', 'alder', 'hazel', 'pine'].map(
    (name) => candidate(name),
  ),
  gold: 11,
  code: 'plant(pine)\n',
});
/** Named by the query, but longer than the cap on one object. */
const LARGE = record('large', {
  context: [candidate('whale', 200), candidate('shrimp')],
  gold: 0,
  code: 'feed(whale)\n',
});
/** Small, but the data cut it. */
const CUT = record('cut', {
  context: [{ ...candidate('Tower', 3, 'lib/Tower.java'), end_line: 400, truncated: true }],
  gold: 0,
  code: 'new Tower();\n',
  language: 'java',
});

async function evaluate(records: readonly object[], options: Partial<RepobenchOptions> = {}) {
  const data = join(folder, 'records.jsonl.gz');
  writeFileSync(data, gzipSync(records.map((each) => JSON.stringify(each)).join('\n')));
  const ports = {
    extractor: await inProcessExtractor(),
    tokenizer: await openTiktoken('cl100k_base'),
    progress: new SilentProgress(),
  };
  return evaluateRepobench({ data, budget: 4096, queryLines: 10, ...options }, ports);
}

type Report = Awaited<ReturnType<typeof evaluate>>;

function groupOf(report: Report, language: string, candidates = 'any') {
  return report.groups.find((group) => group.language === language && group.candidates === candidates);
}

function rowOf(report: Report, select: string, mode = 'paper') {
  const rows = groupOf(report, 'all')?.rows ?? [];
  return rows.find((row) => row.select === select && row.mode === mode) ?? expect.fail(`no row ${select}`);
}

test('Recall@5 asks who was selected, Recall@B whether the whole snippet stands in the context', async () => {
  const report = await evaluate([MISSED, FOUND, LARGE, CUT]);
  expect(rowOf(report, 'vital')).toMatchObject({
    recall_5: { percent: 75, error: 21.65 },
    auth_5: (5 + 5 + 2 + 1) / 4,
    recall_b: { percent: 50, error: 25 },
    recall_b_full_definition: { percent: 25 },
    loss_points: 25,
  });
  expect(groupOf(report, 'all')?.gold).toMatchObject({
    fits_cap: { percent: 75 },
    fits_cap_full_definition: { percent: 50 },
    truncated: { percent: 25 },
    no_common_word: { percent: 25 },
  });
  expect(groupOf(report, 'all')?.chance_5).toBeCloseTo((100 * (5 / 7 + 5 / 12 + 1 + 1)) / 4, 1);
});

test('views that compete singly take places from other objects', async () => {
  const report = await evaluate([FOUND]);
  expect(rowOf(report, 'raw-surface').auth_5).toBeLessThan(5);
  for (const select of ['canonical-5', 'entity-first', 'vital']) expect(rowOf(report, select).auth_5).toBe(5);
});

test('a small budget lets less survive, and the gain is over the same budget without the renderer', async () => {
  const context = ['one', 'two', 'three', 'four', 'five'].map((name) => candidate(name, 80));
  const code = 'one(two(three(four(five))))\n';
  const percents = async (gold: number) => {
    const report = await evaluate([record('full', { context, gold, code })]);
    const budgets = groupOf(report, 'all')?.budgets ?? [];
    for (const { tokens, budget } of budgets) expect(tokens).toBeLessThanOrEqual(budget);
    return (select: string) =>
      budgets
        .filter((row) => row.select === select && row.mode === 'paper')
        .map(({ budget, recall_b, gain_points }) => [budget, recall_b.percent, gain_points]);
  };
  const last = await percents(4);
  expect(last('vital')).toEqual([
    [1024, 0, 0],
    [2048, 0, 0],
    [4096, 100, 0],
    [8192, 100, 0],
  ]);
  // The controls keep no floor for later objects, so that the first may take what it needs.
  const first = await percents(0);
  expect(first('vital')[0]).toEqual([1024, 0, -100]);
  expect(first('no-rendering')[0]).toEqual([1024, 100, 0]);
});

test('fill may print more than five, and is judged by its first five all the same', async () => {
  const report = await evaluate([MISSED]);
  expect(rowOf(report, 'vital', 'product')).toMatchObject({ positions: 5, auth_5: 5 });
  const fill = rowOf(report, 'vital', 'fill');
  expect(fill).toMatchObject({ positions: 7, auth_5: 5, recall_5: { percent: 0 }, recall_b: { percent: 100 } });
  expect(fill.loss_points).toBe(-100);
});

test('all, each language, and records with ten or more candidates stand apart', async () => {
  const { groups } = await evaluate([MISSED, FOUND, CUT]);
  expect(groups.map(({ language, candidates, n }) => [language, candidates, n])).toEqual([
    ['all', 'any', 3],
    ['all', 'ten-or-more', 1],
    ['java', 'any', 1],
    ['python', 'any', 2],
    ['python', 'ten-or-more', 1],
  ]);
  const [row] = groups[0]?.rows ?? [];
  expect(row).toMatchObject({ select: 'raw-surface', mode: 'paper', budget: 4096 });
});

test('the query is as long as asked for', async () => {
  const far = { ...FOUND, cropped_code: `plant(pine)\n${'tend(garden)\n'.repeat(9)}` };
  const recall = async (queryLines: number) => rowOf(await evaluate([far], { queryLines }), 'vital').recall_5.percent;
  expect([await recall(10), await recall(9)]).toEqual([100, 0]);
});

test('the same records give the same bytes, and the choice of records holds', async () => {
  const [first, second] = [await evaluate([MISSED, LARGE]), await evaluate([MISSED, LARGE])];
  expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  expect((await evaluate([MISSED, CUT, FOUND], { language: 'python', limit: 1 })).n).toBe(1);
  expect((await evaluate([MISSED, CUT], { ids: ['cut'] })).groups.map(({ language }) => language)).toEqual([
    'all',
    'java',
  ]);
});

test('a stop leaves a report of what was measured, and says so', async () => {
  expect(await evaluate([MISSED], { signal: AbortSignal.abort() })).toMatchObject({
    n: 0,
    interrupted: true,
    groups: [],
  });
});

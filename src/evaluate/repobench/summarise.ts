import { meanOf, rounded, type Share, shareOf } from './estimate.ts';
import type { MeasuredRecord, RowOutcome } from './measure-record.ts';
import { budgetRows, mainRows, type Row, rowKey } from './rows.ts';

/** One row of VITAL-RAG Tables 2, 3 and 6a. Shares are of all records of the group. */
interface SummaryRow extends Row {
  readonly recall_5: Share;
  /** Distinct objects among the first five, mean. */
  readonly auth_5: number;
  /** Recall@B of the labelled snippet as the data gives it, the primary form of decision D-14. */
  readonly recall_b: Share;
  /** The same, credited only where the snippet is the whole definition. */
  readonly recall_b_full_definition: Share;
  /** Mean length of the context. */
  readonly tokens: number;
  /** Recall@5 − Recall@B. */
  readonly loss_points: number;
  /** Records in which a companion got a position. */
  readonly companions: Share;
  /** Mean number of positions given. */
  readonly positions: number;
}

/** A row of VITAL-RAG Table 6c; `gain_points` is Recall@B over that of `no-rendering` at the same budget. */
interface BudgetRow extends SummaryRow {
  readonly gain_points: number;
}

export interface GroupSummary {
  readonly language: string;
  readonly candidates: 'any' | 'ten-or-more';
  readonly n: number;
  /** Candidates of a record, mean. */
  readonly pool: number;
  /** Recall@5 of a random choice, in percent: the mean of min(1, 5 / pool). */
  readonly chance_5: number;
  readonly gold: {
    /** The ceiling of Recall@B under the cap on one object. */
    readonly fits_cap: Share;
    readonly fits_cap_full_definition: Share;
    readonly truncated: Share;
    readonly no_common_word: Share;
  };
  readonly rows: readonly SummaryRow[];
  readonly budgets: readonly BudgetRow[];
}

/** All records, each language, and of each the records with ten or more candidates; groups without a record are left out. */
export function summariseGroups(records: readonly MeasuredRecord[], budget: number): readonly GroupSummary[] {
  const languages = [...new Set(records.map(({ language }) => language))].sort();
  const named = ['all', ...languages].flatMap((language) => {
    const own = records.filter((record) => language === 'all' || record.language === language);
    const large = own.filter(({ pool }) => pool >= 10);
    return [
      { language, candidates: 'any' as const, own },
      { language, candidates: 'ten-or-more' as const, own: large },
    ];
  });
  return named
    .filter(({ own }) => own.length > 0)
    .map(({ own, ...name }) => ({ ...name, ...summariseGroup(own, budget) }));
}

function summariseGroup(
  records: readonly MeasuredRecord[],
  budget: number,
): Omit<GroupSummary, 'language' | 'candidates'> {
  return {
    n: records.length,
    pool: rounded(meanOf(records, ({ pool }) => pool)),
    chance_5: rounded(100 * meanOf(records, ({ pool }) => Math.min(1, 5 / pool))),
    gold: {
      fits_cap: shareOf(records, ({ fitsCap }) => fitsCap),
      fits_cap_full_definition: shareOf(records, ({ fitsCap, truncated }) => fitsCap && !truncated),
      truncated: shareOf(records, ({ truncated }) => truncated),
      no_common_word: shareOf(records, ({ matched }) => !matched),
    },
    rows: mainRows(budget).map((row) => summariseRow(records, row)),
    budgets: withGains(budgetRows().map((row) => summariseRow(records, row))),
  };
}

function summariseRow(records: readonly MeasuredRecord[], row: Row): SummaryRow {
  const key = rowKey(row);
  const outcomes = records.map((record) => ({ ...outcomeOf(record, key), truncated: record.truncated }));
  const recall = shareOf(outcomes, ({ selected }) => selected);
  const survival = shareOf(outcomes, ({ survived }) => survived);
  return {
    ...row,
    recall_5: recall,
    auth_5: rounded(meanOf(outcomes, ({ authorities }) => authorities)),
    recall_b: survival,
    recall_b_full_definition: shareOf(outcomes, ({ survived, truncated }) => survived && !truncated),
    tokens: rounded(meanOf(outcomes, ({ tokens }) => tokens)),
    loss_points: rounded(recall.percent - survival.percent),
    companions: shareOf(outcomes, ({ companion }) => companion),
    positions: rounded(meanOf(outcomes, ({ positions }) => positions)),
  };
}

function withGains(rows: readonly SummaryRow[]): readonly BudgetRow[] {
  const base = new Map(
    rows.filter(({ select }) => select === 'no-rendering').map(({ budget, recall_b }) => [budget, recall_b.percent]),
  );
  return rows.map((row) => ({ ...row, gain_points: rounded(row.recall_b.percent - (base.get(row.budget) ?? 0)) }));
}

function outcomeOf(record: MeasuredRecord, key: string): RowOutcome {
  const outcome = record.outcomes.get(key);
  if (outcome === undefined) throw new RangeError(`${key} was not measured.`);
  return outcome;
}

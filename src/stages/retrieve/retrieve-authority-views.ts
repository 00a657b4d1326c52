import type { TaskQuery, View } from '../../domain/evidence.ts';
import type { Target } from '../../domain/program.ts';
import { namesIn } from '../../domain/tokenise-code.ts';
import type { RetrievalIndex } from './build-retrieval-index.ts';
import { importedUnits } from './candidates/add-imported.ts';
import { testsOf } from './candidates/add-neighbours.ts';
import { labelOf, readTask } from './candidates/task-evidence.ts';
import { explainUnits, type UnitEvidence } from './lexical/score-units.ts';
import { isClassLike, isTestCode } from './unit-table.ts';
import { renderViews, type ScoredUnit } from './views/render-views.ts';

/** Objects handed on. */
const MOST_UNITS = 200;

/**
 * Evidence for the alternative portfolio, by authority over the target and not by likeness to the task: what it calls
 * and uses of its imports, its class and bases, what else its file imports, who calls it, tests that name it, and
 * neighbours that share its types. Inside a tier BM25F decides. The target itself is not evidence.
 */
export function retrieveAuthorityViews(target: Target, query: TaskQuery, index: RetrievalIndex): readonly View[] {
  const targets = targetUnits(target, index);
  const tiers = authorityTiers(index, targets);
  const task = readTask(query, index);
  const tierOf = new Map<number, Tier>();
  for (const tier of tiers) for (const unit of tier.units) if (!tierOf.has(unit)) tierOf.set(unit, tier);
  for (const unit of targets) tierOf.delete(unit);
  const lexical = explainUnits(index.postings, task.terms, tierOf.keys());
  const units = scoreTiers(tierOf, lexical, tiers.length);
  return renderViews({ index, units, terms: task.terms, lexical });
}

interface Tier {
  readonly place: number;
  readonly reason: string;
  readonly units: readonly number[];
}

/** The target's unit, or all units of a file that is the target whole. */
function targetUnits(target: Target, { table }: RetrievalIndex): readonly number[] {
  const number = target.unit && table.unitNumber.get(target.unit.unit);
  if (number !== undefined) return [number];
  const file = table.fileNumber.get(target.path);
  if (file === undefined) return [];
  const [first, end] = [table.firstOf[file] ?? 0, table.firstOf[file + 1] ?? 0];
  return Array.from({ length: end - first }, (_, step) => first + step);
}

function authorityTiers(index: RetrievalIndex, targets: readonly number[]): readonly Tier[] {
  const { table, edges, scopes, chain } = index;
  const label = targets.length === 1 ? labelOf(index, targets[0] ?? 0) : (fileOf(index, targets[0])?.path ?? '');
  const file = table.fileOf[targets[0] ?? -1];
  const imported = file === undefined ? [] : importedUnits(index, file);
  const words = new Set(targets.flatMap((unit) => namesIn(sourceOf(index, unit))));
  const isUsed = (unit: number): boolean => words.has(table.units[unit]?.unit.name ?? '');
  const called = targets.flatMap((unit) => edges.calleesOf(unit).map(({ callee }) => callee));
  const owners = targets.flatMap((unit) =>
    isClassLike(table.units[unit]?.unit.kind) ? [unit] : [scopes.classOf(unit)],
  );
  const kin = owners.flatMap((owner) => [owner, ...chain.basesOf(owner), ...scopes.membersOf(owner)]);
  const lists: readonly (readonly [string, readonly number[]])[] = [
    [`called or used by ${label}`, [...called, ...imported.filter(isUsed)]],
    [`class or bases of ${label}`, kin.filter((unit) => unit >= 0)],
    [`imported by the file of ${label}`, imported],
    [
      `calls ${label}`,
      targets
        .flatMap((unit) => edges.callersOf(unit).map(({ caller }) => caller))
        .filter((unit) => !isTestCode(table.units[unit])),
    ],
    [`test that names ${label}`, targets.flatMap((unit) => testsOf(index, unit))],
    [`shares types with ${label}`, siblingsByType(index, targets)],
  ];
  return lists.map(([reason, units], place) => ({ place, reason, units }));
}

function scoreTiers(
  tierOf: ReadonlyMap<number, Tier>,
  lexical: ReadonlyMap<number, UnitEvidence>,
  tiers: number,
): readonly ScoredUnit[] {
  const best = [...lexical.values()].reduce((max, { score }) => Math.max(max, score), 0);
  const scored = [...tierOf].map(([unit, { place, reason }]) => {
    const words = best > 0 ? (lexical.get(unit)?.score ?? 0) / best : 0;
    // Below 1, so that no likeness lifts an object into the tier above.
    return { unit, reason, score: (tiers - place - 1 + 0.01 + 0.98 * words) / tiers };
  });
  return scored.sort((a, b) => b.score - a.score || a.unit - b.unit).slice(0, MOST_UNITS);
}

/** Units of the file whose header mentions a type that the target's header mentions. */
function siblingsByType(index: RetrievalIndex, targets: readonly number[]): readonly number[] {
  const { table } = index;
  const file = table.fileOf[targets[0] ?? -1];
  if (file === undefined) return [];
  const types = new Set(targets.flatMap((unit) => typesOf(index, unit)));
  const siblings: number[] = [];
  for (let unit = table.firstOf[file] ?? 0; unit < (table.firstOf[file + 1] ?? 0); unit++) {
    if (typesOf(index, unit).some((type) => types.has(type))) siblings.push(unit);
  }
  return siblings;
}

/** Capitalised names of a header: types, by the custom of every language here. */
function typesOf({ table }: RetrievalIndex, unit: number): readonly string[] {
  const ref = table.units[unit];
  if (!ref || ref.unit.kind === 'module' || ref.unit.kind === 'window') return [];
  return namesIn(ref.unit.signature).filter((name) => /^\p{Lu}/u.test(name) && name !== ref.unit.name);
}

function sourceOf(index: RetrievalIndex, unit: number): string {
  const ref = index.table.units[unit];
  return ref ? ref.file.text.slice(ref.unit.startOffset, ref.unit.endOffset) : '';
}

function fileOf({ table }: RetrievalIndex, unit: number | undefined): { readonly path: string } | undefined {
  return unit === undefined ? undefined : table.units[unit]?.file;
}

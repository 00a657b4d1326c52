import { isClassLike, isTestCode, type UnitTable } from '../unit-table.ts';
import type { NameTable } from './name-table.ts';
import { endingsOf, type PathTable } from './path-table.ts';

/** A name with more bearers than this names none of them. */
const MOST_BEARERS = 5;

export interface NamedUnits {
  readonly units: readonly number[];
  /** 1 for the qualified or only bearer, less where several share the name or the qualifier did not fit. */
  readonly strength: number;
}

export interface NameTables {
  readonly table: UnitTable;
  readonly names: NameTable;
  readonly paths: PathTable;
}

/**
 * Units a mentioned name means: exact qualified name, else the only bearer, else all if they are few. Tests are meant
 * only where nothing else bears the name, and then a test or its class, not what it works with.
 */
export function locateName(tables: NameTables, segments: readonly string[]): NamedUnits {
  const isSource = (unit: number): boolean => !isTestCode(tables.table.units[unit]);
  const found = locateAmong(tables, segments, isSource);
  const isKnown = found.units.length > 0 || tables.names.folded(segments.at(-1) ?? '').some(isSource);
  return isKnown ? found : locateAmong(tables, segments, (unit) => isNamedTest(tables.table, unit));
}

/** A title such as `z.union` or `adds two` says what the test is about; it is no name of the test. */
function isNamedTest({ units }: UnitTable, number: number): boolean {
  const ref = units[number];
  if (!ref || !isTestCode(ref) || /[^\p{L}\p{N}_$]/u.test(ref.unit.name)) return false;
  return ref.unit.isTest || isClassLike(ref.unit.kind);
}

type Belongs = (unit: number) => boolean;

function locateAmong(tables: NameTables, segments: readonly string[], belongs: Belongs): NamedUnits {
  const whole = segments.join('.');
  const last = segments.at(-1) ?? '';
  const qualified = tables.names.qualified(whole).filter(belongs);
  if (segments.length > 1 && fits(qualified)) return { units: qualified, strength: 1 };
  const bearers = pickBearers(tables.names, last, belongs);
  if (segments.length === 1) return { units: bearers, strength: strengthOf(bearers) };
  const within = bearers.filter((number) => endsWith(chainOf(tables.table, number), segments));
  if (fits(within)) return { units: within, strength: 1 };
  // `table.parse` where `table` is a variable: the last segment alone, trusted less.
  return { units: bearers, strength: 0.7 * strengthOf(bearers) };
}

/** Module files a dotted name means: `pkg.mod`, `crate::a::b`. */
export function locateModule(paths: PathTable, segments: readonly string[]): readonly number[] {
  if (segments.length < 2) return [];
  const stem = segments.join('/');
  for (const extension of ['.py', '.rs', '.java', '.kt', '.ts', '.js', '.rb', '/__init__.py', '/mod.rs']) {
    for (const ending of endingsOf(`${stem}${extension}`)) {
      const found = ending.includes('/') ? paths.endingWith(ending) : [];
      if (fits(found)) return found;
    }
  }
  return [];
}

function pickBearers(names: NameTable, name: string, belongs: Belongs): readonly number[] {
  const exact = names.named(name).filter(belongs);
  if (exact.length > 0) return fits(exact) ? exact : [];
  // `Z` and `z` are two names; of longer ones people mistake the case.
  const folded = name.length > 1 ? names.folded(name).filter(belongs) : [];
  return fits(folded) ? folded : [];
}

function fits(units: readonly number[]): boolean {
  return units.length > 0 && units.length <= MOST_BEARERS;
}

function strengthOf(bearers: readonly number[]): number {
  return bearers.length <= 1 ? 1 : 1 / Math.sqrt(bearers.length);
}

/** Path segments without the extension, then the qualified name's. */
function chainOf(table: UnitTable, number: number): readonly string[] {
  const ref = table.units[number];
  if (!ref) return [];
  return [...ref.file.path.replace(/\.[^./]*$/, '').split('/'), ...ref.unit.qualifiedName.split('.')];
}

/** True if the segments are met in this order up to the end; folders between (`src`, `__init__`) may be left out. */
function endsWith(chain: readonly string[], segments: readonly string[]): boolean {
  let at = chain.length - 1;
  for (const segment of segments.toReversed()) {
    while (at >= 0 && chain[at] !== segment) at--;
    if (at < 0) return false;
    at--;
  }
  return true;
}

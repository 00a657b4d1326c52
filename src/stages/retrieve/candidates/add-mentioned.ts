import { locateLiteral } from '../locate/locate-literals.ts';
import { locateModule, locateName } from '../locate/locate-names.ts';
import { locatePrintedPath } from '../locate/printed-path.ts';
import { isTestCode, unitAtLine } from '../unit-table.ts';
import type { CandidatePool } from './candidate-pool.ts';
import type { TaskEvidence } from './task-evidence.ts';

/** Units taken from a file that is named whole. */
const MOST_OF_FILE = 60;
/** A name in a sample of use is less of a hint than one in prose. */
const IN_SAMPLE = 0.4;
/** Bearers of a plain word; English words are names of much. */
const MOST_OF_WORD = 3;

/** Names, paths, lines and phrases the task mentions. */
export function addMentioned(pool: CandidatePool, task: TaskEvidence): void {
  addNames(pool, task);
  addPaths(pool, task);
  for (const literal of task.query.literals) {
    const holders = locateLiteral(task.index, literal);
    for (const unit of holders) {
      pool.raise(unit, 'literal', { value: 1 / Math.sqrt(holders.length), reason: `holds the text ${shown(literal)}` });
    }
  }
}

function addNames(pool: CandidatePool, { index, query }: TaskEvidence): void {
  for (const { segments, inProse } of query.names) {
    const name = segments.join('.');
    const { units, strength } = locateName(index, segments);
    for (const unit of units) {
      if (inProse) pool.raise(unit, 'name', { value: strength, reason: `named in the task: ${name}` });
      else pool.raise(unit, 'word', { value: strength * IN_SAMPLE, reason: `used in the task's sample: ${name}` });
    }
    if (units.length > 0) continue;
    for (const file of locateModule(index.paths, segments))
      addFile(pool, index, { file, reason: `module ${name} named` });
  }
  for (const word of query.words) {
    const bearers = index.names.folded(word).filter((unit) => !isTestCode(index.table.units[unit]));
    if (bearers.length > MOST_OF_WORD) continue;
    for (const unit of bearers) {
      pool.raise(unit, 'word', { value: 1 / Math.sqrt(bearers.length), reason: `called like the word ${word}` });
    }
  }
}

function addPaths(pool: CandidatePool, { index, query }: TaskEvidence): void {
  for (const { path, line } of query.paths) {
    for (const file of locatePrintedPath(index.paths, path)) {
      addFile(pool, index, { file, reason: `path named in the task: ${path}` });
      const unit = line === undefined ? undefined : unitAtLine(index.table, file, line);
      if (unit !== undefined) pool.raise(unit, 'line', { value: 1, reason: `line named in the task: ${path}:${line}` });
    }
  }
}

function addFile(
  pool: CandidatePool,
  { table }: TaskEvidence['index'],
  { file, reason }: { file: number; reason: string },
): void {
  const first = table.firstOf[file] ?? 0;
  const end = Math.min(table.firstOf[file + 1] ?? 0, first + MOST_OF_FILE);
  for (let unit = first; unit < end; unit++) pool.raise(unit, 'path', { value: 1, reason });
}

function shown(literal: string): string {
  return JSON.stringify(literal.length > 40 ? `${literal.slice(0, 40)}…` : literal);
}

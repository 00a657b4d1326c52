import type { GrammarLanguage } from '../../../domain/language.ts';
import type { Unit } from '../../../domain/symbol.ts';
import type { AnswerPlace } from './answer-place.ts';
import { chooseDefinition } from './choose-definition.ts';
import type { FoundDefinition } from './extract-definition.ts';

/** A definition of the file with its new version out of an answer. */
export interface Member {
  readonly unit: Unit;
  readonly found: FoundDefinition;
}

/** More members than anybody answers with; each costs a parse of the answer. */
const MOST_MEMBERS = 40;

/**
 * The functions and methods of the target (of the whole file, if that is the target) the answer holds in one version
 * each. For answers that show part of a class or of a file.
 */
export async function membersIn(
  answer: string,
  place: AnswerPlace,
  language: GrammarLanguage,
): Promise<readonly Member[]> {
  const { file, extractor } = place;
  const target = place.target.unit?.unit;
  const whole = target === undefined || target.kind === 'module' || target.kind === 'window';
  const inside = (unit: Unit) => whole || (unit !== target && unit.start >= target.start && unit.end <= target.end);
  const callable = file.units.filter((unit) => (unit.kind === 'function' || unit.kind === 'method') && inside(unit));
  const named = callable.filter((unit) => answer.includes(unit.name)).slice(0, MOST_MEMBERS);
  const members: Member[] = [];
  for (const unit of named) {
    // A function inside another one already taken is part of it.
    if (members.some((member) => unit.start >= member.unit.start && unit.end <= member.unit.end)) continue;
    const found = await chooseDefinition(answer, { file, unit }, { extractor, language });
    if (found?.ok) members.push({ unit, found: found.value });
  }
  return members;
}

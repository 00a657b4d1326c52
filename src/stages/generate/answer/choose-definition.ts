import type { IndexedFile, Unit } from '../../../domain/symbol.ts';
import { isSameText } from '../edit/is-same-text.ts';
import { replaceDefinition } from '../edit/replace-definition.ts';
import { problem, type Readable, readable } from './answer-problem.ts';
import { type CodeCandidate, codeCandidates, repairedCandidates } from './code-candidates.ts';
import { type DefinitionTools, extractDefinitions, type FoundDefinition } from './extract-definition.ts';

/** Blocks of an answer that are parsed; each is read once or twice. */
const MOST_CANDIDATES = 12;

export interface DefinitionPlace {
  readonly file: IndexedFile;
  readonly unit: Unit;
}

/**
 * The one new version of `unit` an answer holds; undefined where it holds none. Copies of the original that models quote
 * before their own do not count, nor do broken readings beside whole ones. Two versions is a refusal, never a choice.
 */
export async function chooseDefinition(
  answer: string,
  place: DefinitionPlace,
  tools: DefinitionTools,
): Promise<Readable<FoundDefinition> | undefined> {
  const asWritten = await allFound(codeCandidates(answer), place.unit, tools);
  const whole = asWritten.filter((found) => found.syntaxErrors === 0);
  const repaired =
    whole.length > 0
      ? []
      : await allFound(repairedCandidates(answer, place.unit.name, tools.language), place.unit, tools);
  const repairedWhole = repaired.filter((found) => found.syntaxErrors === 0);
  const pool = [whole, repairedWhole, asWritten, repaired].find((found) => found.length > 0);
  if (!pool) return undefined;
  const original = place.file.text.slice(place.unit.startOffset, place.unit.endOffset);
  const after = (found: FoundDefinition) => textAfter(found, place, tools);
  const distinct = new Map(pool.map((found) => [after(found), found]));
  const changed = [...distinct].filter(([text]) => !isSameText(original, text)).map(([, found]) => found);
  const [only] = changed;
  if (changed.length > 1) {
    const explanation = `The answer holds ${changed.length} different versions of ${place.unit.name}. Give one.`;
    return problem('unparsable', explanation);
  }
  const chosen = only ?? pool[0];
  return chosen && readable(chosen);
}

async function allFound(
  candidates: readonly CodeCandidate[],
  unit: Unit,
  tools: DefinitionTools,
): Promise<readonly FoundDefinition[]> {
  const found: FoundDefinition[] = [];
  const naming = candidates.filter((candidate) => candidate.text.includes(unit.name)).slice(0, MOST_CANDIDATES);
  for (const candidate of naming) {
    const definitions = await extractDefinitions(candidate.text, unit, tools);
    // An unclosed fence with broken code is an answer that was cut; whole code in it is only a forgotten fence.
    found.push(...definitions.filter((definition) => candidate.closed || definition.syntaxErrors === 0));
  }
  return found;
}

/** The file with this version in place: what two versions differ in counts only if it differs here. */
function textAfter(found: FoundDefinition, { file, unit }: DefinitionPlace, { language }: DefinitionTools): string {
  const text = replaceDefinition(file.text, unit, found, language);
  return text.slice(unit.startOffset, text.length - (file.text.length - unit.endOffset));
}

import type { GrammarLanguage } from '../../../domain/language.ts';
import type { EditFormat } from '../../../domain/program.ts';
import type { Unit } from '../../../domain/symbol.ts';
import { insertHelpers, otherChanges, wantedHelpers } from '../edit/insert-companion-definitions.ts';
import { insertImports } from '../edit/insert-imports.ts';
import { replaceDefinition } from '../edit/replace-definition.ts';
import { restoreSource } from '../shown-source.ts';
import type { AnswerPlace } from './answer-place.ts';
import { problem, type Readable, readable } from './answer-problem.ts';
import { leftOut } from './apply-edits.ts';
import { applyWholeFile } from './apply-whole-file.ts';
import { chooseDefinition } from './choose-definition.ts';
import type { EditedFiles } from './edited-files.ts';
import type { FoundDefinition } from './extract-definition.ts';
import { type Member, membersIn } from './members-in.ts';
import { placeholderIn } from './placeholders.ts';

/** Puts the code of an answer in place: as the target definition, as members of it, or as the whole file. */
export async function applyCode(answer: string, place: AnswerPlace, files: EditedFiles): Promise<Readable<EditFormat>> {
  const { unit } = place.target;
  const { language } = place.file;
  const isWholeFile = unit === undefined || unit.unit.kind === 'module' || unit.unit.kind === 'window';
  if (language === 'text') return applyWholeFile(answer, place, files);
  if (isWholeFile) return putFileOrMembers(answer, { place, language, files });
  const found = await chooseDefinition(answer, unit, { extractor: place.extractor, language });
  if (found && !found.ok) return found;
  if (found && !lacksMembers(found.value, unit.unit, place))
    return putDefinition(found.value, unit.unit, { place, language, files });
  const members = await membersIn(answer, place, language);
  if (members.length === 0) return problem('unparsable', `The answer holds no definition of ${unit.unit.name}.`);
  return putMembers(members, { place, language, files });
}

/** A part of a file is put in by its definitions; where it has none of the file's, it is no answer. */
async function putFileOrMembers(answer: string, putting: Putting): Promise<Readable<EditFormat>> {
  const whole = await applyWholeFile(answer, putting.place, putting.files);
  if (whole.ok) return whole;
  const members = await membersIn(answer, putting.place, putting.language);
  return members.length === 0 ? whole : putMembers(members, putting);
}

/** A class shown with some of its members only must not delete the others. */
function lacksMembers(found: FoundDefinition, unit: Unit, place: AnswerPlace): boolean {
  if (unit.kind !== 'class') return false;
  const inside = place.file.units.filter(
    (other) => other !== unit && other.start >= unit.start && other.end <= unit.end,
  );
  return inside.some((member) => !found.members.includes(member.name));
}

interface Putting {
  readonly place: AnswerPlace;
  readonly language: GrammarLanguage;
  readonly files: EditedFiles;
}

function putDefinition(found: FoundDefinition, unit: Unit, putting: Putting): Readable<EditFormat> {
  return putMembers([{ unit, found }], putting);
}

/** Replaces definitions from the last to the first, so that the offsets of those before stay right. */
function putMembers(members: readonly Member[], { place, language, files }: Putting): Readable<EditFormat> {
  const { file } = place;
  const notes: string[] = [];
  const added = new Set<string>();
  const taken = new Set(members.map(({ unit }) => unit.name));
  let text = file.text;
  for (const { unit, found } of [...members].sort((a, b) => b.unit.startOffset - a.unit.startOffset)) {
    const lines = restoreSource(found.lines.join('\n'), file.text).split('\n');
    const gap = placeholderIn(lines, file.text.slice(unit.startOffset, unit.endOffset));
    if (gap !== undefined) return problem('unparsable', leftOut(gap));
    text = replaceDefinition(text, unit, { lines, bodyLine: found.bodyLine }, language);
    const helpers = { file, unit, definition: found.lines.join('\n') };
    const wanted = wantedHelpers(found.others, helpers).filter(({ name }) => !added.has(name));
    for (const { name } of wanted) added.add(name);
    text = insertHelpers(text, wanted, helpers);
    notes.push(...wanted.map(({ name }) => `Added ${name}, which ${unit.name} uses.`));
    const dropped = otherChanges(found.others, file).filter((name) => !taken.has(name));
    notes.push(...dropped.map((name) => `Left out: the answer also changes ${name}, which it was not asked for.`));
  }
  for (const { found } of members) {
    const request = { outside: found.outside, definition: withHelpers(found), language };
    const imported = insertImports(text, request);
    if (!imported.ok) return imported;
    text = imported.value;
    notes.push(...imported.notes);
  }
  files.set(file.path, text);
  return readable('whole-definition', notes);
}

/** An import may be there for a helper only. */
function withHelpers(found: FoundDefinition): string {
  return [found.lines, ...found.others.map((other) => other.lines)].flat().join('\n');
}

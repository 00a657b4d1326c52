import type { Witness } from '../../../domain/witness.ts';
import type { Tokenizer } from '../../../ports/tokenizer.ts';
import { favourOf, type WitnessOf } from '../favour-of.ts';
import { isStub } from '../is-stub.ts';
import { type ProgramImage, writtenText } from '../program-image.ts';
import type { RepositoryNames } from '../repository-names.ts';

/** At most this part of the other's tokens: less is style, not evidence. */
const CLEARLY_SHORTER = 0.8;

/** The features of the three other families, which guard this one. */
export interface Guards {
  readonly syntax: WitnessOf<'syntax-repair'>;
  readonly interfaces: WitnessOf<'interface-consistency'>;
  readonly names: WitnessOf<'suspicious-names'>;
}

interface Tools {
  readonly guards: Guards;
  readonly repository: RepositoryNames;
  readonly tokenizer: Tokenizer;
}

/** Favours the clearly shorter of two valid programs, if it still calls all of the repository that the other calls. */
export function witnessCompactness(original: ProgramImage, alternative: ProgramImage, tools: Tools): Witness {
  const { syntax, interfaces, names } = tools.guards;
  const clean = (errors: number, ...lists: readonly (readonly string[])[]) =>
    errors === 0 && lists.every((list) => list.length === 0);
  const validDefault =
    clean(syntax.errorsDefault, interfaces.violationsDefault, names.namesDefault) && !isStub(original);
  const validAlternative =
    clean(syntax.errorsAlternative, interfaces.violationsAlternative, names.namesAlternative) && !isStub(alternative);
  const tokensDefault = tools.tokenizer.count(writtenText(original));
  const tokensAlternative = tools.tokenizer.count(writtenText(alternative));
  const callsDefault = repositoryCalls(original, tools.repository);
  const callsAlternative = repositoryCalls(alternative, tools.repository);
  const bothValid = validDefault && validAlternative;
  return {
    kind: 'guarded-compactness',
    favours: favourOf(
      bothValid && tokensDefault <= CLEARLY_SHORTER * tokensAlternative && holdsAll(callsDefault, callsAlternative),
      bothValid && tokensAlternative <= CLEARLY_SHORTER * tokensDefault && holdsAll(callsAlternative, callsDefault),
    ),
    validDefault,
    validAlternative,
    tokensDefault,
    tokensAlternative,
  };
}

function repositoryCalls(image: ProgramImage, repository: RepositoryNames): ReadonlySet<string> {
  const calls = new Set<string>();
  for (const file of image.files) {
    for (const unit of file.record.units) {
      const isChanged = file.changed.some(
        (one) => one.startOffset <= unit.startOffset && one.endOffset >= unit.endOffset,
      );
      if (isChanged) for (const call of unit.calls) if (repository.defined.has(call.name)) calls.add(call.name);
    }
  }
  return calls;
}

function holdsAll(set: ReadonlySet<string>, of: ReadonlySet<string>): boolean {
  return [...of].every((name) => set.has(name));
}

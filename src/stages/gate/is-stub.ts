import type { GrammarLanguage } from '../../domain/language.ts';
import type { Unit } from '../../domain/symbol.ts';
import { blankLiterals } from './blank-literals.ts';
import { type ProgramImage, unitText } from './program-image.ts';

const EMPTY = /^(?:pass|\.\.\.|;|[{}()\s]|end\b|return(?:\s+(?:None|null|nil|undefined))?;?)*$/;
const NOT_DONE =
  /^(?:raise|throw)\b.*\b(?:NotImplemented\w*|NotSupported\w*|UnsupportedOperation\w*)|^(?:todo|unimplemented|TODO)\s*!?\(|^panic\s*!?\(|^\?\?\?$/;
/** Where the error has no type of its own, its message says it. */
const SAYS_NOT_DONE = /^(?:raise|throw|fail)\b[^'"`]*['"`](?:not (?:yet )?implemented|unimplemented|todo)\b/i;
/** What stands between a header and its body. */
const OPENING = /^[\s{:=>]+/;

/** True if some changed function has no body to speak of: `pass`, `...`, not implemented, or a note to do it. */
export function isStub(image: ProgramImage): boolean {
  return image.files.some((file) =>
    file.changed
      .filter((unit) => unit.kind === 'function' || unit.kind === 'method')
      .some((unit) => isEmptyBody(bodyOf(unitText(file.text, unit), unit), file.language)),
  );
}

/** What follows the header, on its own line too; the lines from the body's first where the header is not found. */
function bodyOf(text: string, { signature, start, bodyStart }: Unit): string {
  const header = signature.replace(/\s+/g, '');
  const places = [...text.matchAll(/\S/g)].map((match) => match.index);
  const at = places
    .map((place) => text[place])
    .join('')
    .indexOf(header);
  const last = at < 0 ? undefined : places[at + header.length - 1];
  const body =
    last === undefined
      ? text
          .split('\n')
          .slice(bodyStart - start)
          .join('\n')
      : text.slice(last + 1);
  return body.replace(OPENING, '');
}

function isEmptyBody(body: string, language: GrammarLanguage): boolean {
  const written = body.split('\n').map((line) => line.trim());
  const lines = blankLiterals(body, language)
    .split('\n')
    .map((line) => line.trim());
  return lines.every((line, i) => EMPTY.test(line) || NOT_DONE.test(line) || SAYS_NOT_DONE.test(written[i] ?? ''));
}

import { blankLiterals } from './blank-literals.ts';
import { type ProgramImage, unitText } from './program-image.ts';

const EMPTY = /^(?:pass|\.\.\.|;|[{}()\s]|return(?:\s+(?:None|null|nil|undefined))?;?)*$/;
const NOT_DONE =
  /^(?:raise|throw)\b.*\b(?:NotImplemented\w*|NotSupported\w*|UnsupportedOperation\w*)|^(?:todo|unimplemented|TODO)\s*!?\(|^panic\s*!?\(/;

/** True if some changed function has no body to speak of: `pass`, `...`, not implemented, or a note to do it. */
export function isStub(image: ProgramImage): boolean {
  return image.files.some((file) =>
    file.changed
      .filter((unit) => unit.kind === 'function' || unit.kind === 'method')
      .some((unit) => isEmptyBody(bodyOf(unitText(file.text, unit), unit.bodyStart - unit.start, file.language))),
  );
}

type Blanked = Parameters<typeof blankLiterals>[1];

function bodyOf(text: string, bodyLine: number, language: Blanked): readonly string[] {
  const lines = blankLiterals(text, language).split('\n');
  const [header = ''] = lines.slice(bodyLine);
  const onHeader = /^[^{]*\{(.*)$|^\s*def\b.*?\)\s*(?:->[^:]*)?:(.*)$/.exec(header);
  const first = bodyLine === 0 || onHeader ? (onHeader?.[1] ?? onHeader?.[2] ?? '') : header;
  return [first, ...lines.slice(bodyLine + 1)].map((line) => line.trim());
}

function isEmptyBody(lines: readonly string[]): boolean {
  const code = lines.filter((line) => line !== '' && !EMPTY.test(line));
  return code.every((line) => NOT_DONE.test(line));
}

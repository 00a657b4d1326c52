const COMMENT = /^\s*(?:#|\/\/|\/\*|<!--|--|%|;|\*)+\s*(?:TODO:?\s*)?(.*?)\s*(?:\*\/|-->)?\s*$/;
const BARE_ELLIPSIS = /^(?:\.{3,}|\u2026)$/;
const WITH_ELLIPSIS = /^(?:\.{3,}|\u2026)|(?:\.{3,}|\u2026)$/;
const SOMETHING_LEFT_OUT =
  /\b(?:rest|remainder|remaining|existing|unchanged|omitted|same as|previous|original code|other (?:code|methods|functions|lines)|as before)\b/i;
const SAYS_SO: readonly RegExp[] = [
  /^(?:the )?(?:rest|remainder)\b.*\b(?:unchanged|same|before|omitted|here)\b/i,
  /^(?:the )?(?:rest|remainder) of (?:the|your) (?:code|function|method|class|file|implementation)\b/i,
  /^(?:existing|previous|original|remaining) (?:code|implementation|methods|functions|logic)(?: here| goes here| remains.*| unchanged| omitted)?$/i,
  /^(?:unchanged|omitted)(?: code)?$/i,
];

/**
 * The first line that stands for code left out (`# ... rest unchanged`, `// existing code`), unless the original has that
 * very line. Applied, it would delete what it stands for.
 */
export function placeholderIn(code: readonly string[], original: string): string | undefined {
  const known = new Set(original.split(/\r?\n/).map((line) => line.trim()));
  return code.find((line) => standsForCode(line, code.length) && !known.has(line.trim()));
}

function standsForCode(line: string, lines: number): boolean {
  if (line.length > 200) return false;
  // Alone on a line, `...` is a body in Python; beside other statements it is a gap.
  if (BARE_ELLIPSIS.test(line.trim())) return lines > 3;
  const comment = COMMENT.exec(line)?.[1];
  if (comment === undefined || comment === '') return false;
  if (BARE_ELLIPSIS.test(comment)) return true;
  if (WITH_ELLIPSIS.test(comment) && SOMETHING_LEFT_OUT.test(comment)) return true;
  return SAYS_SO.some((pattern) => pattern.test(comment.replace(/[.\u2026]+$/, '')));
}

import type { Language } from '../../../domain/language.ts';

/** Lines of the decorator, attribute or annotation at `at` that has them to itself; 0 where the header shares its line. */
export function decoratorLength(lines: readonly string[], at: number, language: Language): number {
  const opening = decoratorOpening(language).exec(lines[at] ?? '')?.[0];
  if (opening === undefined) return 0;
  let depth = 0;
  for (let i = at; i < lines.length; i++) {
    const line = withoutTexts(lines[i] ?? '').slice(i === at ? opening.length : 0);
    // Only a bracket right after the name belongs to it.
    if (i === at && !/^[([]/.test(line)) return isRest(line) ? 1 : 0;
    const end = closingBracket(line, depth);
    if (end.depth === 0) return isRest(line.slice(end.index)) ? i - at + 1 : 0;
    depth = end.depth;
  }
  return 0;
}

function decoratorOpening(language: Language): RegExp {
  if (language === 'rust' || language === 'php') return /^\s*#(?=\[)/;
  if (language === 'csharp' || language === 'cpp' || language === 'c') return /^\s*(?=\[)/;
  return /^\s*@[A-Za-z_$][\w$.:]*/;
}

function withoutTexts(line: string): string {
  return line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (text) => '_'.repeat(text.length));
}

function isRest(text: string): boolean {
  return /^\s*(?:(?:#|\/\/).*)?$/.test(text);
}

/** Depth after the line, and where it came back to 0. */
function closingBracket(line: string, before: number): { readonly depth: number; readonly index: number } {
  let depth = before;
  for (let i = 0; i < line.length; i++) {
    if ('([{'.includes(line[i] ?? ' ')) depth += 1;
    else if (')]}'.includes(line[i] ?? ' ')) depth -= 1;
    if (depth === 0) return { depth, index: i + 1 };
  }
  return { depth, index: line.length };
}

/** Splits at commas outside brackets and text literals; `<` counts as a bracket only right behind a name. */
export function splitTopLevel(list: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let angles = 0;
  let quote = '';
  let from = 0;
  for (let i = 0; i < list.length; i++) {
    const character = list[i] ?? '';
    if (quote !== '') {
      if (character === '\\') i += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'" || character === '`') {
      // `'a` is a lifetime, not an opening quote.
      if (character !== "'" || list.indexOf("'", i + 1) > 0) quote = character;
    } else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (character === '<' && /\w/.test(list[i - 1] ?? '')) angles += 1;
    else if (character === '>' && angles > 0 && !/[-=]/.test(list[i - 1] ?? '')) angles -= 1;
    else if (character === ',' && depth === 0 && angles === 0) {
      parts.push(list.slice(from, i));
      from = i + 1;
    }
  }
  parts.push(list.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

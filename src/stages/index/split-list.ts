const LEADING_WORDS = /^(?::|<|extends|implements|with|public|private|protected|virtual)(?=[\s\w]|$)\s*/;
/** Words that part two bases where no comma does: `extends A with B`, `extends A implements B`. */
const PARTING = [' with ', ' implements '];
const OPENING = '([{<';
const CLOSING = ')]}>';

/** Bases kept of one definition; a list longer than this is data. */
const LIMIT = 100;

/** The items of `extends A<B, C>, D` or `: public A, B(x)`, keywords dropped. */
export function splitList(clause: string): readonly string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= clause.length && items.length < LIMIT; at += 1) {
    const letter = clause[at];
    if (letter === undefined || (depth === 0 && isSeparator(clause, at))) {
      const item = stripWords(clause.slice(from, at));
      if (item !== '') items.push(item);
      from = at + 1;
    } else if (OPENING.includes(letter) && !(letter === '<' && at < 2)) depth += 1;
    else if (CLOSING.includes(letter)) depth = Math.max(0, depth - 1);
  }
  return items;
}

function isSeparator(clause: string, at: number): boolean {
  return clause[at] === ',' || clause[at] === '+' || PARTING.some((word) => clause.startsWith(word, at));
}

function stripWords(item: string): string {
  let rest = item.trim();
  for (let match = LEADING_WORDS.exec(rest); match; match = LEADING_WORDS.exec(rest))
    rest = rest.slice(match[0].length);
  return rest.trim().replace(/\s+/g, ' ');
}

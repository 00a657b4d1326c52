/** Longest documentation kept of one unit, in characters. */
const DOC_LIMIT = 8000;

const DOC_TAGS =
  /<\/?(?:summary|param|returns|remarks|value|exception|example|para|inheritdoc|typeparam|see|c)\b[^<>]*>/g;

/** The words of comments, without the marks that make them comments. */
export function cleanDoc(comments: readonly string[]): string {
  const lines = comments.flatMap((comment) => cleanComment(comment.slice(0, DOC_LIMIT)));
  return lines.join('\n').trim().slice(0, DOC_LIMIT);
}

function cleanComment(comment: string): readonly string[] {
  const isBlock = comment.startsWith('/*');
  const body = isBlock ? comment.replace(/^\/\*+!?/, '').replace(/\*+\/\s*$/, '') : comment;
  return body.split('\n').map((line) => {
    const words = isBlock ? line.replace(/^\s*\*+ ?/, '') : line.replace(/^\s*(?:\/\/[/!]*|#+)\s?/, '');
    return words.replace(DOC_TAGS, '').trimEnd();
  });
}

/** A docstring's text: quotes off, common indentation off. */
export function cleanDocstring(content: string): string {
  const [first = '', ...rest] = content.slice(0, DOC_LIMIT).split('\n');
  const indents = rest.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const indent = indents.reduce((least, width) => Math.min(least, width), Number.POSITIVE_INFINITY);
  const lines = [first.trim(), ...rest.map((line) => line.slice(indent).trimEnd())];
  return lines.join('\n').trim();
}

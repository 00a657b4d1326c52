import type { Language } from '../../../domain/language.ts';

const SCRIPTS: ReadonlySet<Language> = new Set(['javascript', 'typescript', 'tsx']);
const EXPORT = /^\s*(export\s+(?:default\s+)?)/;
const FUNCTION = /^\s*(?:export\s+(?:default\s+)?)?(?:async\s+)?function\b/;
const BINDING = /^\s*(?:export\s+)?(?:const|let|var)\b/;

/**
 * The new header in the form the place needs: `export` is kept, and a function stays a function and a method a method.
 * Only JavaScript and its kin write these differently.
 */
export function keepHeaderForm(original: string, given: string, language: Language): string {
  if (!SCRIPTS.has(language)) return given;
  const exported = EXPORT.exec(original)?.[1];
  const form = sameForm(original, given);
  return exported === undefined || EXPORT.test(form) ? form : form.replace(/^(\s*)/, `$1${exported}`);
}

function sameForm(original: string, given: string): string {
  const wasFunction = FUNCTION.test(original);
  const isFunction = FUNCTION.test(given);
  const isMember =
    !wasFunction && !BINDING.test(original) && /^\s*[\w$#*[\]]/.test(original) && !/\bclass\b/.test(original);
  if (isMember && isFunction) return given.replace(/\bfunction\s*(\*?)\s*/, (_, star: string) => star);
  if (wasFunction && !isFunction && /^\s*(?:async\s+)?\*?[\w$]+\s*[(<]/.test(given)) {
    return given.replace(
      /^(\s*)(async\s+)?(\*?)\s*/,
      (_, blanks: string, async = '', star = '') => `${blanks}${async}function${star} `,
    );
  }
  return given;
}

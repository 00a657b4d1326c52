import { TaskError } from '../../domain/errors.ts';

/** Reads `2000,2000,50` as token demands. Empty text is no demand at all. */
export function parseTokenList(text: string): readonly number[] {
  if (text.trim() === '') return [];
  const parts = text.split(',').map((part) => part.trim());
  const wrong = parts.filter((part) => !/^\d{1,15}$/.test(part));
  if (wrong.length > 0) {
    const seen = wrong.slice(0, 10).map((part) => JSON.stringify(part.slice(0, 40)));
    throw new TaskError('bad-input', `A token list has whole numbers only, got ${seen.join(', ')}.`, {
      hint: 'Write it like 2000,2000,50.',
    });
  }
  return parts.map(Number);
}

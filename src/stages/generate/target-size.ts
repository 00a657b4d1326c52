import type { IndexedFile } from '../../domain/symbol.ts';

/** Up to here a file is shown whole, and written whole where it has no definition to name. */
const SHORT_FILE_LINES = 60;
/** Past this a class is narrowed to one of its members. */
export const LARGE_CLASS_LINES = 60;
/** Past this a definition is edited in place rather than written anew, even by a weak model. */
export const LARGE_UNIT_LINES = 150;

export function isShortFile(file: IndexedFile): boolean {
  return file.lines <= SHORT_FILE_LINES;
}

import { codeOf } from '../../domain/errors.ts';

/** True for the error of a file that is not there. */
export function isMissing(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

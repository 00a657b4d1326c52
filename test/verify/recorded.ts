import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CaseDraft } from '../../src/stages/verify/results/case-draft.ts';

/** Folder of the small projects and of what runners printed for them. */
export const RUNNERS = fileURLToPath(new URL('../fixtures/runners', import.meta.url));

export function recorded(name: string): string {
  return readFileSync(`${RUNNERS}/recorded/${name}`, 'utf8');
}

/** A path of the machine the recordings were made on, inside its tree. */
export function relative(path: string): string {
  return path.replace('/home/dev/ranges/', '');
}

/** `status id`, the part of a case that most expectations are about. */
export function brief(cases: readonly Pick<CaseDraft, 'id' | 'status'>[] | undefined): readonly string[] {
  return (cases ?? []).map(({ id, status }) => `${status} ${id}`);
}

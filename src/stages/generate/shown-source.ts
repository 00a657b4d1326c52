import { escapeHidden, unescapeHidden } from './hidden-characters.ts';
import { maskSecrets, unmaskSecrets } from './secret-shapes.ts';

export interface ShownSource {
  readonly text: string;
  readonly hidden: number;
  readonly secrets: number;
}

/** Source text as a model gets to see it: hidden characters in sight, secrets masked; both can be undone. */
export function showSource(text: string): ShownSource {
  const masked = maskSecrets(text);
  const escaped = escapeHidden(masked.text);
  return { text: escaped.text, hidden: escaped.hidden, secrets: masked.secrets };
}

/** Undoes `showSource` in a model's copy of the text. */
export function restoreSource(answer: string, original: string): string {
  return unmaskSecrets(unescapeHidden(answer, original), original);
}

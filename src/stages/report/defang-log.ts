import { visibleText } from './visible-text.ts';

/**
 * Foreign text for a workflow log. The runner obeys `::command::` at the start of a line and `##[command]` anywhere in
 * one, so both lose their shape; control characters and terminal sequences are made visible or removed.
 */
export function defangLog(text: string): string {
  return visibleText(text)
    .replace(/^([^\S\n]*):(?=:)/gm, '$1: ')
    .replaceAll('##[', '# #[');
}

import type { ChatMessage } from '../../ports/model.ts';

/** The form a prompt asks its answer in, as far as a reader can tell. */
export type AskedForm =
  | { readonly form: 'whole-definition'; readonly name: string }
  | { readonly form: 'whole-file' }
  | { readonly form: 'edits' };

/** Reads the last message the way a model would: what is to be written, and of which definition. */
export function askedForm(messages: readonly ChatMessage[]): AskedForm {
  const asked = messages.findLast((message) => message.role === 'user')?.content ?? '';
  const definition = /write the whole corrected `([^`\n]+)`/i.exec(asked);
  if (definition?.[1]) return { form: 'whole-definition', name: definition[1] };
  return /write the whole new contents of this file/i.test(asked) ? { form: 'whole-file' } : { form: 'edits' };
}

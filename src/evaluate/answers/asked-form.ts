import type { ChatMessage } from '../../ports/model.ts';
import { ASK_WHOLE_DEFINITION } from '../../stages/generate/prompts/ask-whole-definition.ts';
import { ASK_WHOLE_FILE } from '../../stages/generate/prompts/ask-whole-file.ts';
import { TARGET } from '../../stages/generate/prompts/target.ts';

/** The form a prompt asks its answer in, as far as a reader can tell. */
export type AskedForm =
  | { readonly form: 'whole-definition'; readonly name: string }
  | { readonly form: 'whole-file'; readonly path: string }
  | { readonly form: 'edits' };

/** Reads the prompt the way a model would: what is to be written, and of which definition or file. */
export function askedForm(messages: readonly ChatMessage[]): AskedForm {
  const asked = messages.findLast((message) => message.role === 'user')?.content ?? '';
  const name = placesOf(ASK_WHOLE_DEFINITION, asked)?.get('name');
  if (name !== undefined) return { form: 'whole-definition', name };
  const path = openingPath(placesOf(`${TARGET.trimEnd()}\n`, asked)?.get('source') ?? '');
  return placesOf(ASK_WHOLE_FILE, asked) && path !== undefined ? { form: 'whole-file', path } : { form: 'edits' };
}

/** What stands in the places of a template in a text made from it; undefined where the text was not. */
function placesOf(template: string, text: string): ReadonlyMap<string, string> | undefined {
  const names: string[] = [];
  const pattern = template
    .replace(/^\n/, '')
    .split(/(\{\{[a-z][A-Za-z]*\}\})/)
    .map((part) => {
      const place = /^\{\{(.*)\}\}$/.exec(part)?.[1];
      if (place === undefined) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      names.push(place);
      return '(.*?)';
    });
  const found = new RegExp(pattern.join('').trimEnd()).exec(text);
  return found ? new Map(names.map((name, at) => [name, found[at + 1] ?? ''])) : undefined;
}

/** The file named where a section opens: `<name nonce path:1-9>`. */
function openingPath(opening: string): string | undefined {
  return /^<\S+ \S+ (.+?)(?::\d+-\d+)?>$/.exec(opening)?.[1];
}

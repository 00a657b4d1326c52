import { visibleText } from '../visible-text.ts';

/** Markup that is safe to put on a page. Only `html` makes it, so foreign text cannot become markup by mistake. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** A template whose strings are escaped; only nested `html` values keep their markup. */
export function html(fixed: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: fixed.map((text, at) => (at === 0 ? text : markupOf(parts[at - 1] ?? '') + text)).join('') };
}

export const NOTHING: Html = { markup: '' };

function markupOf(part: Part): string {
  if (typeof part === 'number') return String(part);
  if (typeof part === 'string') return visibleText(part).replace(/[&<>"'`]/g, (mark) => ENTITIES[mark] ?? '');
  return 'markup' in part ? part.markup : part.map((item) => item.markup).join('');
}

import type { Target } from '../../domain/program.ts';
import type { IndexedFile } from '../../domain/symbol.ts';
import type { AskedFormat } from './choose-format.ts';
import { fillTemplate } from './fill-template.ts';
import { escapeHidden } from './hidden-characters.ts';
import { FIND_THE_MISTAKE, KINDS_OF_MISTAKES } from './prompts/aims.ts';
import { ASK_SEARCH_REPLACE } from './prompts/ask-search-replace.ts';
import { ASK_WHOLE_DEFINITION } from './prompts/ask-whole-definition.ts';
import { ASK_WHOLE_FILE } from './prompts/ask-whole-file.ts';
import type { WriteRequest } from './write-request.ts';

/** The last words of the prompt: what to write, and in which form. */
export function renderAsk(format: AskedFormat, request: WriteRequest, file: IndexedFile): string {
  const { target } = request;
  const language = file.language === 'text' ? '' : file.language;
  switch (format) {
    case 'whole-definition':
      return fillTemplate(ASK_WHOLE_DEFINITION, {
        aim: aim(request),
        name: plain(nameOf(target)),
        language,
      });
    case 'whole-file':
      return fillTemplate(ASK_WHOLE_FILE, { aim: aim(request), language });
    case 'search-replace':
      return fillTemplate(ASK_SEARCH_REPLACE, { path: plain(target.path) });
    default:
      return format satisfies never;
  }
}

/** A failing test says that something is wrong; without one the task may ask for anything. */
function aim({ failures, frame }: WriteRequest): string {
  if (failures.length === 0) return 'Do the task.';
  return (frame === 'plain' ? FIND_THE_MISTAKE : KINDS_OF_MISTAKES).trim();
}

function nameOf(target: Target): string {
  return target.unit?.unit.qualifiedName ?? target.path;
}

/** Names and paths come from the repository: outside a fence they must be one short word on one line. */
function plain(name: string): string {
  return escapeHidden(name)
    .text.replace(/[\s`<>]+/g, '_')
    .slice(0, 200);
}

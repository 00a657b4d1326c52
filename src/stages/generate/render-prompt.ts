import { TaskError } from '../../domain/errors.ts';
import type { PortfolioSlot } from '../../domain/portfolio.ts';
import type { IndexedFile } from '../../domain/symbol.ts';
import type { ChatMessage } from '../../ports/model.ts';
import type { AskedFormat } from './choose-format.ts';
import { fillTemplate } from './fill-template.ts';
import { orderEvidence } from './order-evidence.ts';
import { outputLimit } from './output-limit.ts';
import {
  evidenceSection,
  failuresSection,
  repairSection,
  surroundingsSection,
  targetSection,
  taskSection,
  testSourcesSection,
} from './prompt-parts.ts';
import { SYSTEM } from './prompts/system.ts';
import { renderAsk } from './render-ask.ts';
import { targetSource } from './target-source.ts';
import { testExcerpts } from './test-excerpts.ts';
import type { WriteRequest, WriteTools } from './write-request.ts';

/** Tokens left for the chat template's own marks, and for what another tokenizer would count more. */
const TEMPLATE_MARGIN = 64;

export interface RenderedPrompt {
  readonly messages: readonly ChatMessage[];
  readonly maxOutputTokens: number;
  /** What was left out of the prompt, or taken out of its text. */
  readonly notes: readonly string[];
}

export type PromptTools = Pick<WriteTools, 'nonce' | 'profile' | 'index'>;

/**
 * The prompt for one program. What every try of a run shares comes first (rules, task, tests, shared evidence, code to
 * change) and what differs last (own evidence, what went wrong before, what to write), so that an evaluated beginning
 * serves all of them. What does not fit the window is left out from the least important end, and said.
 */
export function renderPrompt(
  request: WriteRequest,
  asked: { readonly format: AskedFormat; readonly file: IndexedFile },
  tools: PromptTools,
): RenderedPrompt {
  const { nonce, profile } = tools;
  const system = fillTemplate(SYSTEM, { nonce });
  const source = targetSource(request.target, asked.file);
  const tests = testExcerpts(request.testSources ?? [], request.failures, tools.index);
  const evidence = orderEvidence(request, [source.code, ...tests]);
  const task = taskSection(request, { nonce, profile });
  const target = targetSection(source, tools);
  const maxOutputTokens = outputLimit(asked.format, rewritten(request, asked.file), profile);
  const parts: Parts = {
    task: task.text,
    failures: failuresSection(request, tools).text,
    tests: testSourcesSection(tests, tools).text,
    shared: evidence.shared,
    surroundings: surroundingsSection(source, tools).text,
    target: target.text,
    own: evidence.own,
    repair: repairSection(request, tools).text,
    ask: renderAsk(asked.format, request, asked.file),
  };
  const room = profile.window - maxOutputTokens - TEMPLATE_MARGIN - profile.tokenizer.count(system);
  const fitted = fitParts(parts, { room, tools });
  const messages: readonly ChatMessage[] = [
    { role: 'system', content: system },
    { role: 'user', content: fitted.text },
  ];
  return {
    messages,
    maxOutputTokens,
    notes: [...task.notes, ...target.notes, ...maskedNote(fitted.text), ...fitted.notes],
  };
}

/** Marks put by the fence, or written so by a stranger: either way the reader should look. */
function maskedNote(text: string): readonly string[] {
  const marks = text.split('\u27E6secret ').length - 1;
  return marks === 0 ? [] : [`Masked in the prompt, looking like credentials: ${marks}.`];
}

function rewritten({ target }: WriteRequest, file: IndexedFile): string {
  return target.unit === undefined
    ? file.text
    : file.text.slice(target.unit.unit.startOffset, target.unit.unit.endOffset);
}

interface Parts {
  readonly task: string;
  readonly failures: string;
  readonly tests: string;
  readonly shared: readonly PortfolioSlot[];
  readonly surroundings: string;
  readonly target: string;
  readonly own: readonly PortfolioSlot[];
  readonly repair: string;
  readonly ask: string;
}

function joinParts(parts: Parts, tools: PromptTools): string {
  const sections = [
    parts.task,
    parts.failures,
    parts.tests,
    evidenceSection(parts.shared, 'shared', tools).text,
    parts.surroundings,
    parts.target,
    evidenceSection(parts.own, 'own', tools).text,
    parts.repair,
    parts.ask,
  ];
  return sections.filter((section) => section !== '').join('\n\n');
}

/** Leaves out the lowest evidence slots first, then the tests' source, the file's head, the earlier try. */
function fitParts(
  parts: Parts,
  { room, tools }: { room: number; tools: PromptTools },
): { text: string; notes: string[] } {
  const notes: string[] = [];
  let left = parts;
  for (;;) {
    const text = joinParts(left, tools);
    const tokens = tools.profile.tokenizer.count(text);
    if (tokens <= room) return { text, notes };
    const smaller = withoutLeast(left);
    if (!smaller) throw overflow(tokens, room);
    notes.push(`Left out of the prompt, the window being full: ${smaller.what}.`);
    left = smaller.parts;
  }
}

function withoutLeast(parts: Parts): { readonly parts: Parts; readonly what: string } | undefined {
  const lowest = [...parts.own, ...parts.shared].sort((a, b) => b.slot - a.slot)[0];
  if (lowest) {
    const without = (slots: readonly PortfolioSlot[]) => slots.filter((slot) => slot !== lowest);
    const what = `evidence ${lowest.path}:${lowest.start}-${lowest.end}`;
    return { parts: { ...parts, own: without(parts.own), shared: without(parts.shared) }, what };
  }
  if (parts.tests !== '') return { parts: { ...parts, tests: '' }, what: "the tests' source" };
  if (parts.surroundings !== '')
    return { parts: { ...parts, surroundings: '' }, what: "the head of the target's file" };
  if (parts.repair !== '') return { parts: { ...parts, repair: '' }, what: 'the earlier try' };
  if (parts.failures !== '') return { parts: { ...parts, failures: '' }, what: 'the failing tests' };
  return undefined;
}

function overflow(tokens: number, room: number): TaskError {
  return new TaskError(
    'model-overflow',
    `Task and code to change need ${tokens} tokens; the window leaves ${Math.max(0, room)}.`,
    {
      hint: 'Use a model with a larger window, or name a smaller piece of code.',
    },
  );
}

import type { PortfolioSlot } from '../../domain/portfolio.ts';
import { untrusted } from '../../domain/untrusted-text.ts';
import type { ModelProfile } from '../../ports/model.ts';
import { cutMiddle } from './cut-middle.ts';
import { describeFailures } from './failing-tests.ts';
import { type FencedText, fenceUntrusted } from './fence-untrusted.ts';
import { fillTemplate } from './fill-template.ts';
import { EVIDENCE } from './prompts/evidence.ts';
import { FAILURES } from './prompts/failures.ts';
import { MORE_EVIDENCE } from './prompts/more-evidence.ts';
import { REPAIR } from './prompts/repair.ts';
import { REPAIR_WITHOUT_ANSWER } from './prompts/repair-without-answer.ts';
import { TARGET } from './prompts/target.ts';
import { TARGET_SURROUNDINGS } from './prompts/target-surroundings.ts';
import { TASK } from './prompts/task.ts';
import { TEST_SOURCES } from './prompts/test-sources.ts';
import { type SourceExcerpt, titleOf } from './source-excerpt.ts';
import type { TargetSource } from './target-source.ts';
import type { WriteRequest, WriteTools } from './write-request.ts';

/** A section of the prompt as it is printed; empty where there is nothing to print. */
export interface Section {
  readonly text: string;
  readonly notes: readonly string[];
}

const NOTHING: Section = { text: '', notes: [] };

/** A task may be 64 KB long; past this part of the window its middle gives way to the code. */
const TASK_SHARE = 0.25;
/** The least part that is always kept. */
const TASK_LEAST = 200;
/** The most of an earlier answer that is shown again. */
const MOST_ANSWER = 3000;
const MOST_PROBLEM = 3000;

export type Fencing = Pick<WriteTools, 'nonce'>;

export function taskSection(
  request: WriteRequest,
  { nonce, profile }: { nonce: string; profile: ModelProfile },
): Section {
  const { untrusted: text, origin } = request.task.text;
  const tokens = Math.max(TASK_LEAST, Math.floor(profile.window * TASK_SHARE));
  const cut = cutMiddle(text, { tokens, counted: profile.tokenizer.count(text) });
  const fenced = fenceUntrusted(untrusted(cut, origin), { nonce, section: 'task', as: 'prose' });
  const notes = [
    ...(fenced.hidden > 0 ? [`${fenced.hidden} hidden characters were taken out of the task's text.`] : []),
    ...(cut === text ? [] : [`The task's text was cut to about ${tokens} tokens.`]),
  ];
  return { text: fillTemplate(TASK, { task: fenced.text }), notes };
}

export function failuresSection(
  { failures }: WriteRequest,
  { nonce, index }: Pick<WriteTools, 'nonce' | 'index'>,
): Section {
  if (failures.length === 0) return NOTHING;
  const text = untrusted(describeFailures(failures, index.byPath), 'test output');
  const fenced = fenceUntrusted(text, { nonce, section: 'test-output', as: 'source' });
  return { text: fillTemplate(FAILURES, { failures: fenced.text }), notes: [] };
}

export function testSourcesSection(excerpts: readonly SourceExcerpt[], { nonce }: Fencing): Section {
  if (excerpts.length === 0) return NOTHING;
  const sources = excerpts.map((excerpt) => fencedFile(titleOf(excerpt), excerpt.text, nonce).text).join('\n');
  return { text: fillTemplate(TEST_SOURCES, { sources }), notes: [] };
}

export function evidenceSection(slots: readonly PortfolioSlot[], which: 'shared' | 'own', { nonce }: Fencing): Section {
  if (slots.length === 0) return NOTHING;
  const content = untrusted(slots.map((slot) => slot.text.trimEnd()).join('\n\n'), 'repository');
  const fenced = fenceUntrusted(content, { nonce, section: 'code', as: 'source' });
  const template = which === 'shared' ? EVIDENCE : MORE_EVIDENCE;
  return { text: fillTemplate(template, { evidence: fenced.text }), notes: [] };
}

export function targetSection(source: TargetSource, { nonce }: Fencing): Section {
  const title = titleOf(source.code);
  const fenced = fencedFile(title, source.code.text, nonce);
  const hidden = fenced.hidden === 0 ? [] : [`${title} holds ${fenced.hidden} hidden characters.`];
  return { text: fillTemplate(TARGET, { source: fenced.text }), notes: hidden };
}

export function surroundingsSection(source: TargetSource, { nonce }: Fencing): Section {
  if (!source.surroundings) return NOTHING;
  const { title, text } = source.surroundings;
  return {
    text: fillTemplate(TARGET_SURROUNDINGS, { source: fencedFile(title, text, nonce).text }),
    notes: [],
  };
}

export function repairSection({ feedback }: WriteRequest, { nonce }: Fencing): Section {
  if (!feedback) return NOTHING;
  const cut = (text: string, most: number) => cutMiddle(text, { tokens: most, counted: text.length });
  const problem = untrusted(cut(feedback.problem, MOST_PROBLEM), 'test output');
  const fencedProblem = fenceUntrusted(problem, { nonce, section: 'test-output', as: 'source' }).text;
  const previous = feedback.previousAnswer;
  if (previous === undefined || previous.length > MOST_ANSWER) {
    return { text: fillTemplate(REPAIR_WITHOUT_ANSWER, { problem: fencedProblem }), notes: [] };
  }
  const answer = fenceUntrusted(untrusted(previous, 'answer'), { nonce, section: 'earlier-try', as: 'source' }).text;
  return { text: fillTemplate(REPAIR, { answer, problem: fencedProblem }), notes: [] };
}

function fencedFile(title: string, text: string, nonce: string): FencedText {
  return fenceUntrusted(untrusted(text, 'repository'), { nonce, section: 'file', as: 'source', title });
}

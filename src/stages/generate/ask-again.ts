import { untrusted } from '../../domain/untrusted-text.ts';
import type { ChatMessage } from '../../ports/model.ts';
import type { AnswerProblem } from './answer/answer-problem.ts';
import { fenceUntrusted } from './fence-untrusted.ts';
import { fillTemplate } from './fill-template.ts';
import { escapeHidden } from './hidden-characters.ts';
import { ASK_AGAIN } from './prompts/ask-again.ts';
import type { PromptTools } from './render-prompt.ts';

/** Asking again can mend how an answer was written, not what its model is unwilling or unable to give. */
export function isWorthAsking(problem: AnswerProblem, answer: string): boolean {
  const mendable = problem.kind !== 'no-change' && problem.kind !== 'cut' && problem.kind !== 'refused';
  return mendable && answer.trim() !== '';
}

/**
 * The chat so far with the reason why the answer cannot be used, and the file's real lines where an anchor missed them.
 * Undefined if it would not fit the window: then the first answer stands as failed.
 */
export function askAgain(
  messages: readonly ChatMessage[],
  answer: string,
  problem: AnswerProblem,
  { nonce, profile }: PromptTools,
): readonly ChatMessage[] | undefined {
  const { excerpt } = problem;
  const content = fillTemplate(ASK_AGAIN, {
    problem: escapeHidden(problem.explanation).text.replaceAll(nonce, ''),
    excerpt: excerpt
      ? fenceUntrusted(untrusted(excerpt.text, 'repository'), {
          nonce,
          section: 'file',
          as: 'source',
          title: `${excerpt.path} from line ${excerpt.start}`,
        }).text
      : '',
  });
  const again: readonly ChatMessage[] = [
    ...messages,
    { role: 'assistant', content: answer },
    { role: 'user', content },
  ];
  const tokens = again.reduce((sum, message) => sum + profile.tokenizer.count(message.content), 0);
  return tokens + 256 <= profile.window ? again : undefined;
}

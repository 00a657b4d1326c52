import type { ChatMessage } from '../../ports/model.ts';
import type { ChatItem, ChatWrapper, LlamaModelHandle } from './library-types.ts';

export interface RenderedPrompt {
  readonly tokens: readonly number[];
  /** Token runs that end the answer, beside the model's own end token. */
  readonly stops: readonly (readonly number[])[];
}

/**
 * The chat as tokens in the model's own template. Text of a message can never become a special token: repository files
 * may spell `<|im_end|>` and would otherwise speak with the system's voice.
 */
export function renderPrompt(
  messages: readonly ChatMessage[],
  model: LlamaModelHandle,
  wrapper: ChatWrapper,
): RenderedPrompt {
  const history = messages.map(asItem);
  const open: ChatItem = { type: 'model', response: [] };
  const state = wrapper.generateContextState({ chatHistory: [...history, open] });
  const tokens = state.contextText.tokenize(model.tokenizer);
  const { bos, shouldPrependBosToken } = model.tokens;
  const needsBos = shouldPrependBosToken && bos !== null && tokens[0] !== bos;
  const stops = state.stopGenerationTriggers.map((trigger) => trigger.tokenize(model.tokenizer));
  return { tokens: needsBos ? [bos, ...tokens] : tokens, stops: stops.filter((stop) => stop.length > 0) };
}

function asItem(message: ChatMessage): ChatItem {
  switch (message.role) {
    case 'assistant':
      return { type: 'model', response: [message.content] };
    case 'system':
    case 'user':
      return { type: message.role, text: message.content };
    default: {
      const never: never = message.role;
      return never;
    }
  }
}

import { quoteBlock, quoteProse } from './quote.ts';

/** A short answer to a command that started nothing: why, and what to post instead. */
export function renderReply(reply: { readonly reason: string; readonly block?: string }): string {
  const text = `### Vital: nothing was started\n\n${quoteProse(reply.reason, 2_000)}`;
  return reply.block === undefined ? text : `${text}\n\n${quoteBlock(reply.block)}`;
}

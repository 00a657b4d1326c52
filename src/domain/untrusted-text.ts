/**
 * Text that a stranger may have written: task, repository, test output, model answer. It is an object and not a string,
 * so that it cannot slip into a prompt or a comment by interpolation. Prompts take it through `fenceUntrusted`, answers
 * through the report's quoting; nothing else opens it for display.
 */
export interface UntrustedText {
  readonly untrusted: string;
  /** Where it came from, in our own words: `task`, `test output`, … */
  readonly origin: string;
}

export function untrusted(text: string, origin: string): UntrustedText {
  return { untrusted: text, origin };
}

/** Names that resolve anywhere in a language. */
export interface KnownNames {
  /** Keywords, builtins and what programs use without saying where it comes from. */
  readonly names: ReadonlySet<string>;
  /** Methods and fields of the language's own types. */
  readonly members: ReadonlySet<string>;
}

export function knownNames(names: string, members: string): KnownNames {
  return { names: new Set(names.trim().split(/\s+/)), members: new Set(members.trim().split(/\s+/)) };
}

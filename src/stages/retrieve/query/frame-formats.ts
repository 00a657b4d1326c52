/** What a format's pattern gives: groups `path`, `line`, and where it has one `function`. */
export interface FrameFormat {
  readonly name: string;
  /** Where the innermost frame stands in a printed trace. */
  readonly innermost: 'first' | 'last';
  /** Matched against one line of at most 500 characters, so that no pattern can run long. */
  readonly pattern: RegExp;
  /** The function is on the line before, in this form. */
  readonly functionBefore?: RegExp;
}

/** The eight common formats; the first whose pattern matches wins, so the narrow ones stand before Node's. */
export const FRAME_FORMATS: readonly FrameFormat[] = [
  {
    name: 'python',
    innermost: 'last',
    pattern: /^\s*File "(?<path>[^"]+)", line (?<line>\d{1,7})(?:, in (?<function>.+))?/,
  },
  {
    name: 'java',
    innermost: 'first',
    pattern: /^\s*at (?<function>[\w$.<>/]+)\((?<path>[\w$-]+\.(?:java|kt|scala|groovy)):(?<line>\d{1,7})\)/,
  },
  {
    name: 'csharp',
    innermost: 'first',
    pattern: /^\s*at (?<function>[^(]+)\(.*\) in (?<path>.+):line (?<line>\d{1,7})\s*$/,
  },
  {
    name: 'rust',
    innermost: 'first',
    pattern: /^\s*at (?<path>[^\s:]+\.rs):(?<line>\d{1,7})(?::\d{1,7})?\s*$/,
    functionBefore: /^\s*\d+: (?:0x[0-9a-f]+ - )?(?<function>\S.*)$/,
  },
  {
    name: 'rust',
    innermost: 'first',
    pattern: /panicked at (?:'.*', )?(?<path>[^\s:',]+\.rs):(?<line>\d{1,7})/,
  },
  {
    name: 'node',
    innermost: 'first',
    pattern:
      /^\s*at (?:async )?(?:new )?(?:(?<function>[^(]+?) )?\(?(?:file:\/\/)?(?<path>(?:[A-Za-z]:[\\/])?[^\s():]+):(?<line>\d{1,7}):\d{1,7}\)?,?\s*$/,
  },
  {
    name: 'go',
    innermost: 'first',
    pattern: /^\s+(?<path>[^\s:]+\.go):(?<line>\d{1,7})(?: \+0x[0-9a-f]+|: .*)?\s*$/,
    functionBefore: /^(?<function>[\w./*()-]+)\(.*\)\s*$/,
  },
  {
    name: 'ruby',
    innermost: 'first',
    pattern: /^\s*(?:from |\d+: )?(?<path>[^\s:]+\.rb):(?<line>\d{1,7}):in ['`‘](?<function>[^'’`]+)/,
  },
  {
    name: 'pytest',
    innermost: 'last',
    pattern: /^(?<path>[^\s:]+\.py):(?<line>\d{1,7}): ?(?:in (?<function>\S+)|[A-Z]\w*)?\s*$/,
  },
];

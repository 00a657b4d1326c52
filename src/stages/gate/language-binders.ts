import type { GrammarLanguage } from '../../domain/language.ts';

// Every run of characters here is bounded, or cannot also be matched by its neighbours: what is read may be hostile.
const CASE_PATTERN = /\bcase\b([^\n]{1,200}?)(?::(?![:=])|=>|->)/gu;
/** `{ i, x -> …`, as Kotlin and Scala write a function without a name. */
const BLOCK_PARAMETERS = /\{([^{}\n;]{1,100}?)(?:->|=>)/gu;
/** `is string s`, `is { Length: > 3 } s`, `string t when …`. */
const TYPE_PATTERNS = [
  /\bis\b[^;\n&|?)]{1,80}?[\s}]([\w$]+)[ \t]*(?=[&|)?;\n])/gu,
  /(?<![\w$])([\w$]+)\s+when\b/gu,
] as const;

/** What binds a name in one language only. As elsewhere, the first group holds the names. */
export const LANGUAGE_BINDERS: Readonly<Partial<Record<GrammarLanguage, readonly RegExp[]>>> = {
  python: [
    /\bcase\b([^\n]{1,200}):/gu,
    /\bas\s+[([]([^)\]\n]{1,120})/gu,
    // x: int
    /(?:^|\n)[ \t]*([\w$]+)[ \t]*:[ \t]*[^\s=][^=\n]{0,80}(?=\n|$)/gu,
  ],
  java: [
    CASE_PATTERN,
    /\binstanceof\s+(?:final\s+)?[\w$.]+(?:<[^()&|]{0,80}>)?(?:\[\])*\s+([\w$]+)/gu,
    ...TYPE_PATTERNS,
  ],
  csharp: [CASE_PATTERN, /\b(?:from|join|let)\s+([\w$]+)\s+(?:in\b|=)/gu, ...TYPE_PATTERNS],
  scala: [CASE_PATTERN, BLOCK_PARAMETERS, /(?:^|[;{(\n])([^;{}\n=]{1,120}?)<-/gu],
  kotlin: [BLOCK_PARAMETERS],
  go: [/\b(?:var|const)\s*\(([^()]{1,600})\)/gu],
  // What stands before an arm's arrow, and the pattern of a `let`.
  rust: [
    /(?:^|[{},\n])([^\n{},;=]{1,120}(?:[{(][^\n{}();=]{0,80}[)}][^\n{},;=]{0,40})?)=>/gu,
    /\blet\b([^=;]{1,200})=(?!=)/gu,
  ],
  ruby: [/(?:^|[\n;])[ \t]*in\b([^\n]{1,200}?)(?=[ \t]then\b|\n|$)/gu, /=>\s*(\{[^{}\n]{1,120}\}|[a-z_]\w*)/gu],
  php: [/(?:^|[;{}\n])[ \t]*(?:list\s*)?([[(](?:[^=;\n]|=>){1,200}[\])])\s*=(?![=>])/gu, /\bas\s+([^){\n]{1,120})\)/gu],
  bash: [/(?:^|[\s;])(?:local|declare|export|readonly|read)\s+([^\n;|&<]{1,120})/gu],
};

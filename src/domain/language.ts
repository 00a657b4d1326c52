/** Languages with a grammar. Any other text file is indexed as line windows under `text`. */
export const GRAMMAR_LANGUAGES = [
  'python',
  'javascript',
  'typescript',
  'tsx',
  'java',
  'go',
  'rust',
  'c',
  'cpp',
  'csharp',
  'ruby',
  'php',
  'kotlin',
  'scala',
  'bash',
] as const;

export type GrammarLanguage = (typeof GRAMMAR_LANGUAGES)[number];
export type Language = GrammarLanguage | 'text';

const BY_EXTENSION: Readonly<Record<string, GrammarLanguage>> = {
  py: 'python',
  pyi: 'python',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  tsx: 'tsx',
  java: 'java',
  go: 'go',
  rs: 'rust',
  c: 'c',
  h: 'c',
  cc: 'cpp',
  cpp: 'cpp',
  cxx: 'cpp',
  hpp: 'cpp',
  hh: 'cpp',
  cs: 'csharp',
  rb: 'ruby',
  php: 'php',
  kt: 'kotlin',
  kts: 'kotlin',
  scala: 'scala',
  sc: 'scala',
  sh: 'bash',
  bash: 'bash',
}; // prettier-ignore

/** The language of a path, by extension, else by the shebang on the first line. */
export function languageOf(path: string, firstLine = ''): Language {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const known = dot > 0 ? BY_EXTENSION[name.slice(dot + 1).toLowerCase()] : undefined;
  if (known) return known;
  if (!firstLine.startsWith('#!')) return 'text';
  if (/python/.test(firstLine)) return 'python';
  if (/\bnode\b/.test(firstLine)) return 'javascript';
  if (/\bruby\b/.test(firstLine)) return 'ruby';
  return /\b(?:ba|z|da)?sh\b/.test(firstLine) ? 'bash' : 'text';
}

/** How a one-line comment opens in the language; used for descriptors and elision marks. */
export function lineComment(language: Language): string {
  return language === 'python' || language === 'ruby' || language === 'bash' || language === 'text' ? '#' : '//';
}

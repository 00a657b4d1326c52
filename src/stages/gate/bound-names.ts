import type { GrammarLanguage } from '../../domain/language.ts';
import { plainName } from './code-words.ts';
import { LANGUAGE_BINDERS } from './language-binders.ts';

const NAME = '(?<![\\p{L}\\p{N}_$])[\\p{L}_$][\\p{L}\\p{N}_$]*';
/** Words that may stand before a name without declaring it. */
const NOT_TYPES = new Set(
  'return throw new else case await yield in not and or is delete typeof instanceof goto raise del assert if elif while until unless when lambda from import print echo do then'.split(
    ' ',
  ),
);
const AS = /\bas\s+\$?([\w$]+(?:\s*=>\s*\$?[\w$]+)?)/gu;
/** Where `as` names something; elsewhere it is a cast. */
const NAMES_WITH_AS: ReadonlySet<GrammarLanguage> = new Set(['python', 'php', 'rust', 'ruby']);
const TYPE_FIRST: ReadonlySet<GrammarLanguage> = new Set(['java', 'c', 'cpp', 'csharp', 'php']);

/** Each pattern's first group holds the names bound, with whatever stands between them. */
const BINDERS: readonly RegExp[] = [
  // a = …, a, b = …, a: int = …, a := …, (a, b) = …, *a, (b, c) = …
  new RegExp(
    `(?:^|[;{(\\n])[ \\t]*([({[*]{0,2}${NAME}(?:[ \\t]*,[ \\t]*[*(]*${NAME}[)]*){0,20}[)}\\]]?)[ \\t]*(?::[^=\\n;{}]{0,80})?(?::=|=)(?![=>~])`,
    'gu',
  ),
  // a = b = …, and further names of a declaration: int a = 0, b = …
  new RegExp(`[=,]\\s*[*&]*(${NAME})\\s*=(?![=>~])`, 'gu'),
  // let, const, var, val, auto with one name, several or a pattern
  /(?:^|[^\w$])(?:let|const|var|val|final|auto|mut|static|global|nonlocal|local|my|declare|readonly|import)\s+(?:mut\s+)?([\w$]+(?:\s*,\s*[\w$]+){0,8}|[{[(][^=;]{0,300}?[}\])])/gu,
  // const { a, b: { c }, d = 1, ...e } = …
  /(?:^|[^\w$])(?:let|const|var)\s*(\{[^{};]{0,200}(?:\{[^{};]{0,200}\}[^{};]{0,200}){0,5}\}|\[[^[\];]{0,200}(?:\[[^[\];]{0,200}\][^[\];]{0,200}){0,5}\])\s*(?::[^=;\n]{1,80})?=/gu,
  // for x in, for (const x of …), for x, y := range, foreach (… as $k => $v)
  /(?:^|[^\w$])for(?:each)?\s*\(?\s*(?:await\s*)?\(?(?:const|let|var|final|auto)?\s*([^;{}\n]{1,120}?)\s+(?:in|of)\b/gu,
  /(?:^|[^\w$])for\s+([^;{}\n=]{1,80}?)\s*:=/gu,
  // functions and classes, and what catches
  /(?:^|[^\w$])(?:def|class|function\s*\*?|func|fn|fun|struct|enum|interface|trait|type|module|namespace)\s+([\w$]+)/gu,
  /\b(?:catch|except|rescue)\b[^\n]{0,80}?([\w$]+)\s*[):{;\n]/gu,
  /\bcatch\s*\(([^()\n]{1,200})\)/gu,
  // labels, and what enums and records hold
  /\b(?:break|continue|goto)[ \t]+'?([\w$]+)/gu,
  /\b(?:enum|struct)\b[^{};()]{0,80}\{([^{}]{1,600})\}/gu,
  // parameters of lambdas and blocks
  /\blambda\s+([^:\n]{0,120}):/gu,
  /\(([^()]{0,200})\)\s*(?::[^=\n]{0,60})?(?:=>|->)/gu,
  /(?<![\w$])([\w$]+)\s*(?:=>|->)/gu,
  /\|([^|\n]{1,80})\|/gu,
  // a, err := f()
  /(?<![\w$])([\w$]+(?:\s*,\s*[\w$]+){0,5})\s*:=/gu,
  /\bfrom\s+\S+\s+import\s+([^\n]{1,200})/gu,
  // parameters of functions without a name
  /(?:^|[^\w$])(?:function|func|fn|fun)\b[^()\n]{0,80}\(([^()]{0,300})\)/gu,
  // named type parameters
  /<([A-Z][\w$]*(?:\s*,\s*[A-Z][\w$]*){0,8})>/gu,
];
const TYPED = new RegExp(
  `(${NAME})(?:<[^;(){}=\\n]{0,120}>)?(?:\\[\\])*[&*]*[ \\t]+[&*]*[$]?(${NAME}(?:[ \\t]*,[ \\t]*[*&]*${NAME}){0,8})[ \\t]*(?=[=;,):[])`,
  'gu',
);

/**
 * Names a piece of blanked code binds anywhere in it, whatever the scope. Generous on purpose: a name wrongly taken as
 * bound hides one suspicion, a name wrongly taken as free would accuse a sound program.
 */
export function boundNames(code: string, language: GrammarLanguage): ReadonlySet<string> {
  const names = new Set<string>();
  const addNamesIn = (bound = ''): void => {
    for (const [name] of bound.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)) names.add(plainName(name, language));
  };
  const own = LANGUAGE_BINDERS[language] ?? [];
  for (const binder of NAMES_WITH_AS.has(language) ? [...BINDERS, ...own, AS] : [...BINDERS, ...own]) {
    for (const match of code.matchAll(binder)) addNamesIn(match[1]);
  }
  if (TYPE_FIRST.has(language)) {
    for (const match of code.matchAll(TYPED)) {
      if (!NOT_TYPES.has(match[1] ?? '')) addNamesIn(match[2]);
    }
  }
  return names;
}

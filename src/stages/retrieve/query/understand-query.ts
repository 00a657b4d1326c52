import type { FailureEvidence, StackFrame, TaskQuery } from '../../../domain/evidence.ts';
import { keywordsOf } from '../../../domain/keywords.ts';
import { foldName, type NameTokeniser, namesIn } from '../../../domain/tokenise-code.ts';
import { dropLongQuotes } from './drop-logs.ts';
import { extractFrames } from './extract-frames.ts';
import { extractLiterals } from './extract-literals.ts';
import { extractNames, extractPaths, type NameMention, type PathMention } from './extract-mentions.ts';

/** A task taken apart, the parts in order of trust. */
export interface UnderstoodQuery {
  /** Each printed trace, innermost frame first. */
  readonly traces: readonly (readonly StackFrame[])[];
  readonly paths: readonly PathMention[];
  readonly names: readonly NameMention[];
  /** Phrases that may stand in the source word for word. */
  readonly literals: readonly string[];
  /** Words without any mark of code; one may still be a unit's name. */
  readonly words: readonly string[];
  /** Weight of each token for BM25F. */
  readonly terms: ReadonlyMap<string, number>;
  readonly failures: readonly FailureEvidence[];
}

/** Failures looked at; a tree where everything fails says no more with its five hundredth. */
const MOST_FAILURES = 20;
const LONGEST_MESSAGE = 4000;
/** The first line of a task says what it is about. */
const TITLE_WEIGHT = 2;
const MESSAGE_WEIGHT = 0.5;
/** `#532`, `3`: numbers rarely stand in the code that is meant. */
const NUMBER_WEIGHT = 0.3;

/** `fix(parser): …`: the kind of change, in front of its scope, looks like a call and names nothing. */
const CHANGE_TYPE =
  /^\s{0,20}(?:feat|fix|bugfix|hotfix|perf|refactor|style|chore|revert)(?=(?:\([^()\n]{1,60}\))?!?:)/i;

export function understandQuery(query: TaskQuery, tokenise: NameTokeniser): UnderstoodQuery {
  const { traces, rest } = extractFrames(query.text);
  const text = dropLongQuotes(rest).replace(CHANGE_TYPE, '');
  const failures = distinctFailures(query.failures);
  const messages = failures.map(({ message }) => extractFrames(message.slice(0, LONGEST_MESSAGE)));
  const terms = new Map<string, number>();
  const [title = '', ...body] = text.trimStart().split('\n');
  addTerms(terms, title, { weight: TITLE_WEIGHT, tokenise });
  addTerms(terms, body.join('\n'), { weight: 1, tokenise });
  for (const { test } of failures) addTerms(terms, test, { weight: 1, tokenise });
  for (const message of messages) addTerms(terms, message.rest, { weight: MESSAGE_WEIGHT, tokenise });
  return {
    traces: [...failures.map(({ frames }) => frames), ...messages.flatMap((message) => message.traces), ...traces],
    paths: extractPaths(text),
    names: extractNames(text),
    literals: [...new Set([text, ...messages.map((message) => message.rest)].flatMap(extractLiterals))],
    words: plainWords(text),
    terms,
    failures,
  };
}

function distinctFailures(failures: readonly FailureEvidence[]): readonly FailureEvidence[] {
  return [...new Map(failures.map((failure) => [failure.test, failure])).values()].slice(0, MOST_FAILURES);
}

interface TermSetting {
  readonly weight: number;
  readonly tokenise: NameTokeniser;
}

/** A token keeps the largest weight it is given: saying a thing twice must not outweigh the rest. */
function addTerms(terms: Map<string, number>, text: string, { weight, tokenise }: TermSetting): void {
  for (const name of namesIn(text)) {
    for (const token of tokenise(name)) {
      if (keywordsOf('text').has(token)) continue;
      const given = /^\d+$/.test(token) ? weight * NUMBER_WEIGHT : weight;
      terms.set(token, Math.max(given, terms.get(token) ?? 0));
    }
  }
}

const MOST_WORDS = 400;

function plainWords(text: string): readonly string[] {
  const words = new Set<string>();
  for (const name of namesIn(text)) {
    if (words.size >= MOST_WORDS) break;
    if (name.length > 2 && !keywordsOf('text').has(foldName(name))) words.add(name);
  }
  return [...words];
}

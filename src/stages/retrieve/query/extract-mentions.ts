import { keywordsOf } from '../../../domain/keywords.ts';

/** A path in the task, as written, with its line where one is given. */
export interface PathMention {
  readonly path: string;
  readonly line?: number;
}

/** A name the task uses as a name of code: by its shape, by backticks, or by a word such as "function" beside it. */
export interface NameMention {
  /** Segments of `a.b::c#d`. */
  readonly segments: readonly string[];
  /** False inside a code block: a sample of use names much that the task is not about. */
  readonly inProse: boolean;
}

/** Mentions of one kind that are read; bounds what a 64 KB task can cost. */
const MOST_MENTIONS = 200;
const LONGEST_CHUNK = 300;
/** A longer qualified name is no name, and every segment of one costs a look-up. */
const LONGEST_NAME = 200;

const CHUNK = /[^\s"'`<>()[\]{},;|*=]+/g;
const PATH =
  /^(?<path>[^:#]*(?:\/[^:#/]+|[^:#/]\.[A-Za-z][A-Za-z0-9]{0,9}))(?::(?<line>\d{1,7})(?::\d{1,7})?|#L(?<anchor>\d{1,7})(?:-L?\d{1,7})?)?$/;

export function extractPaths(text: string): readonly PathMention[] {
  const found = new Map<string, PathMention>();
  for (const [chunk] of text.matchAll(CHUNK)) {
    if (found.size >= MOST_MENTIONS) break;
    const groups = chunk.length > LONGEST_CHUNK ? undefined : PATH.exec(trimChunk(chunk))?.groups;
    const path = groups?.path;
    if (!groups || !path) continue;
    const line = groups.line ?? groups.anchor;
    found.set(`${path}:${line ?? ''}`, line === undefined ? { path } : { path, line: Number(line) });
  }
  return [...found.values()];
}

/** Links to a hosted file carry host, repository and ref before the path. */
function trimChunk(chunk: string): string {
  const bare = chunk.replace(/[.:!?]{1,10}$/, '');
  const linked = /^https?:\/\/[^/]+\/[^/]+\/[^/]+\/(?:-\/)?(?:blob|tree|raw)\/[^/]+\/(.+)$/.exec(bare)?.[1];
  if (linked) return linked;
  return bare.includes('://') ? '' : bare;
}

const NAME = /[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|#|->)[\p{L}_$][\p{L}\p{N}_$]*)*(?<call>\()?/gu;
const KIND_WORD =
  /^(?:function|method|class|struct|trait|interface|enum|type|module|constant|def|fn|func|procedure|routine)$/i;

export function extractNames(text: string): readonly NameMention[] {
  const found = new Map<string, NameMention>();
  for (const { span, inProse, isQuoted } of spansOf(text)) {
    let before = '';
    for (const match of span.matchAll(NAME)) {
      if (found.size >= MOST_MENTIONS) return [...found.values()];
      const name = match[0].replace(/\($/, '');
      const isNamed = isQuoted || looksLikeCode(name, match.groups?.call !== undefined);
      if (isNamed || (KIND_WORD.test(before) && isNoun(name))) addName(found, name, inProse);
      else if (inProse && KIND_WORD.test(name) && isNoun(before)) addName(found, before, inProse);
      before = name;
    }
  }
  return [...found.values()];
}

function addName(found: Map<string, NameMention>, name: string, inProse: boolean): void {
  if (name.length > LONGEST_NAME) return;
  const segments = name.split(/\.|::|#|->/);
  const key = segments.join('.');
  if (inProse || !found.has(key)) found.set(key, { segments, inProse });
}

function isNoun(word: string): boolean {
  return word !== '' && !keywordsOf('text').has(word.toLowerCase());
}

function looksLikeCode(name: string, isCall: boolean): boolean {
  return isCall || /[.:#>]/.test(name) || /._|_./.test(name) || /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(name);
}

interface TextSpan {
  readonly span: string;
  readonly inProse: boolean;
  /** Short enough, in backticks, to be a name and not a piece of code. */
  readonly isQuoted: boolean;
}

/** Prose, what stands in backticks, and code blocks, in the order of the text. */
function* spansOf(text: string): Generator<TextSpan> {
  let inFence = false;
  for (const part of text.split(/^\s{0,3}(?:```|~~~).*$/m)) {
    if (inFence) yield { span: part, inProse: false, isQuoted: false };
    else {
      const pieces = part.split('`');
      for (const [at, span] of pieces.entries()) {
        const isQuoted = at % 2 === 1 && at < pieces.length - 1 && span.length <= 100 && !/\s\S+\s/.test(span);
        yield { span, inProse: true, isQuoted };
      }
    }
    inFence = !inFence;
  }
}

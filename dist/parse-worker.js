import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  LineTable,
  loadParser,
  serveParsing
} from "./chunks/chunk-7A5DDPSX.js";
import "./chunks/chunk-MXRATZU3.js";
import "./chunks/chunk-U3AN7MRB.js";
import "./chunks/chunk-4NUQUOU7.js";
import {
  TaskError
} from "./chunks/chunk-PHMHM2H5.js";
import "./chunks/chunk-5XWL5JNG.js";

// src/stages/index/count-syntax-errors.ts
function countSyntaxErrors(tree) {
  if (!tree.root.hasError) return 0;
  let count = 0;
  const open = [tree.root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.isError || node.isMissing) count += 1;
    for (const child of node.children) if (child.hasError) open.push(child);
  }
  return count;
}

// src/stages/index/clean-doc.ts
var DOC_LIMIT = 8e3;
var DOC_TAGS = /<\/?(?:summary|param|returns|remarks|value|exception|example|para|inheritdoc|typeparam|see|c)\b[^<>]*>/g;
function cleanDoc(comments) {
  const lines = comments.flatMap((comment) => cleanComment(comment.slice(0, DOC_LIMIT)));
  return lines.join("\n").trim().slice(0, DOC_LIMIT);
}
function cleanComment(comment) {
  const isBlock = comment.startsWith("/*");
  const body = isBlock ? comment.replace(/^\/\*+!?/, "").replace(/\*+\/\s*$/, "") : comment;
  return body.split("\n").map((line) => {
    const words = isBlock ? line.replace(/^\s*\*+ ?/, "") : line.replace(/^\s*(?:\/\/[/!]*|#+)\s?/, "");
    return words.replace(DOC_TAGS, "").trimEnd();
  });
}
function cleanDocstring(content) {
  const [first = "", ...rest] = content.slice(0, DOC_LIMIT).split("\n");
  const indents = rest.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const indent = indents.reduce((least, width) => Math.min(least, width), Number.POSITIVE_INFINITY);
  const lines = [first.trim(), ...rest.map((line) => line.slice(indent).trimEnd())];
  return lines.join("\n").trim();
}

// src/stages/index/fold-signature.ts
var LIMIT = 600;
function foldSignature(text, span, comments) {
  const end = Math.min(span.end, span.start + LIMIT * 4);
  let kept = "";
  let from = span.start;
  for (const comment of comments) {
    if (comment.start >= end) break;
    kept += text.slice(from, comment.start);
    from = Math.max(from, comment.end);
    kept += " ";
  }
  kept += text.slice(from, Math.max(from, end));
  return kept.replace(/\s+/g, " ").trim().slice(0, LIMIT);
}
function firstLine(text, span) {
  const line = text.indexOf("\n", span.start);
  const end = line < 0 ? span.end : Math.min(line, span.end);
  return foldSignature(text, { start: span.start, end }, []);
}

// src/stages/index/read-docstring.ts
function readDocstring(text, offset) {
  const opening = /^[rRuUbB]{0,2}("""|'''|"|')/.exec(text.slice(offset, offset + 5));
  const quote = opening?.[1];
  if (!opening || quote === void 0) return void 0;
  const from = offset + opening[0].length;
  const to = closingQuote(text, from, quote);
  if (to === void 0) return void 0;
  const after = /^[ \t]*(.?)/.exec(text.slice(to + quote.length, to + quote.length + 200))?.[1] ?? "";
  return "\r;#".includes(after) ? cleanDocstring(text.slice(from, to)) : void 0;
}
function closingQuote(text, from, quote) {
  let at = text.indexOf(quote, from);
  while (at >= 0 && isEscaped(text, at, from)) at = text.indexOf(quote, at + 1);
  const lineEnd = quote.length === 1 ? text.indexOf("\n", from) : -1;
  return at < 0 || lineEnd >= 0 && at > lineEnd ? void 0 : at;
}
function isEscaped(text, at, from) {
  let slashes = 0;
  while (at - slashes > from && text[at - slashes - 1] === "\\") slashes += 1;
  return slashes % 2 === 1;
}

// src/stages/index/describe-module.ts
function describeModule(span, { scan, above, table }) {
  const name = `#${scan.lines.lineAt(span.start)}`;
  const { comments, end } = openingComments(scan.text, span, above.commentsWithin(span));
  const docstring = table.docstrings ? readDocstring(scan.text, end) : void 0;
  return {
    name,
    qualifiedName: name,
    kind: "module",
    startOffset: span.start,
    endOffset: span.end,
    bodyOffset: span.start,
    signature: firstLine(scan.text, span),
    doc: docstring ?? cleanDoc(comments),
    bases: [],
    isTest: false
  };
}
function openingComments(text, span, within) {
  const comments = [];
  let at = skipBlank(text, span.start);
  for (const { start, end } of within) {
    if (start !== at) break;
    const comment = text.slice(start, end);
    if (!comment.startsWith("#!")) comments.push(comment);
    at = skipBlank(text, end);
  }
  return { comments, end: at };
}
function skipBlank(text, from) {
  let at = from;
  while (at < text.length && (text.charCodeAt(at) <= 32 || text.charCodeAt(at) === 65279)) at += 1;
  return at;
}

// src/stages/index/lead-lines.ts
var BLOCK_LIMIT = 200;
var LeadLines = class {
  #scan;
  /** Comments and attributes with nothing but such before them on their line, in source order. */
  blocks;
  constructor(scan) {
    this.#scan = scan;
    const blocks = [];
    for (const block of scan.lead) if (this.#ownsItsLine(block, blocks.at(-1))) blocks.push(block);
    this.blocks = blocks;
  }
  /** All comments inside a span, those after code too. */
  commentsWithin({ start, end }) {
    const lead = this.#scan.lead;
    const first = firstFrom(lead, start);
    let last = first;
    while (last < lead.length && (lead[last]?.start ?? end) < end) last += 1;
    return lead.slice(first, last).filter((block) => block.isComment);
  }
  above(offset) {
    const blocks = [];
    let start = offset;
    while (blocks.length < BLOCK_LIMIT) {
      const block = this.#before(start);
      if (!block) break;
      blocks.unshift(block);
      start = block.start;
    }
    return { start, blocks };
  }
  #before(offset) {
    const candidate = this.blocks[firstFrom(this.blocks, offset) - 1];
    if (!candidate || candidate.end > offset || !this.#isBlank(candidate.end, offset)) return void 0;
    const { lines } = this.#scan;
    return lines.lineAt(offset) - lines.lineAt(candidate.end - 1) <= 1 ? candidate : void 0;
  }
  #isBlank(from, to) {
    return to - from < 200 && this.#scan.text.slice(from, to).trim() === "";
  }
  /**
   * A comment after code on its line speaks of that code, after an attribute of what the attribute stands on; `#!`
   * speaks to the system.
   */
  #ownsItsLine(block, before) {
    const { text, lines } = this.#scan;
    if (text.startsWith("#!", block.start) && block.start <= 1) return false;
    const lineStart = lines.start(lines.lineAt(block.start));
    const from = before && before.end > lineStart && before.end <= block.start ? before.end : lineStart;
    return this.#isBlank(from, block.start);
  }
};
function firstFrom(blocks, offset) {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((blocks[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

// src/stages/index/module-spans.ts
var OPEN = 0;
var NEUTRAL = 1;
var COMMENT = 2;
var TAKEN = 3;
var STRUCTURE = /^\W*(?:(?:else|try|finally|do|then|fi|done|end|begin|pass|type|const|var)\b\W*)?$|^\s*#\s*(?:if|ifdef|ifndef|elif|else|endif)\b/;
var COMMENTS_WORTH_KEEPING = 3;
function moduleSpans(scan, units, lead) {
  const states = lineStates(scan, units, lead);
  const spans = [];
  for (let line = 1; line <= scan.lines.count; line += 1) {
    if (states[line] === TAKEN) continue;
    const from = line;
    while (line < scan.lines.count && states[line + 1] !== TAKEN) line += 1;
    if (from === 1 || isWorthKeeping(states.subarray(from, line + 1))) {
      const span = trimLines(scan, from, line);
      if (span) spans.push(span);
    }
  }
  return spans;
}
function lineStates(scan, units, lead) {
  const { lines } = scan;
  const states = new Uint8Array(lines.count + 2);
  const mark = (from, to, state) => {
    for (let line = from; line <= to; line += 1) states[line] = Math.max(states[line] ?? 0, state);
  };
  for (const { start, end, nested } of units) {
    if (!nested.isOutermost) continue;
    const last = lines.lineAt(Math.max(start, end - 1));
    if (nested.kind === "scope") {
      mark(lines.lineAt(start), lines.lineAt(nested.draft.bodyStart), NEUTRAL);
      mark(last, last, NEUTRAL);
    } else mark(lines.lineAt(start), last, nested.kind === "constant" ? NEUTRAL : TAKEN);
  }
  for (const { start, end, isComment } of lead) {
    if (isComment) mark(lines.lineAt(start), lines.lineAt(end - 1), COMMENT);
  }
  for (let line = 1; line <= lines.count; line += 1) {
    if (states[line] === OPEN && STRUCTURE.test(scan.text.slice(lines.start(line), lines.end(line)))) {
      states[line] = NEUTRAL;
    }
  }
  return states;
}
function isWorthKeeping(states) {
  let comments = 0;
  for (const state of states) {
    if (state === OPEN) return true;
    if (state === COMMENT) comments += 1;
  }
  return comments >= COMMENTS_WORTH_KEEPING;
}
function trimLines(scan, from, to) {
  const isBlank = (line) => scan.text.slice(scan.lines.start(line), scan.lines.end(line)).trim() === "";
  let first = from;
  let last = to;
  while (first <= last && isBlank(first)) first += 1;
  while (last > first && isBlank(last)) last -= 1;
  return first > last ? void 0 : { start: scan.lines.start(first), end: scan.lines.end(last) };
}

// src/stages/index/nest-drafts.ts
var DEPTH_LIMIT = 100;
function nestDrafts(drafts) {
  const sorted = [...drafts].sort((a, b) => a.start - b.start || b.end - a.end);
  const open = [];
  return sorted.map((draft) => {
    for (let top = open.at(-1); top && !holds(top.draft, draft); top = open.at(-1)) open.pop();
    const parent = open.at(-1);
    const nested = place(draft, parent);
    if (isContainer(draft)) open.push(nested);
    if (open.length > DEPTH_LIMIT) {
      throw new TaskError(
        "parser-failed",
        `Definitions nest deeper than ${DEPTH_LIMIT} levels at offset ${draft.start}.`
      );
    }
    return nested;
  });
}
function place(draft, parent) {
  const names = [parent?.qualifiedName ?? "", draft.owner ?? "", draft.name];
  return {
    draft,
    kind: draft.kind === "function" && parent?.draft.ownsMethods ? "method" : draft.kind,
    qualifiedName: names.filter((name) => name !== "").join("."),
    isOutermost: parent === void 0 || parent.isOutermost && parent.kind === "scope"
  };
}
function isContainer(draft) {
  return draft.ownsMethods || draft.kind === "scope" || draft.kind === "function" || draft.kind === "method";
}
function holds(outer, inner) {
  return inner.end <= outer.end && (inner.start > outer.start || inner.end < outer.end);
}

// src/stages/index/own-calls.ts
function ownCalls(spans, sites, lines) {
  const owned = spans.map(() => []);
  const sorted = [...sites].sort((a, b) => a.offset - b.offset);
  const open = [];
  let next = 0;
  for (const site of sorted) {
    const offset = site.offset;
    for (let span = spans[next]; span && span.start <= offset; span = spans[next]) {
      closeBefore(open, spans, span.start);
      open.push(next);
      next += 1;
    }
    closeBefore(open, spans, offset);
    const owner = open.at(-1);
    if (owner !== void 0) owned[owner]?.push(toCall(site, lines.lineAt(offset)));
  }
  return owned;
}
function toCall({ name, receiver }, line) {
  return receiver === void 0 ? { name, line } : { name, receiver, line };
}
function closeBefore(open, spans, offset) {
  for (let top = open.at(-1); top !== void 0 && (spans[top]?.end ?? 0) <= offset; top = open.at(-1)) open.pop();
}

// src/stages/index/build-units.ts
function buildUnits(scan, drafts, table) {
  const above = new LeadLines(scan);
  const placed = nestDrafts(drafts).map((nested) => {
    const lead = above.above(nested.draft.start);
    return { start: lead.start, end: spanEnd(scan.text, nested.draft), lead: lead.blocks, nested };
  });
  const traits = traitsByType(placed.map(({ nested }) => nested));
  const facts = placed.flatMap(
    ({ nested, lead, start, end }) => nested.kind === "scope" ? [] : [describeUnit({ nested, lead, start, end, traits, above, kind: nested.kind }, scan.text, table)]
  );
  const modules = moduleSpans(scan, placed, above.blocks).map((span) => describeModule(span, { scan, above, table }));
  return numberUnits([...facts, ...modules].sort(inSourceOrder), scan);
}
function describeUnit(unit, text, table) {
  const { nested, kind, lead, start, end, traits } = unit;
  const { draft, qualifiedName } = nested;
  const comments = lead.filter((block) => block.isComment).map((block) => text.slice(block.start, block.end));
  const hasBody = draft.bodyStart > draft.start && draft.bodyStart < draft.end;
  const header = { start: draft.start, end: hasBody ? draft.bodyStart : end };
  const signature = kind === "constant" ? firstLine(text, header) : foldSignature(text, header, unit.above.commentsWithin(header));
  const docstring = table.docstrings && hasBody ? readDocstring(text, draft.bodyStart) : void 0;
  const doc = docstring ?? cleanDoc(comments);
  const attributes = lead.filter((block) => !block.isComment).map((block) => text.slice(block.start, block.end));
  return {
    name: draft.name,
    qualifiedName,
    kind,
    startOffset: start,
    endOffset: end,
    bodyOffset: hasBody ? draft.bodyStart : start,
    signature,
    doc,
    bases: [...draft.bases, ...isType(kind) ? traits.get(qualifiedName) ?? [] : []],
    isTest: draft.isTest ?? isTest({ kind, name: draft.name, header: `${attributes.join(" ")} ${signature}`, doc }, table)
  };
}
function isTest(unit, { tests }) {
  if (!tests || unit.kind !== "function" && unit.kind !== "method") return false;
  return Boolean(tests.name?.test(unit.name) || tests.header?.test(unit.header.trim()) || tests.doc?.test(unit.doc));
}
function isType(kind) {
  return kind === "class" || kind === "enum" || kind === "interface" || kind === "type";
}
function traitsByType(nested) {
  const traits = /* @__PURE__ */ new Map();
  for (const { kind, draft, qualifiedName } of nested) {
    if (kind !== "scope" || draft.bases.length === 0) continue;
    const known = traits.get(qualifiedName);
    if (known) known.push(...draft.bases);
    else traits.set(qualifiedName, [...draft.bases]);
  }
  return traits;
}
function spanEnd(text, { start, end }) {
  let at = text[end] === ";" ? end + 1 : end;
  while (at > start + 1 && text.charCodeAt(at - 1) <= 32) at -= 1;
  return at;
}
function inSourceOrder(a, b) {
  return a.startOffset - b.startOffset || b.endOffset - a.endOffset || Number(b.kind === "module") - Number(a.kind === "module");
}
function numberUnits(sorted, scan) {
  const spans = sorted.map(({ startOffset, endOffset }) => ({ start: startOffset, end: endOffset }));
  const calls2 = ownCalls(spans, scan.calls, scan.lines);
  const seen = /* @__PURE__ */ new Map();
  return sorted.map((facts, index) => {
    const key2 = `${facts.kind} ${facts.qualifiedName}`;
    const ordinal = seen.get(key2) ?? 0;
    seen.set(key2, ordinal + 1);
    const { startOffset, endOffset, bodyOffset: bodyOffset2 } = facts;
    return {
      name: facts.name,
      qualifiedName: facts.qualifiedName,
      kind: facts.kind,
      ordinal,
      start: scan.lines.lineAt(startOffset),
      end: scan.lines.lineAt(Math.max(startOffset, endOffset - 1)),
      startOffset,
      endOffset,
      bodyStart: scan.lines.lineAt(bodyOffset2 > startOffset ? firstInside(scan.text, bodyOffset2) : startOffset),
      signature: facts.signature,
      doc: facts.doc,
      calls: calls2[index] ?? [],
      bases: facts.bases,
      isTest: facts.isTest
    };
  });
}
function firstInside(text, bodyOffset2) {
  let at = text[bodyOffset2] === "{" ? bodyOffset2 + 1 : bodyOffset2;
  while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
  return Math.min(at, Math.max(0, text.length - 1));
}

// src/stages/index/read-callee.ts
var RECEIVER_LIMIT = 120;
var ACCESS = ["?->", "->", "::", "?.", "!.", ".", "\\"];
function readCallee(text, from, to) {
  const end = skipTypeArguments(text, from, to);
  let begin = end;
  while (begin > from && isNamePart(text.charCodeAt(begin - 1))) begin -= 1;
  if (begin === end || isDigit(text.charCodeAt(begin))) return void 0;
  const access = accessBefore(text, from, begin);
  const receiver = access === void 0 ? "" : clip(text, from, access);
  if (receiver === "") return { name: text.slice(begin, end) };
  return { name: text.slice(text[begin - 1] === "#" ? begin - 1 : begin, end), receiver };
}
function accessBefore(text, from, begin) {
  let at = begin;
  if (text[at - 1] === "#") at -= 1;
  while (at > from && isSpace(text.charCodeAt(at - 1))) at -= 1;
  for (const operator of ACCESS) {
    if (at - operator.length >= from && text.startsWith(operator, at - operator.length)) return at - operator.length;
  }
  return void 0;
}
function clip(text, from, to) {
  const long = to - from > RECEIVER_LIMIT;
  const kept = text.slice(long ? to - RECEIVER_LIMIT + 1 : from, to).trim();
  return `${long ? "…" : ""}${kept.replace(/\s+/g, " ")}`;
}
function skipTypeArguments(text, from, to) {
  if (text[to - 1] !== ">") return to;
  let depth = 0;
  let at = to;
  while (at > from) {
    at -= 1;
    if (text[at] === ">") depth += 1;
    else if (text[at] === "<") {
      depth -= 1;
      if (depth === 0) break;
    }
  }
  return text.startsWith("::", at - 2) ? at - 2 : at;
}
function isNamePart(code) {
  const letter = code | 32;
  return letter >= 97 && letter <= 122 || isDigit(code) || code === 95 || code === 36 || code > 127;
}
function isDigit(code) {
  return code >= 48 && code <= 57;
}
function isSpace(code) {
  return code === 32 || code >= 9 && code <= 13;
}

// src/stages/index/file-scan.ts
var NAME_LIMIT = 255;
var FileScan = class {
  text;
  lines;
  drafts = [];
  calls = [];
  imports = [];
  lead = [];
  #wrappers = /* @__PURE__ */ new Map();
  #functionsEnd = 0;
  #unitsEnd = 0;
  constructor(text) {
    this.text = text;
    this.lines = new LineTable(text);
  }
  slice(node) {
    return this.text.slice(node.startIndex, node.endIndex);
  }
  define(draft) {
    if (draft.name.length > NAME_LIMIT || draft.name === "" && draft.kind !== "scope") return;
    this.drafts.push(draft);
    if (draft.kind === "function" || draft.kind === "method") this.enterFunction(draft.end);
    else if (draft.ownsMethods && draft.kind !== "scope" && draft.kind !== "constant") {
      this.#unitsEnd = Math.max(this.#unitsEnd, draft.end);
    }
  }
  /** What follows up to this offset is local, whether or not the function has a name. */
  enterFunction(end) {
    this.#functionsEnd = Math.max(this.#functionsEnd, end);
    this.#unitsEnd = Math.max(this.#unitsEnd, end);
  }
  isLocal(node) {
    return node.startIndex < this.#functionsEnd;
  }
  /** Outside every function and class; inside a namespace still counts. */
  isTopLevel(node) {
    return node.startIndex >= this.#unitsEnd;
  }
  /** Lends the span of `outer` (export, decorators, template header) to the definition `inner`. */
  wrap(inner, outer) {
    if (inner) this.#wrappers.set(inner.startIndex, this.spanOf(outer));
  }
  spanOf(node) {
    return this.#wrappers.get(node.startIndex) ?? { start: node.startIndex, end: node.endIndex };
  }
  /** Records a call whose callee is the text between two offsets. */
  call(from, to) {
    const callee = readCallee(this.text, from, to);
    if (callee) this.namedCall(from, callee.name, callee.receiver);
  }
  namedCall(offset, name, receiver) {
    if (name === "" || name.length > NAME_LIMIT) return;
    this.calls.push(receiver === void 0 ? { offset, name } : { offset, name, receiver });
  }
  importFrom(node, module, names = [], isReexport = false) {
    if (module === "") return;
    this.imports.push({ module, names, line: this.lines.lineAt(node.startIndex), isReexport });
  }
};

// src/stages/index/split-list.ts
var LEADING_WORDS = /^(?::|<|extends|implements|with|public|private|protected|virtual)(?=[\s\w]|$)\s*/;
var PARTING = [" with ", " implements "];
var OPENING = "([{<";
var CLOSING = ")]}>";
var LIMIT2 = 100;
function splitList(clause) {
  const items = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= clause.length && items.length < LIMIT2; at += 1) {
    const letter = clause[at];
    if (letter === void 0 || depth === 0 && isSeparator(clause, at)) {
      const item = stripWords(clause.slice(from, at));
      if (item !== "") items.push(item);
      from = at + 1;
    } else if (OPENING.includes(letter) && !(letter === "<" && at < 2)) depth += 1;
    else if (CLOSING.includes(letter)) depth = Math.max(0, depth - 1);
  }
  return items;
}
function isSeparator(clause, at) {
  return clause[at] === "," || clause[at] === "+" || PARTING.some((word) => clause.startsWith(word, at));
}
function stripWords(item) {
  let rest = item.trim();
  for (let match = LEADING_WORDS.exec(rest); match; match = LEADING_WORDS.exec(rest))
    rest = rest.slice(match[0].length);
  return rest.trim().replace(/\s+/g, " ");
}

// src/stages/index/define.ts
var OWNERS = ["class", "interface", "enum"];
function definition(shape) {
  return (node, scan) => {
    const kind = typeof shape.kind === "function" ? shape.kind(node, scan) : shape.kind;
    const name = shape.name ? shape.name(node, scan) : nameField(node, scan);
    if (kind === void 0 || name === void 0) return;
    const span = scan.spanOf(node);
    const owner = shape.owner?.(node, scan);
    scan.define({
      kind,
      name,
      ...span,
      ...owner ? { owner } : {},
      bodyStart: bodyOffset(shape.body ? shape.body(node, scan) : node.field("body"), span.end),
      bases: shape.bases ? readBases(node, scan, shape.bases) : [],
      ownsMethods: shape.ownsMethods ?? OWNERS.includes(kind)
    });
  };
}
function bodyOffset(body, end) {
  return typeof body === "number" ? body : body?.startIndex ?? end;
}
function nameField(node, scan) {
  const name = node.field("name");
  return name ? scan.slice(name) : void 0;
}
function readBases(node, scan, clauses) {
  const bases = [];
  for (const child of node.namedChildren) {
    if (clauses.includes(child.type)) bases.push(...splitList(scan.slice(child)));
  }
  return bases;
}
function childOfType(node, ...types) {
  return node.namedChildren.find((child) => types.includes(child.type));
}

// src/stages/index/unquote.ts
function unquote(text) {
  return text.replace(/^['"`]|['"`]$/g, "");
}

// src/stages/index/languages/constant-rules.ts
function defineConstant(name, whole, scan) {
  if (!name) return;
  const span = scan.spanOf(whole);
  scan.define({
    kind: "constant",
    name: scan.slice(name),
    ...span,
    bodyStart: span.end,
    bases: [],
    ownsMethods: false
  });
}
function defineEach(node, scan, type) {
  const declarators = node.namedChildren.filter((child) => child.type === type);
  for (const declarator of declarators) {
    const name = declarator.field("name") ?? declarator.namedChildren[0] ?? null;
    defineConstant(name, declarators.length === 1 ? node : declarator, scan);
  }
}

// src/stages/index/languages/bash.ts
var BASH = {
  rules: {
    function_definition: definition({ kind: "function" }),
    declaration_command: (node, scan) => {
      const assigned = node.namedChildren.filter((child) => child.type === "variable_assignment");
      if (assigned.length === 1) scan.wrap(assigned[0] ?? null, node);
    },
    variable_assignment: (node, scan) => {
      if (scan.isTopLevel(node)) defineConstant(node.field("name"), node, scan);
    },
    command: readCommand
  },
  comments: ["comment"],
  recover: { function: "function" }
};
function readCommand(node, scan) {
  const command = node.field("name");
  if (!command) return;
  const name = scan.slice(command);
  if (name === "source" || name === ".") {
    const file = node.field("argument");
    scan.importFrom(node, file ? unquote(scan.slice(file)) : "");
  } else if (/^[\w.-]{1,100}$/.test(name)) scan.namedCall(node.startIndex, name);
}

// src/stages/index/languages/c-declarator.ts
var DEPTH_LIMIT2 = 20;
var NAMES = [
  "identifier",
  "field_identifier",
  "type_identifier",
  "qualified_identifier",
  "destructor_name",
  "operator_name",
  "operator_cast",
  "template_function"
];
function readDeclarator(declarator) {
  let node = declarator;
  let isFunction2 = false;
  for (let depth = 0; node && depth < DEPTH_LIMIT2; depth += 1) {
    if (NAMES.includes(node.type)) return { name: node, isFunction: isFunction2 || isConversion(node) };
    if (node.type === "function_declarator") isFunction2 = true;
    else if (node.type === "pointer_declarator" && node.field("declarator")?.type !== "function_declarator") {
      isFunction2 = false;
    }
    node = node.field("declarator") ?? node.namedChildren.at(-1) ?? null;
  }
  return void 0;
}
function isConversion(node) {
  return node.type === "operator_cast" || node.field("name")?.type === "operator_cast";
}
function splitQualified(text) {
  const operator = /\boperator\b/.exec(text)?.index ?? text.length;
  const cut = text.lastIndexOf("::", operator);
  const rest = cut < 0 ? text : text.slice(cut + 2);
  const path = cut < 0 ? "" : text.slice(0, cut).replace(/<[^<>]*>|\s+/g, "");
  return { owner: path.replaceAll("::", ".").replace(/^\./, ""), name: plainName(rest.trim()) };
}
function plainName(text) {
  if (/^operator\b/.test(text))
    return text.startsWith("operator()") ? "operator()" : (text.split("(")[0] ?? text).trim();
  const name = text.split("<")[0]?.trim() ?? text;
  return name.slice(name.search(/\S+$/));
}

// src/stages/index/languages/call-rules.ts
function calls(field) {
  return (node, scan) => {
    const callee = node.field(field);
    if (callee) scan.call(callee.startIndex, callee.endIndex);
  };
}
function callsUpTo(field) {
  return (node, scan) => {
    const name = node.field(field);
    if (name) scan.call(node.startIndex, name.endIndex);
  };
}
function callsFirstChild(node, scan) {
  const callee = node.namedChildren[0];
  if (callee) scan.call(callee.startIndex, callee.endIndex);
}
var entersFunction = (node, scan) => scan.enterFunction(node.endIndex);

// src/stages/index/languages/c.ts
var recordRule = (kind) => definition({
  kind: (node) => node.field("body") ? kind : void 0,
  bases: ["base_class_clause"]
});
var C_RULES = {
  function_definition: (node, scan) => {
    const isFunction2 = readDeclarator(node.field("declarator"))?.isFunction;
    if (isFunction2) defineFunction(node, node.field("declarator"), scan);
    else defineBehindMacro(node, scan);
  },
  declaration: declare,
  type_definition: defineTypedef,
  struct_specifier: recordRule("class"),
  union_specifier: recordRule("class"),
  enum_specifier: recordRule("enum"),
  preproc_def: (node, scan) => {
    if (node.field("value")) defineConstant(node.field("name"), node, scan);
  },
  preproc_function_def: definition({ kind: "function", body: (node) => node.field("value") }),
  preproc_include: (node, scan) => {
    const path = node.field("path");
    if (path) scan.importFrom(node, scan.slice(path).replace(/^"|"$/g, ""), [{ name: "*", alias: "*" }]);
  },
  call_expression: calls("function")
};
var C = {
  rules: C_RULES,
  comments: ["comment"],
  recover: { struct: "class", enum: "enum", union: "class" }
};
var TEST_MACRO = /^(?:TYPED_)?TEST(?:_[A-Z]+)?$|^BOOST_(?:AUTO|FIXTURE)_TEST_CASE$/;
function defineFunction(node, declarator, scan) {
  const declared = readDeclarator(declarator);
  if (!declared) return;
  const qualified = splitQualified(scan.slice(declared.name).slice(0, 400));
  const isTest2 = TEST_MACRO.test(qualified.name) && !node.field("type");
  const { owner, name } = isTest2 ? testName(declarator, scan) : qualified;
  const span = scan.spanOf(node);
  scan.define({
    kind: owner === "" || isTest2 ? "function" : "method",
    name,
    ...owner === "" ? {} : { owner },
    ...span,
    bodyStart: node.field("body")?.startIndex ?? span.end,
    bases: [],
    isTest: isTest2,
    ownsMethods: false
  });
}
var BEHIND_MACRO = /\b(namespace|class|struct|union|enum)\s+(?:class\s+)?(?:[A-Z][A-Z0-9_]*\s+)?(\w+)\s*(?:final\s*)?(?::[^:].*)?$/s;
function defineBehindMacro(node, scan) {
  const body = node.field("body");
  if (!body) return;
  const header = scan.text.slice(Math.max(node.startIndex, body.startIndex - 400), body.startIndex).trimEnd();
  const [, word, name] = BEHIND_MACRO.exec(header) ?? [];
  if (word === void 0 || name === void 0) return;
  const span = scan.spanOf(node);
  const kind = word === "namespace" ? "scope" : word === "enum" ? "enum" : "class";
  scan.define({ kind, name, ...span, bodyStart: body.startIndex, bases: [], ownsMethods: kind !== "scope" });
}
function testName(declarator, scan) {
  const names = (declarator?.field("parameters")?.namedChildren ?? []).map((parameter) => scan.slice(parameter));
  return { owner: names.slice(0, -1).join("."), name: names.at(-1) ?? "" };
}
function declare(node, scan) {
  if (scan.isLocal(node)) return;
  const declarators = node.namedChildren.filter((child) => /declarator$|^identifier$|^operator_cast$/.test(child.type));
  for (const declarator of declarators) {
    const declared = readDeclarator(declarator);
    if (declared?.isFunction) defineFunction(node, declarator, scan);
    else if (declared && scan.isTopLevel(node))
      defineConstant(declared.name, declarators.length === 1 ? node : declarator, scan);
  }
}
function defineTypedef(node, scan) {
  const type = node.field("type");
  const alias = readDeclarator(node.field("declarator"))?.name;
  if (!type || !alias) return;
  const body = type.field("body");
  const name = scan.slice(alias);
  const own = childOfType(type, "type_identifier") ? nameField(type, scan) : void 0;
  if (body && own !== void 0) scan.wrap(type, node);
  if (own === name && body) return;
  const span = scan.spanOf(node);
  const isAnonymous = body !== null && own === void 0;
  scan.define({
    kind: isAnonymous ? type.type === "enum_specifier" ? "enum" : "class" : "type",
    name,
    ...span,
    bodyStart: body?.startIndex ?? span.end,
    bases: [],
    ownsMethods: false
  });
}

// src/stages/index/languages/cpp.ts
var RULES = {
  ...C_RULES,
  class_specifier: recordRule("class"),
  template_declaration: (node, scan) => scan.wrap(node.namedChildren.at(-1) ?? null, node),
  namespace_definition: definition({
    kind: "scope",
    name: (node, scan) => {
      const name = node.field("name");
      return name ? scan.slice(name).replaceAll("::", ".") : "";
    }
  }),
  alias_declaration: definition({ kind: "type" }),
  field_declaration: declareMethod,
  lambda_expression: entersFunction,
  new_expression: calls("type")
};
var CPP = {
  ...C,
  rules: RULES,
  recover: { ...C.recover, class: "class" }
};
function declareMethod(node, scan) {
  const declarator = node.field("declarator");
  if (readDeclarator(declarator)?.isFunction && !scan.isLocal(node)) defineFunction(node, declarator, scan);
}

// src/stages/index/languages/csharp.ts
var BASES = ["base_list"];
var method = definition({ kind: "method" });
var CSHARP = {
  rules: {
    class_declaration: definition({ kind: "class", bases: BASES }),
    struct_declaration: definition({ kind: "class", bases: BASES }),
    record_declaration: definition({ kind: "class", bases: BASES }),
    interface_declaration: definition({ kind: "interface", bases: BASES }),
    enum_declaration: definition({ kind: "enum" }),
    delegate_declaration: definition({ kind: "type" }),
    method_declaration: method,
    constructor_declaration: method,
    destructor_declaration: method,
    local_function_statement: definition({ kind: "function" }),
    operator_declaration: definition({ kind: "method", name: (node, scan) => fieldText(node, "operator", scan) }),
    property_declaration: definition({
      kind: (node) => propertyBody(node) ? "method" : void 0,
      body: propertyBody
    }),
    field_declaration: (node, scan) => {
      const modifiers = node.namedChildren.filter((child) => child.type === "modifier").map((child) => scan.slice(child));
      const isConstant = modifiers.includes("const") || modifiers.includes("static") && modifiers.includes("readonly");
      const variables = childOfType(node, "variable_declaration");
      if (!isConstant || !variables) return;
      if (variables.namedChildren.length === 2) scan.wrap(variables, node);
      defineEach(variables, scan, "variable_declarator");
    },
    invocation_expression: calls("function"),
    object_creation_expression: calls("type"),
    using_directive: readUsing
  },
  comments: ["comment"],
  recover: { class: "class", struct: "class", interface: "interface", enum: "enum", record: "class" },
  tests: { header: /\[(?:\w+[.,]\s?)*(?:Fact|Theory|Test|TestCase|TestMethod|DataTestMethod)\b/ }
};
function fieldText(node, field, scan) {
  const child = node.field(field);
  return child ? scan.slice(child) : void 0;
}
function propertyBody(node) {
  const arrow = node.field("value");
  if (arrow?.type === "arrow_expression_clause") return arrow;
  const accessors = node.field("accessors");
  return accessors?.namedChildren.some((accessor) => accessor.field("body")) ? accessors : void 0;
}
function readUsing(node, scan) {
  const alias = nameField(node, scan);
  const target = node.namedChildren.at(-1);
  if (target) scan.importFrom(node, scan.slice(target), [{ name: "*", alias: alias ?? "*" }]);
}

// src/stages/index/languages/go.ts
var GO = {
  rules: {
    function_declaration: definition({ kind: "function" }),
    method_declaration: definition({ kind: "method", owner: receiverType }),
    type_declaration: wrapOnlySpec,
    const_declaration: wrapOnlySpec,
    var_declaration: wrapOnlySpec,
    type_spec: (node, scan) => defineType(node, scan),
    type_alias: (node, scan) => defineType(node, scan),
    const_spec: defineNames,
    var_spec: defineNames,
    func_literal: entersFunction,
    call_expression: calls("function"),
    import_spec: readImport
  },
  comments: ["comment"],
  recover: { func: "function", type: "type" },
  tests: {
    header: /^func (?:(?:Test|Benchmark|Fuzz)(?:[^a-z(][^(]*)?\(\w+ \*testing\.[TBF]\)|Example(?:[^a-z(][^(]*)?\(\))/
  }
};
function wrapOnlySpec(node, scan) {
  const specs = node.namedChildren.filter((child) => child.type !== "comment");
  if (specs.length === 1 && specs[0]?.type !== "var_spec_list") scan.wrap(specs[0] ?? null, node);
}
function defineType(node, scan) {
  const type = node.field("type");
  const kind = type?.type === "struct_type" ? "class" : type?.type === "interface_type" ? "interface" : "type";
  const name = node.field("name");
  if (!type || !name) return;
  const span = scan.spanOf(node);
  const brace = scan.text.indexOf("{", type.startIndex);
  scan.define({
    kind,
    name: scan.slice(name),
    ...span,
    bodyStart: kind !== "type" && brace >= 0 && brace < span.end ? brace : span.end,
    bases: kind === "type" ? [] : embedded(type, scan),
    ownsMethods: kind !== "type"
  });
}
function embedded(type, scan) {
  const members = childOfType(type, "field_declaration_list")?.namedChildren ?? type.namedChildren;
  return members.filter((member) => member.type === "type_elem" || member.type === "field_declaration" && !member.field("name")).map((member) => scan.slice(member.field("type") ?? member)).slice(0, 100);
}
function receiverType(node, scan) {
  const receiver = node.field("receiver");
  if (!receiver) return void 0;
  const end = scan.slice(receiver).slice(-200);
  return /([\p{L}_][\p{L}\p{N}_]*)\s*(?:\[[^\]]*\])?\s*,?\s*\)$/u.exec(end)?.[1];
}
function defineNames(node, scan) {
  if (!scan.isTopLevel(node)) return;
  for (const child of node.namedChildren) if (child.type === "identifier") defineConstant(child, node, scan);
}
function readImport(node, scan) {
  const path = node.field("path");
  const name = node.field("name");
  const alias = name ? scan.slice(name) : void 0;
  const names = alias === void 0 ? [] : [{ name: "*", alias: alias === "." ? "*" : alias }];
  if (path) scan.importFrom(node, unquote(scan.slice(path)), names);
}

// src/stages/index/languages/java.ts
var BASES2 = ["superclass", "super_interfaces", "extends_interfaces"];
var method2 = definition({ kind: "method" });
var JAVA = {
  rules: {
    class_declaration: definition({ kind: "class", bases: BASES2 }),
    record_declaration: definition({ kind: "class", bases: BASES2 }),
    interface_declaration: definition({ kind: "interface", bases: BASES2 }),
    annotation_type_declaration: definition({ kind: "interface" }),
    enum_declaration: definition({ kind: "enum", bases: BASES2 }),
    method_declaration: method2,
    constructor_declaration: method2,
    compact_constructor_declaration: method2,
    annotation_type_element_declaration: method2,
    field_declaration: (node, scan) => {
      const modifiers = childOfType(node, "modifiers");
      const words = modifiers ? scan.slice(modifiers) : "";
      if (/\bstatic\b/.test(words) && /\bfinal\b/.test(words)) defineEach(node, scan, "variable_declarator");
    },
    constant_declaration: (node, scan) => defineEach(node, scan, "variable_declarator"),
    method_invocation: callsUpTo("name"),
    object_creation_expression: calls("type"),
    import_declaration: readImport2
  },
  comments: ["line_comment", "block_comment"],
  recover: { class: "class", interface: "interface", enum: "enum" },
  tests: { header: /@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate)\b/ }
};
function readImport2(node, scan) {
  const path = childOfType(node, "scoped_identifier", "identifier");
  if (!path) return;
  const name = scan.slice(path);
  const cut = name.lastIndexOf(".");
  const isStatic = /^import\s+static\s/.test(scan.text.slice(node.startIndex, node.startIndex + 40));
  if (childOfType(node, "asterisk")) {
    scan.importFrom(node, name, [{ name: "*", alias: "*" }]);
    return;
  }
  if (!isStatic) {
    scan.importFrom(node, name);
    return;
  }
  const member = name.slice(cut + 1);
  scan.importFrom(node, name.slice(0, Math.max(0, cut)), [{ name: member, alias: member }]);
}

// src/stages/index/languages/javascript-imports.ts
function readImport3(node, scan) {
  const required = childOfType(node, "import_require_clause");
  const source = node.field("source") ?? required?.field("source") ?? null;
  if (!source) return;
  const names = [];
  if (required?.namedChildren[0]) names.push({ name: "*", alias: scan.slice(required.namedChildren[0]) });
  for (const part of childOfType(node, "import_clause")?.namedChildren ?? []) {
    if (part.type === "identifier") names.push({ name: "default", alias: scan.slice(part) });
    else if (part.type === "named_imports") names.push(...specifiers(part, scan));
    else if (part.namedChildren[0]) names.push({ name: "*", alias: scan.slice(part.namedChildren[0]) });
  }
  scan.importFrom(node, unquote(scan.slice(source)), names);
}
function readExport(node, scan) {
  const source = node.field("source");
  if (!source) return;
  const clause = childOfType(node, "export_clause");
  const space = childOfType(node, "namespace_export")?.namedChildren[0];
  const names = clause ? specifiers(clause, scan) : [{ name: "*", alias: space ? scan.slice(space) : "*" }];
  scan.importFrom(node, unquote(scan.slice(source)), names, true);
}
function isRequire(value, scan) {
  return scan.text.startsWith("require(", value.startIndex) && value.type === "call_expression";
}
function readRequire(target, value, scan) {
  const source = value.field("arguments")?.namedChildren[0];
  if (source?.type !== "string") return;
  const names = target.type === "object_pattern" ? target.namedChildren.flatMap((child) => patternName(child, scan)) : [{ name: "*", alias: scan.slice(target) }];
  scan.importFrom(value, unquote(scan.slice(source)), names);
}
function patternName(node, scan) {
  const key2 = node.field("key");
  const value = node.field("value");
  if (key2 && value) return [{ name: scan.slice(key2), alias: scan.slice(value) }];
  const name = scan.slice(node);
  return /^[\w$]+$/.test(name) ? [{ name, alias: name }] : [];
}
function specifiers(clause, scan) {
  return clause.namedChildren.flatMap((child) => {
    const name = child.field("name");
    const alias = child.field("alias") ?? name;
    return name && alias ? [{ name: scan.slice(name), alias: scan.slice(alias) }] : [];
  });
}

// src/stages/index/languages/javascript-values.ts
var TRANSPARENT = [
  "as_expression",
  "satisfies_expression",
  "parenthesized_expression",
  "await_expression",
  "non_null_expression"
];
var FUNCTIONS = ["arrow_function", "function_expression", "generator_function"];
function asValue(node) {
  let value = node;
  for (let depth = 0; value && depth < 4 && TRANSPARENT.includes(value.type); depth += 1) {
    value = value.namedChildren[0] ?? null;
  }
  return value;
}
function isFunction(node) {
  return FUNCTIONS.includes(node.type);
}
function isClass(node) {
  return node.type === "class";
}
function valueBody(node, end) {
  return node.field("body")?.startIndex ?? end;
}

// src/stages/index/languages/javascript-members.ts
var DEPTH_LIMIT3 = 4;
function defineMembers(object, scan) {
  let level = [object];
  for (let depth = 0; depth < DEPTH_LIMIT3 && level.length > 0; depth += 1) {
    level = level.flatMap((owner) => owner.namedChildren).flatMap((pair) => definePair(pair, scan));
  }
}
function definePair(pair, scan) {
  if (pair.type !== "pair") return [];
  const key2 = pair.field("key");
  const value = asValue(pair.field("value"));
  if (!key2 || !value || key2.type === "computed_property_name") return [];
  const isObject = value.type === "object";
  if (!isObject && !isFunction(value)) return [];
  scan.define({
    kind: isObject ? "scope" : "function",
    name: scan.slice(key2).replace(/^['"]|['"]$/g, ""),
    start: pair.startIndex,
    end: pair.endIndex,
    bodyStart: isObject ? value.startIndex : valueBody(value, pair.endIndex),
    bases: [],
    ownsMethods: true
  });
  return isObject ? [value] : [];
}

// src/stages/index/languages/javascript-definitions.ts
function defineDeclared(node, scan) {
  const name = node.field("name");
  const value = asValue(node.field("value"));
  if (!name) return;
  if (value && isRequire(value, scan)) {
    readRequire(name, value, scan);
    return;
  }
  if (name.type !== "identifier") return;
  const binding = { name: scan.slice(name), span: declarationSpan(node, scan) };
  if (defineValue(binding, value, scan) || !scan.isTopLevel(node)) return;
  const inner = value && componentFunction(binding.name, value);
  const holdsMembers = value?.type === "object";
  const { start, end } = binding.span;
  scan.define({
    kind: inner ? "function" : "constant",
    name: binding.name,
    start,
    end,
    bodyStart: inner ? valueBody(inner, end) : end,
    bases: [],
    ownsMethods: holdsMembers
  });
  if (holdsMembers) defineMembers(value, scan);
}
function defineAssigned(node, scan) {
  const left = node.field("left");
  const value = asValue(node.field("right"));
  if (!left || !value || left.endIndex - left.startIndex > 200) return;
  const target = scan.slice(left);
  const span = scan.spanOf(node);
  const exported = /^(?:module\.)?exports(?:\.([\w$]+))?$/.exec(target);
  const path = /^(?:[\w$]+\.)*[\w$#]+$/.exec(target) ? target.split(".").filter((part) => part !== "prototype") : [];
  const name = exported ? exported[1] ?? ownName(value, scan) ?? "default" : path.at(-1);
  if (name === void 0) return;
  const isOwn = path[0] === "this";
  const owner = exported || isOwn ? "" : path.slice(0, -1).join(".");
  if (defineValue({ name, owner, span, isMethod: isOwn || owner !== "" }, value, scan) || value.type !== "object" || scan.isLocal(node))
    return;
  const isPrototype = target.endsWith(".prototype");
  if (exported && exported[1] === void 0) {
    defineMembers(value, scan);
    return;
  }
  if (!exported && !isPrototype) return;
  scan.define({ kind: "scope", name, ...span, bodyStart: value.startIndex, bases: [], ownsMethods: true });
  defineMembers(value, scan);
}
function defineDefaultExport(node, scan) {
  const value = asValue(node.field("value"));
  if (!value) return;
  const span = scan.spanOf(node);
  const name = ownName(value, scan) ?? "default";
  if (defineValue({ name, span }, value, scan) || value.type !== "object") return;
  scan.define({ kind: "constant", name, ...span, bodyStart: value.startIndex, bases: [], ownsMethods: true });
  defineMembers(value, scan);
}
function defineField(node, scan) {
  const value = asValue(node.field("value"));
  const name = node.field("property") ?? node.field("name");
  if (value && name) defineValue({ name: scan.slice(name), span: scan.spanOf(node) }, value, scan);
}
function defineValue(binding, value, scan) {
  if (!value || !(isFunction(value) || isClass(value))) return false;
  const { start, end } = binding.span;
  scan.define({
    kind: isClass(value) ? "class" : binding.isMethod ? "method" : "function",
    name: binding.name,
    ...binding.owner ? { owner: binding.owner } : {},
    start,
    end,
    bodyStart: valueBody(value, end),
    bases: isClass(value) ? readBases(value, scan, ["class_heritage"]) : [],
    ownsMethods: isClass(value)
  });
  return true;
}
function ownName(value, scan) {
  return isFunction(value) || isClass(value) ? nameField(value, scan) : void 0;
}
function componentFunction(name, value) {
  if (value.type !== "call_expression" || !/^[A-Z]/.test(name)) return void 0;
  return value.field("arguments")?.namedChildren.find((argument) => isFunction(argument));
}
function declarationSpan(node, scan) {
  const { startIndex, endIndex } = node;
  const before = scan.text.slice(Math.max(0, startIndex - 40), startIndex);
  const opening = /(?:^|[\s;{}(])((?:export\s{1,3})?(?:declare\s{1,3})?(?:const|let|var)\s{1,3})$/.exec(before)?.[1];
  const isOnly = !/^\s{0,3},/.test(scan.text.slice(endIndex, endIndex + 4));
  return { start: opening !== void 0 && isOnly ? startIndex - opening.length : startIndex, end: endIndex };
}

// src/stages/index/languages/javascript-tests.ts
var TEST_CALL = /(?:^|\.)(?:it|test|describe|suite|context|specify)(?:\.(?:only|skip|todo|each|concurrent|sequential|serial|fails))*$/;
var SUBTEST = /\.(?:it|test|describe)$/;
function readCall(node, scan) {
  const callee = node.field("function");
  if (!callee) return;
  const { startIndex, endIndex } = callee;
  const length = endIndex - startIndex;
  const text = length <= 60 ? scan.text.slice(startIndex, endIndex) : "";
  if (text === "import" || text === "require") {
    readModuleCall(node, text, scan);
    return;
  }
  if (TEST_CALL.test(text) || SUBTEST.test(text)) defineTest(node, scan);
  else if (/^(?:it|test|describe)\.(?:\w+\.)?each\b/.test(scan.text.slice(startIndex, startIndex + 40)))
    defineTest(node, scan);
  scan.call(startIndex, endIndex);
}
function readModuleCall(node, callee, scan) {
  const source = node.field("arguments")?.namedChildren[0];
  if (source?.type !== "string") return;
  const before = scan.text.slice(Math.max(0, node.startIndex - 8), node.startIndex);
  if (callee === "require" && /[\w$}]\s*=\s*$/.test(before) && isDeclared(node, scan)) return;
  scan.importFrom(node, unquote(scan.slice(source)));
}
function isDeclared(node, scan) {
  const last = scan.imports.at(-1);
  return last !== void 0 && last.line === scan.lines.lineAt(node.startIndex) && last.names.length > 0;
}
function defineTest(node, scan) {
  const given = node.field("arguments")?.namedChildren ?? [];
  const title = given[0];
  const body = given.findLast((argument) => isFunction(argument));
  if (!title || !body || !(title.type === "string" || title.type === "template_string")) return;
  const span = scan.spanOf(node);
  scan.define({
    kind: "function",
    name: unquote(scan.slice(title)).replace(/\s+/g, " ").slice(0, 200),
    ...span,
    bodyStart: valueBody(body, span.end),
    bases: [],
    isTest: true,
    ownsMethods: false
  });
}

// src/stages/index/languages/javascript.ts
var functionRule = definition({ kind: "function" });
var classRule = definition({ kind: "class", bases: ["class_heritage"] });
var JAVASCRIPT_RULES = {
  function_declaration: functionRule,
  generator_function_declaration: functionRule,
  class_declaration: classRule,
  method_definition: definition({ kind: "function" }),
  field_definition: defineField,
  variable_declarator: defineDeclared,
  assignment_expression: defineAssigned,
  arrow_function: enterUnlessModuleWrapper,
  function_expression: enterUnlessModuleWrapper,
  export_statement: (node, scan) => {
    scan.wrap(node.field("declaration"), node);
    readExport(node, scan);
    defineDefaultExport(node, scan);
  },
  import_statement: readImport3,
  call_expression: readCall,
  new_expression: calls("constructor"),
  jsx_opening_element: readElement,
  jsx_self_closing_element: readElement
};
var JAVASCRIPT = {
  rules: JAVASCRIPT_RULES,
  comments: ["comment"],
  attributes: ["decorator"],
  recover: { function: "function", class: "class" }
};
function enterUnlessModuleWrapper(node, scan) {
  const lineStart = scan.lines.start(scan.lines.lineAt(node.startIndex));
  const before = scan.text.slice(Math.max(lineStart, node.startIndex - 200), node.startIndex);
  const wraps = scan.isTopLevel(node) && (/^[;(!+\s]*[(!+](?:async )?$/.test(before) || /^\s*define\(/.test(before));
  if (!wraps) scan.enterFunction(node.endIndex);
}
function readElement(node, scan) {
  const name = node.field("name");
  if (name && /^[A-Z]|\./.test(scan.slice(name).slice(0, 80))) {
    scan.call(name.startIndex, name.endIndex);
  }
}

// src/stages/index/languages/kotlin.ts
var BASES3 = ["delegation_specifiers"];
var classBody = (node) => childOfType(node, "class_body", "enum_class_body");
var KOTLIN = {
  rules: {
    class_declaration: definition({ kind: classKind, body: classBody, bases: BASES3 }),
    object_declaration: definition({ kind: "class", body: classBody, bases: BASES3 }),
    companion_object: definition({ kind: "scope", name: () => "", body: classBody, ownsMethods: true }),
    function_declaration: definition({
      kind: "function",
      name: (node, scan) => plainName2(node.field("name"), scan),
      body: (node) => childOfType(node, "function_body")
    }),
    secondary_constructor: definition({
      kind: "method",
      name: () => "constructor",
      body: (node) => childOfType(node, "block")
    }),
    property_declaration: (node, scan) => {
      const name = childOfType(node, "variable_declaration")?.namedChildren[0] ?? null;
      const isConstant = /\bconst\s/.test(scan.text.slice(node.startIndex, name?.startIndex ?? node.startIndex));
      if (scan.isTopLevel(node) || isConstant) defineConstant(name, node, scan);
    },
    type_alias: definition({ kind: "type", name: (node, scan) => plainName2(node.field("type"), scan) }),
    lambda_literal: entersFunction,
    call_expression: callsFirstChild,
    import: readImport4
  },
  comments: ["line_comment", "block_comment"],
  recover: { fun: "function", class: "class", interface: "interface", object: "class" },
  tests: { header: /@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest)\b/ }
};
function classKind(node, scan) {
  const name = node.field("name");
  const words = scan.text.slice(node.startIndex, name?.startIndex ?? node.startIndex);
  return /\benum\s+class\b/.test(words) ? "enum" : /\binterface\s+$/.test(words) ? "interface" : "class";
}
function plainName2(node, scan) {
  return node ? scan.slice(node).replace(/^`|`$/g, "") : void 0;
}
function readImport4(node, scan) {
  const path = childOfType(node, "qualified_identifier", "identifier");
  if (!path) return;
  const rest = scan.text.slice(path.endIndex, node.endIndex);
  const alias = /^\s+as\s+([\w`]+)/.exec(rest)?.[1];
  const all = rest.startsWith(".*");
  scan.importFrom(node, scan.slice(path), all ? [{ name: "*", alias: "*" }] : alias ? [{ name: "*", alias }] : []);
}

// src/stages/index/languages/php.ts
var BASES4 = ["base_clause", "class_interface_clause"];
var memberCall = callsUpTo("name");
var PHP = {
  rules: {
    class_declaration: definition({ kind: "class", bases: BASES4 }),
    trait_declaration: definition({ kind: "class" }),
    interface_declaration: definition({ kind: "interface", bases: BASES4 }),
    enum_declaration: definition({ kind: "enum", bases: BASES4 }),
    function_definition: definition({ kind: "function" }),
    method_declaration: definition({ kind: "method" }),
    const_declaration: (node, scan) => defineEach(node, scan, "const_element"),
    function_call_expression: calls("function"),
    member_call_expression: memberCall,
    nullsafe_member_call_expression: memberCall,
    scoped_call_expression: memberCall,
    object_creation_expression: (node, scan) => {
      const type = childOfType(node, "name", "qualified_name");
      if (type) scan.call(type.startIndex, type.endIndex);
    },
    namespace_use_declaration: readUse,
    require_expression: readInclude,
    require_once_expression: readInclude,
    include_expression: readInclude,
    include_once_expression: readInclude
  },
  comments: ["comment"],
  recover: { function: "function", class: "class", interface: "interface", trait: "class" },
  tests: { name: /^test(?:[_A-Z0-9]|$)/, header: /#\[(?:[\w\\]+[,\\]\s?)*(?:Test|DataProvider)\b/, doc: /@test\b/ }
};
function readUse(node, scan) {
  const group = node.field("body");
  const prefix = group ? childOfType(node, "namespace_name") : void 0;
  const clauses = (group ?? node).namedChildren.filter((child) => child.type === "namespace_use_clause");
  const names = clauses.map((clause) => readClause(clause, scan));
  if (prefix) {
    const members = names.map(({ path, alias }) => ({ name: path, alias: alias ?? path }));
    scan.importFrom(node, scan.slice(prefix), members);
    return;
  }
  for (const { path, alias } of names) {
    scan.importFrom(node, path, alias === void 0 ? [] : [{ name: "*", alias }]);
  }
}
function readClause(clause, scan) {
  const path = childOfType(clause, "qualified_name", "name");
  const alias = clause.field("alias");
  return { path: path ? scan.slice(path) : "", alias: alias ? scan.slice(alias) : void 0 };
}
function readInclude(node, scan) {
  const text = scan.slice(node).slice(0, 400);
  const path = /['"]([^'"]+)['"]/.exec(text)?.[1];
  if (path !== void 0) scan.importFrom(node, /__DIR__/.test(text) ? `.${unquote(path)}` : path);
}

// src/stages/index/languages/python.ts
var PYTHON = {
  rules: {
    decorated_definition: (node, scan) => scan.wrap(node.field("definition"), node),
    function_definition: definition({ kind: "function" }),
    class_definition: (node, scan) => {
      const span = scan.spanOf(node);
      scan.define({
        kind: "class",
        name: nameField(node, scan) ?? "",
        ...span,
        bodyStart: node.field("body")?.startIndex ?? span.end,
        bases: readSuperclasses(node.field("superclasses"), scan),
        ownsMethods: true
      });
    },
    type_alias_statement: definition({ kind: "type", name: (node, scan) => leftName(node.field("left"), scan) }),
    assignment: defineConstants,
    call: calls("function"),
    import_statement: (node, scan) => {
      for (const child of node.namedChildren) {
        const { name, alias } = importedName(child, scan);
        scan.importFrom(node, name, alias === name ? [] : [{ name: "*", alias }]);
      }
    },
    import_from_statement: readFromImport,
    future_import_statement: readFromImport
  },
  comments: ["comment"],
  recover: { def: "function", class: "class" },
  tests: { name: /^test(?:[_A-Z0-9]|$)/ },
  docstrings: true
};
function readSuperclasses(list, scan) {
  if (!list) return [];
  return list.namedChildren.filter((child) => child.type !== "keyword_argument" && child.type !== "comment").map((child) => scan.slice(child));
}
function defineConstants(node, scan) {
  if (!scan.isTopLevel(node)) return;
  const left = node.field("left");
  if (!left) return;
  const right = node.field("right");
  const span = scan.spanOf(node);
  const isFunction2 = right?.type === "lambda";
  const names = left.type === "identifier" ? [left] : left.type === "pattern_list" ? left.namedChildren : [];
  for (const name of names) {
    if (name.type !== "identifier") continue;
    scan.define({
      kind: isFunction2 ? "function" : "constant",
      name: scan.slice(name),
      ...span,
      bodyStart: isFunction2 ? right.field("body")?.startIndex ?? span.end : span.end,
      bases: [],
      ownsMethods: false
    });
  }
}
function readFromImport(node, scan) {
  const source = node.field("module_name");
  const module = source ? scan.slice(source) : "__future__";
  const names = [];
  for (const child of node.namedChildren) {
    if (child.startIndex === source?.startIndex) continue;
    if (child.type === "wildcard_import") names.push({ name: "*", alias: "*" });
    else if (child.type === "dotted_name" || child.type === "aliased_import") names.push(importedName(child, scan));
  }
  scan.importFrom(node, module, names);
}
function importedName(node, scan) {
  const name = nameField(node, scan);
  const alias = node.field("alias");
  if (node.type !== "aliased_import" || name === void 0 || !alias) {
    return { name: scan.slice(node), alias: scan.slice(node) };
  }
  return { name, alias: scan.slice(alias) };
}
function leftName(left, scan) {
  return left ? /^[\w]+/.exec(scan.slice(left))?.[0] : void 0;
}

// src/stages/index/languages/ruby.ts
var IMPORTS = ["require", "require_relative", "load"];
var TESTS = ["describe", "context", "it", "specify", "scenario", "feature", "test", "should"];
var classRule2 = definition({
  kind: "class",
  name: (node, scan) => splitQualified(nameText(node, scan)).name,
  owner: (node, scan) => splitQualified(nameText(node, scan)).owner,
  bases: ["superclass"]
});
var methodRule = definition({ kind: "function", body: bodyOf });
var RUBY = {
  rules: {
    class: classRule2,
    module: classRule2,
    singleton_class: definition({ kind: "scope", name: () => "", ownsMethods: true }),
    method: methodRule,
    singleton_method: methodRule,
    assignment: (node, scan) => {
      const left = node.field("left");
      if (left?.type === "constant" && !scan.isLocal(node)) defineConstant(left, node, scan);
    },
    call: readCall2
  },
  comments: ["comment"],
  recover: { def: "function", class: "class", module: "class" },
  tests: { name: /^test_/ }
};
function nameText(node, scan) {
  const name = node.field("name");
  return name ? scan.slice(name).slice(0, 400) : "";
}
function bodyOf(node) {
  return node.field("body");
}
function readCall2(node, scan) {
  const method3 = node.field("method");
  if (!method3) return;
  const name = scan.slice(method3);
  const receiver = node.field("receiver");
  if (!receiver && IMPORTS.includes(name)) {
    readRequire2(node, name, scan);
    return;
  }
  if (TESTS.includes(name)) defineExample(node, scan);
  if (!receiver) {
    scan.namedCall(node.startIndex, name);
    return;
  }
  const from = Math.max(receiver.startIndex, receiver.endIndex - 120);
  const text = scan.text.slice(from, receiver.endIndex).replace(/\s+/g, " ");
  scan.namedCall(node.startIndex, name, from > receiver.startIndex ? `…${text}` : text);
}
function readRequire2(node, name, scan) {
  const source = node.field("arguments")?.namedChildren[0];
  if (source?.type !== "string") return;
  const path = unquote(scan.slice(source));
  scan.importFrom(node, name === "require_relative" && !path.startsWith(".") ? `./${path}` : path);
}
function defineExample(node, scan) {
  const title = node.field("arguments")?.namedChildren[0];
  const block = node.field("block");
  if (!title || !block) return;
  const span = scan.spanOf(node);
  scan.define({
    kind: "function",
    name: unquote(scan.slice(title)).replace(/\s+/g, " ").slice(0, 200),
    ...span,
    bodyStart: block.field("body")?.startIndex ?? block.startIndex,
    bases: [],
    isTest: true,
    ownsMethods: false
  });
}

// src/stages/index/languages/rust-imports.ts
var LIMIT3 = 1e3;
function readUse2(node, scan) {
  const argument = node.field("argument");
  if (!argument) return;
  const isReexport = /^pub\b/.test(scan.text.slice(node.startIndex, node.startIndex + 4));
  const groups = /* @__PURE__ */ new Map();
  const open = [
    { tree: argument, path: "", inGroup: false }
  ];
  for (let next = open.pop(), seen = 0; next && seen < LIMIT3; next = open.pop(), seen += 1) {
    const { tree, path, inGroup } = next;
    if (tree.type === "scoped_use_list" || tree.type === "use_list") {
      const prefix = tree.field("path");
      const inside = prefix ? join(path, scan.slice(prefix)) : path;
      const list = tree.type === "use_list" ? tree : tree.field("list");
      for (const item of [...list?.namedChildren ?? []].reverse()) {
        open.push({ tree: item, path: inside, inGroup: true });
      }
    } else {
      const leaf = readLeaf(tree, path, { scan, inGroup });
      if (leaf) groups.set(leaf.module, [...groups.get(leaf.module) ?? [], ...leaf.names]);
    }
  }
  for (const [module, names] of groups) scan.importFrom(node, module, names, isReexport);
}
function readLeaf(tree, path, { scan, inGroup }) {
  if (tree.type.endsWith("comment")) return void 0;
  const text = scan.slice(tree).trim();
  if (tree.type === "use_wildcard") {
    return { module: join(path, text.replace(/(?:::)?\*$/, "")), names: [{ name: "*", alias: "*" }] };
  }
  const source = tree.field("path");
  const alias = tree.type === "use_as_clause" ? tree.field("alias") : null;
  const named = alias && source ? scan.slice(source) : text;
  if (!inGroup) {
    return { module: join(path, named), names: alias ? [{ name: "*", alias: scan.slice(alias) }] : [] };
  }
  const full = join(path, named);
  const cut = full.lastIndexOf("::");
  const name = full.slice(cut + 2);
  if (name === "self") {
    const module = full.slice(0, Math.max(0, cut));
    return {
      module,
      names: [{ name: "*", alias: alias ? scan.slice(alias) : module.slice(module.lastIndexOf(":") + 1) }]
    };
  }
  return { module: full.slice(0, Math.max(0, cut)), names: [{ name, alias: alias ? scan.slice(alias) : name }] };
}
function join(path, rest) {
  return path === "" ? rest : rest === "" ? path : `${path}::${rest}`;
}

// src/stages/index/languages/rust.ts
var functionRule2 = definition({ kind: "function" });
var constantRule = (node, scan) => {
  if (!scan.isLocal(node)) defineConstant(node.field("name"), node, scan);
};
var RUST = {
  rules: {
    function_item: functionRule2,
    function_signature_item: functionRule2,
    struct_item: definition({ kind: "class" }),
    union_item: definition({ kind: "class" }),
    enum_item: definition({ kind: "enum" }),
    trait_item: definition({ kind: "interface", bases: ["trait_bounds"] }),
    type_item: definition({ kind: "type" }),
    impl_item: defineImpl,
    mod_item: defineModule,
    macro_definition: definition({ kind: "function", body: (node) => node.namedChildren[1] }),
    const_item: constantRule,
    static_item: constantRule,
    closure_expression: entersFunction,
    call_expression: calls("function"),
    macro_invocation: readMacro,
    use_declaration: readUse2,
    extern_crate_declaration: (node, scan) => scan.importFrom(node, nameField(node, scan) ?? "")
  },
  comments: ["line_comment", "block_comment"],
  attributes: ["attribute_item"],
  recover: { fn: "function", struct: "class", enum: "enum", trait: "interface" },
  tests: { header: /#\[(?:\w+::)*(?:test|rstest|test_case|quickcheck)\b/ }
};
function defineImpl(node, scan) {
  const type = node.field("type");
  const trait = node.field("trait");
  if (!type) return;
  scan.define({
    kind: "scope",
    name: typeName(scan.slice(type)),
    start: node.startIndex,
    end: node.endIndex,
    bodyStart: node.field("body")?.startIndex ?? node.endIndex,
    bases: trait ? splitList(scan.slice(trait)) : [],
    ownsMethods: true
  });
}
function typeName(type) {
  const plain = type.slice(0, 400).replace(/^(?:&|\*|'\w+|mut\b|const\b|dyn\b|\s)+/, "");
  const path = /^[\w:]+/.exec(plain)?.[0] ?? plain;
  return path.slice(path.lastIndexOf(":") + 1);
}
function defineModule(node, scan) {
  const name = nameField(node, scan) ?? "";
  const body = node.field("body");
  if (!body) {
    scan.importFrom(node, `self::${name}`);
    return;
  }
  const { start, end } = scan.spanOf(node);
  scan.define({ kind: "scope", name, start, end, bodyStart: body.startIndex, bases: [], ownsMethods: false });
}
function readMacro(node, scan) {
  const macro = node.field("macro");
  if (!macro) return;
  scan.call(macro.startIndex, macro.endIndex);
  const inside = scan.text.slice(macro.endIndex, node.endIndex);
  for (const match of inside.matchAll(/([A-Za-z_][\w.:]*)(!?\()?/g)) {
    const [, name = "", opening] = match;
    if (opening === void 0) continue;
    const from = macro.endIndex + match.index;
    const isMethod = scan.text[from - 1] === ".";
    const callee = readCallee(scan.text, isMethod ? macro.endIndex + 1 : from, from + name.length);
    if (callee) scan.namedCall(from, callee.name, callee.receiver);
  }
}

// src/stages/index/languages/scala.ts
var BASES5 = ["extends_clause"];
var functionRule3 = definition({ kind: "function" });
var SCALA = {
  rules: {
    class_definition: definition({ kind: "class", bases: BASES5 }),
    object_definition: definition({ kind: "class", bases: BASES5 }),
    trait_definition: definition({ kind: "interface", bases: BASES5 }),
    enum_definition: definition({ kind: "enum", bases: BASES5 }),
    function_definition: functionRule3,
    function_declaration: functionRule3,
    type_definition: definition({ kind: "type" }),
    val_definition: defineValue2,
    var_definition: defineValue2,
    lambda_expression: entersFunction,
    call_expression: readCall3,
    instance_expression: (node, scan) => {
      const type = node.namedChildren[0];
      if (type) scan.call(type.startIndex, type.endIndex);
    },
    import_declaration: readImport5
  },
  comments: ["comment", "block_comment"],
  recover: { def: "function", class: "class", object: "class", trait: "interface" }
};
function defineValue2(node, scan) {
  const name = node.field("pattern");
  if (name?.type !== "identifier" || scan.isLocal(node)) return;
  if (scan.isTopLevel(node) || new RegExp("^\\p{Lu}", "u").test(scan.text.slice(name.startIndex, name.startIndex + 2))) {
    defineConstant(name, node, scan);
  }
}
function readCall3(node, scan) {
  const callee = node.field("function");
  if (!callee) return;
  if (callee.type === "call_expression") {
    defineTest2(node, callee, scan);
    return;
  }
  const inner = callee.type === "generic_function" ? callee.field("function") ?? callee : callee;
  scan.call(inner.startIndex, inner.endIndex);
}
function defineTest2(node, callee, scan) {
  const name = /^(?:test|it|property)\(("[^"\n]{1,200}")\)/.exec(
    scan.text.slice(callee.startIndex, callee.startIndex + 220)
  );
  const body = node.field("arguments");
  if (!name?.[1] || body?.type !== "block") return;
  const { start, end } = scan.spanOf(node);
  const title = unquote(name[1]);
  scan.define({
    kind: "function",
    name: title,
    start,
    end,
    bodyStart: body.startIndex,
    bases: [],
    isTest: true,
    ownsMethods: false
  });
}
function readImport5(node, scan) {
  const selectors = childOfType(node, "namespace_selectors");
  const wildcard = childOfType(node, "namespace_wildcard");
  const end = (selectors ?? wildcard)?.startIndex ?? node.endIndex;
  const module = scan.text.slice(node.startIndex, end).replace(/^import\s+/, "").replace(/[.\s]+$/, "");
  if (wildcard) {
    scan.importFrom(node, module, [{ name: "*", alias: "*" }]);
    return;
  }
  const names = (selectors?.namedChildren ?? []).map((selector) => readSelector(selector, scan));
  scan.importFrom(node, module, names);
}
function readSelector(selector, scan) {
  const name = selector.field("name");
  const alias = selector.field("alias");
  if (name && alias) return { name: scan.slice(name), alias: scan.slice(alias) };
  const text = selector.type === "namespace_wildcard" ? "*" : scan.slice(selector);
  return { name: text, alias: text };
}

// src/stages/index/languages/typescript.ts
var scopeRule = definition({ kind: "scope", name: scopeName });
var RULES2 = {
  ...JAVASCRIPT_RULES,
  abstract_class_declaration: definition({ kind: "class", bases: ["class_heritage"] }),
  interface_declaration: definition({ kind: "interface", bases: ["extends_type_clause"] }),
  type_alias_declaration: definition({ kind: "type", body: (node) => node.endIndex }),
  enum_declaration: definition({ kind: "enum" }),
  function_signature: definition({ kind: "function" }),
  abstract_method_signature: definition({ kind: "method" }),
  public_field_definition: defineField,
  ambient_declaration: (node, scan) => scan.wrap(node.namedChildren[0] ?? null, node),
  internal_module: scopeRule,
  module: scopeRule
};
var TYPESCRIPT = {
  ...JAVASCRIPT,
  rules: RULES2,
  recover: { ...JAVASCRIPT.recover, interface: "interface", enum: "enum", type: "type" }
};
function scopeName(node, scan) {
  const name = node.field("name");
  return name && name.type !== "string" ? scan.slice(name) : "";
}

// src/stages/index/languages/tables.ts
var LANGUAGE_TABLES = {
  python: PYTHON,
  javascript: JAVASCRIPT,
  typescript: TYPESCRIPT,
  tsx: TYPESCRIPT,
  java: JAVA,
  go: GO,
  rust: RUST,
  c: C,
  cpp: CPP,
  csharp: CSHARP,
  ruby: RUBY,
  php: PHP,
  kotlin: KOTLIN,
  scala: SCALA,
  bash: BASH
};

// src/stages/index/recover-definitions.ts
var NAME_TYPE = /identifier|constant|^name$|^word$/;
function recoverDefinitions(error, scan, keywords) {
  const headers = readHeaders(error.children, scan, keywords);
  headers.forEach(({ kind, name, start }, index) => {
    const end = trimEnd(scan.text, start, headers[index + 1]?.start ?? error.endIndex);
    scan.define({
      kind,
      name,
      start,
      end,
      bodyStart: Math.min(end, scan.lines.end(scan.lines.lineAt(start))),
      bases: [],
      ownsMethods: kind !== "function" && kind !== "type"
    });
  });
}
function readHeaders(children, scan, keywords) {
  const headers = [];
  children.forEach((child, index) => {
    const name = children[index + 1];
    const type = child.type;
    if (!name || !Object.hasOwn(keywords, type) || !NAME_TYPE.test(name.type)) return;
    const kind = keywords[type];
    if (kind) headers.push({ kind, name: scan.slice(name), start: child.startIndex });
  });
  return headers;
}
function trimEnd(text, start, end) {
  let at = end;
  while (at > start && text.charCodeAt(at - 1) <= 32) at -= 1;
  return at;
}

// src/stages/index/recover-lines.ts
var MODIFIERS = "export|default|declare|abstract|public|private|protected|internal|static|final|async|pub|unsafe|open|override|data|sealed|suspend|inline|const";
var NAME = "[\\p{L}_$][\\p{L}\\p{N}_$]*";
var RECEIVER = `(?:${NAME}(?:<[^()]{0,80}>)?\\??\\.){0,6}`;
var HEADER = new RegExp(`^[ \\t]*(?:(?:${MODIFIERS})\\s+){0,6}([a-z]+)\\s+${RECEIVER}(${NAME})`, "u");
var AFTER_TYPE_NAME = /^\s*(?:$|[{:<([]|(?:final|extends|implements|where|with|permits)\b)/;
var HEADER_LIMIT = 300;
var LINE_LIMIT = 400;
function recoverLines(scan, keywords) {
  const drafts = scan.drafts.filter(({ name }) => !MODIFIERS.split("|").includes(name));
  const known = new Set(drafts.flatMap(({ name, start, bodyStart }) => key(scan, name, start, bodyStart)));
  const found = [];
  for (let line = 1; line <= scan.lines.count; line += 1) {
    const start = scan.lines.start(line);
    const text = scan.text.slice(start, Math.min(scan.lines.end(line), start + HEADER_LIMIT));
    const [whole = "", word = "", name = ""] = HEADER.exec(text) ?? [];
    const kind = Object.hasOwn(keywords, word) ? keywords[word] : void 0;
    if (kind === void 0 || Object.hasOwn(keywords, name) || known.has(`${line} ${name}`)) continue;
    if ((kind === "class" || kind === "enum") && !AFTER_TYPE_NAME.test(text.slice(whole.length))) continue;
    const indent = whole.length - whole.trimStart().length;
    found.push(draftOf({ kind, name }, { start: start + indent, end: endByIndent(scan, line, indent) }, scan));
  }
  return [...drafts, ...found];
}
function key(scan, name, start, bodyStart) {
  const first = scan.lines.lineAt(start);
  const last = Math.min(scan.lines.lineAt(bodyStart), first + 20);
  return Array.from({ length: last - first + 1 }, (_, index) => `${first + index} ${name}`);
}
function draftOf(header, span, scan) {
  return {
    ...header,
    ...span,
    bodyStart: Math.min(span.end, scan.lines.end(scan.lines.lineAt(span.start))),
    bases: [],
    ownsMethods: header.kind !== "function" && header.kind !== "type"
  };
}
function endByIndent(scan, header, indent) {
  let last = header;
  for (let line = header + 1; line <= Math.min(scan.lines.count, header + LINE_LIMIT); line += 1) {
    const text = scan.text.slice(
      scan.lines.start(line),
      Math.min(scan.lines.end(line), scan.lines.start(line) + HEADER_LIMIT)
    );
    const words = text.trimStart();
    if (words === "") continue;
    const isDeeper = text.length - words.length > indent;
    if (isDeeper || /^(?:[}\])]|end\b)/.test(words)) last = line;
    if (!isDeeper) break;
  }
  return scan.lines.end(last);
}

// src/stages/index/extract-units.ts
function extractUnits(tree, text, language) {
  const table = LANGUAGE_TABLES[language];
  const scan = scanTree(tree, text, table);
  return {
    language,
    units: buildUnits(scan, tree.root.hasError ? recoverLines(scan, table.recover) : scan.drafts, table),
    imports: scan.imports,
    lines: scan.lines.count,
    syntaxErrors: countSyntaxErrors(tree)
  };
}
function scanTree(tree, text, table) {
  const scan = new FileScan(text);
  const { rules, comments, attributes = [], recover } = table;
  const types = [...Object.keys(rules), ...comments, ...attributes, "ERROR"];
  for (const node of tree.descendants(types)) {
    const type = node.type;
    const rule = rules[type];
    if (rule) rule(node, scan);
    else if (type === "ERROR") recoverDefinitions(node, scan, recover);
    else scan.lead.push({ start: node.startIndex, end: node.endIndex, isComment: comments.includes(type) });
  }
  return scan;
}

// src/entry/parse-worker.ts
var wanted = process.argv[2];
var parser = await loadParser(wanted === "native" || wanted === "wasm" ? wanted : void 0);
await serveParsing({
  engine: parser.engine,
  async extract(language, text) {
    const tree = await parser.parse(language, text);
    try {
      return extractUnits(tree, text, language);
    } finally {
      tree.free();
    }
  },
  async countErrors(language, text) {
    const tree = await parser.parse(language, text);
    try {
      return countSyntaxErrors(tree);
    } finally {
      tree.free();
    }
  }
});

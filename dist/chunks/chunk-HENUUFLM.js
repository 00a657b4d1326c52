import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  TaskError
} from "./chunk-PHMHM2H5.js";

// src/adapters/model-answer/guess-strength.ts
var STRONG_FROM_BILLIONS = 20;
function guessStrength(name) {
  const size = /(?:^|[^a-z0-9.])(\d{1,4}(?:\.\d{1,2})?)b(?![a-z0-9])/i.exec(name);
  return size && Number(size[1]) < STRONG_FROM_BILLIONS ? "weak" : "strong";
}

// src/adapters/model-answer/strip-reasoning.ts
var TAG = "(?:think|thinking|reasoning)";
var OPENING = new RegExp(`^\\s*<${TAG}>`, "i");
var CLOSING = new RegExp(`</${TAG}>`, "i");
var BARE_CLOSING = new RegExp(`^\\s*</${TAG}>`, "i");
var FENCE = /^\s*(?:```|~~~)/;
function stripReasoning(answer) {
  const kept = [];
  let inFence = false;
  let inThought = false;
  let removed = false;
  for (const line of answer.split(/(?<=\n)/)) {
    const opens = !inThought && !inFence && OPENING.test(line);
    const closesOnly = !inThought && !inFence && BARE_CLOSING.test(line);
    if (!opens && !closesOnly && !inThought) {
      if (FENCE.test(line)) inFence = !inFence;
      kept.push(line);
      continue;
    }
    removed = true;
    if (closesOnly) kept.length = 0;
    const closing = CLOSING.exec(line);
    inThought = closing === null;
    const rest = closing ? line.slice(closing.index + closing[0].length) : "";
    if (rest.trim() !== "") kept.push(rest);
  }
  return removed ? kept.join("").replace(/^\s*\n/, "") : answer;
}

// src/adapters/model-answer/usable-text.ts
var REFUSAL = /^(?:i['’]m sorry|i am sorry|sorry|i apologi[sz]e|i can['’]?t|i cannot|i['’]m (?:not able|unable)|as an ai)\b/i;
var LONGEST_REFUSAL = 400;
var HOLDS_WORK = /```|~~~|^[ \t]*<{5,9}|^(?:diff --git|---|@@) /m;
function usableText(answer, hasThoughts = false) {
  const text = stripReasoning(answer);
  if (text.trim() === "") throw emptyAnswer(hasThoughts || answer.trim() !== "");
  const isRefusal = text.length <= LONGEST_REFUSAL && !HOLDS_WORK.test(text) && REFUSAL.test(text.trim());
  if (isRefusal) throw refusedAnswer(text.trim());
  return text;
}
function emptyAnswer(hasThoughts) {
  const what = hasThoughts ? "The model sent thoughts and no answer." : "The model sent an empty answer.";
  return new TaskError("model-empty", what, {
    hint: hasThoughts ? "Raise max-output-tokens, or use a model that thinks less." : "Try again, or use another model."
  });
}
function refusedAnswer(words) {
  return new TaskError("model-refused", `The model refuses: ${JSON.stringify(words.slice(0, 200))}.`, {
    hint: "Word the task differently, or use another model."
  });
}

// src/adapters/model-answer/watch-for-repetition.ts
var TEXT_REPETITION = { shortestRun: 1600, longestPeriod: 4e3 };
var TOKEN_REPETITION = { shortestRun: 600, longestPeriod: 800 };
var EXTRA_AFTER_TWO_ROUNDS = 0.06;
function watchForRepetition(limits) {
  const capacity = Math.max(limits.shortestRun, roundsNeeded(limits.longestPeriod));
  const interval = Math.ceil(capacity / 40);
  let tail = [];
  let unchecked = 0;
  return (values) => {
    for (const value of values) tail.push(value);
    unchecked += values.length;
    if (unchecked < interval) return false;
    unchecked = 0;
    if (tail.length > capacity) tail = tail.slice(-capacity);
    return endsInLoop(tail, limits.shortestRun);
  };
}
function textUnits(text) {
  const units = [];
  for (let at = 0; at < text.length; at++) units.push(text.charCodeAt(at));
  return units;
}
function roundsNeeded(period) {
  return Math.ceil(period * (2 + EXTRA_AFTER_TWO_ROUNDS));
}
function endsInLoop(tail, shortestRun) {
  const last = tail.length - 1;
  const border = new Int32Array(tail.length);
  for (let at = 1; at < tail.length; at++) {
    let length = border[at - 1] ?? 0;
    while (length > 0 && tail[last - at] !== tail[last - length]) length = border[length - 1] ?? 0;
    if (tail[last - at] === tail[last - length]) length++;
    border[at] = length;
    const run = at + 1;
    if (run >= Math.max(shortestRun, roundsNeeded(run - length))) return true;
  }
  return false;
}

export {
  guessStrength,
  usableText,
  emptyAnswer,
  refusedAnswer,
  TEXT_REPETITION,
  TOKEN_REPETITION,
  watchForRepetition,
  textUnits
};

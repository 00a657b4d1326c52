import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/domain/errors.ts
var TaskError = class extends Error {
  name = "TaskError";
  code;
  hint;
  constructor(code, message, details = {}) {
    super(message, details.cause === void 0 ? {} : { cause: details.cause });
    this.code = code;
    this.hint = details.hint;
  }
};
function isTaskError(thrown, ...codes) {
  return thrown instanceof TaskError && (codes.length === 0 || codes.includes(thrown.code));
}
function explain(thrown) {
  if (thrown instanceof TaskError) return thrown.hint ? `${thrown.message} ${thrown.hint}` : thrown.message;
  return thrown instanceof Error ? thrown.message : String(thrown);
}

export {
  TaskError,
  isTaskError,
  explain
};

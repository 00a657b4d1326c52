import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/domain/errors.ts
var TaskError = class extends Error {
  name = "TaskError";
  code;
  hint;
  spent;
  constructor(code, message, details = {}) {
    super(message, details.cause === void 0 ? {} : { cause: details.cause });
    this.code = code;
    this.hint = details.hint;
    this.spent = details.spent;
  }
};
function isTaskError(thrown, ...codes) {
  return thrown instanceof TaskError && (codes.length === 0 || codes.includes(thrown.code));
}
function codeOf(thrown) {
  return thrown instanceof Error && "code" in thrown ? thrown.code : void 0;
}
function noSpaceError(thrown) {
  if (!(thrown instanceof Error && "code" in thrown && (thrown.code === "ENOSPC" || thrown.code === "EDQUOT")))
    return void 0;
  const place = "path" in thrown && typeof thrown.path === "string" ? thrown.path : "the disk";
  return new TaskError("no-space", `No room left to write ${place} (${thrown.code}).`, {
    hint: "Free some disk space, or point TMPDIR and --out to another disk.",
    cause: thrown
  });
}
function explain(thrown) {
  if (thrown instanceof TaskError) return thrown.hint ? `${thrown.message} ${thrown.hint}` : thrown.message;
  return thrown instanceof Error ? thrown.message : String(thrown);
}

export {
  TaskError,
  isTaskError,
  codeOf,
  noSpaceError,
  explain
};

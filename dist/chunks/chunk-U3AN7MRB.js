import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  TaskError
} from "./chunk-PHMHM2H5.js";

// src/domain/repo-path.ts
function repoPath(raw) {
  const path = tryRepoPath(raw);
  if (path === void 0) {
    throw new TaskError("bad-path", `${JSON.stringify(raw)} is not a path inside the repository.`, {
      hint: "Write it relative to the repository root, without leaving it."
    });
  }
  return path;
}
function tryRepoPath(raw) {
  if (raw.includes("\0") || raw.startsWith("/") || /^[A-Za-z]:[\\/]/.test(raw)) return void 0;
  const parts = [];
  for (const part of raw.normalize("NFC").replaceAll("\\", "/").split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === void 0) return void 0;
  }
  return parts.length === 0 ? void 0 : parts.join("/");
}
function listedPath(name) {
  return name;
}
function baseName(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
function directoryOf(path) {
  const cut = path.lastIndexOf("/");
  return cut < 0 ? "" : path.slice(0, cut);
}
function comparePaths(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

export {
  repoPath,
  tryRepoPath,
  listedPath,
  baseName,
  directoryOf,
  comparePaths
};

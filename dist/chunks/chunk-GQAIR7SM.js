import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  TaskError
} from "./chunk-PHMHM2H5.js";

// src/domain/commit-sha.ts
function commitSha(raw) {
  const sha = raw.trim().toLowerCase();
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha)) {
    throw new TaskError("unknown-ref", `${JSON.stringify(raw)} is not a full commit id.`, {
      hint: "Give all 40 hexadecimal digits."
    });
  }
  return sha;
}

export {
  commitSha
};

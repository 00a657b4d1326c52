import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  isTaskError
} from "./chunk-PHMHM2H5.js";
import "./chunk-5XWL5JNG.js";

// src/adapters/parse-pool/serve-parsing.ts
function serveParsing(work) {
  const waiting = [];
  let busy = false;
  const drain = async () => {
    if (busy) return;
    busy = true;
    for (let request = waiting.shift(); request; request = waiting.shift()) {
      await send(await answer(work, request));
    }
    busy = false;
  };
  process.on("disconnect", () => process.exit(0));
  process.on("message", (request) => {
    waiting.push(request);
    drain().catch(() => process.exit(70));
  });
  send({ kind: "ready", engine: work.engine }).catch(() => process.exit(0));
}
async function answer(work, { id, work: kind, language, text }) {
  try {
    if (kind === "count-errors") return { kind: "errors", id, count: await work.countErrors(language, text) };
    return { kind: "record", id, json: JSON.stringify(await work.extract(language, text)) };
  } catch (thrown) {
    if (thrown instanceof RangeError || isTaskError(thrown, "parser-failed")) return { kind: "too-deep", id };
    throw thrown;
  }
}
function send(reply) {
  return new Promise((resolve, reject) => {
    process.send?.(reply, void 0, void 0, (error) => error ? reject(error) : resolve());
  });
}
export {
  serveParsing
};

import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  DEFAULT_MODEL_ID,
  MODELS,
  fetchModel,
  fileBytes,
  findModel,
  hashFile,
  isVerified,
  markVerified
} from "./chunk-ZHH6IPFX.js";
import "./chunk-KF65TONV.js";
import {
  cacheFolder,
  modelFolder
} from "./chunk-MXRATZU3.js";
import "./chunk-PHMHM2H5.js";
import "./chunk-5XWL5JNG.js";

// src/adapters/model-cache/check-model.ts
import { join } from "node:path";
async function checkModel(entry, folder, onBytes) {
  const path = join(folder, entry.file);
  if (await fileBytes(path) === 0) return { path, end: "absent", expected: entry.sha256 };
  const found = await hashFile(path, onBytes);
  if (found !== entry.sha256) return { path, end: "wrong-hash", expected: entry.sha256, found };
  await markVerified(path, entry.sha256);
  return { path, end: "right", expected: entry.sha256, found };
}

// src/adapters/model-cache/list-models.ts
import { join as join2 } from "node:path";
async function listModels(folder, models = MODELS) {
  return Promise.all(
    models.map(async (entry) => {
      const path = join2(folder, entry.file);
      const whole = await fileBytes(path);
      const bytes = whole || await fileBytes(`${path}.partial`);
      const ready = whole > 0 && await isVerified(path, entry.sha256);
      const state = ready ? "ready" : whole > 0 ? "unverified" : bytes > 0 ? "partial" : "absent";
      return { entry, isDefault: entry.id === DEFAULT_MODEL_ID, path, state, bytes };
    })
  );
}

// src/adapters/model-cache/open-model-cache.ts
function modelCache(tools) {
  const folder = modelFolder(cacheFolder(tools.environment));
  return {
    list: () => listModels(folder),
    fetch: (id = DEFAULT_MODEL_ID) => fetchModel(findModel(id), { ...tools, folder }),
    check: (id = DEFAULT_MODEL_ID) => {
      const entry = findModel(id);
      return checkModel(
        entry,
        folder,
        (bytes) => tools.progress.update({ stage: "check", detail: entry.file, done: bytes, total: entry.bytes, unit: "bytes" })
      );
    }
  };
}
export {
  modelCache
};

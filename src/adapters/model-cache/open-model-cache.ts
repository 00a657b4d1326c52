import type { Clock } from '../../ports/clock.ts';
import type { Progress } from '../../ports/progress.ts';
import { cacheFolder, type Environment, modelFolder } from './cache-folder.ts';
import { checkModel, type ModelCheck } from './check-model.ts';
import { fetchModel } from './fetch-model.ts';
import { type ListedModel, listModels } from './list-models.ts';
import { DEFAULT_MODEL_ID } from './model-catalogue.ts';
import { findModel } from './resolve-model-file.ts';

/** What people do with the folder of models. */
export interface ModelCache {
  list(): Promise<readonly ListedModel[]>;
  /** Path of the model's verified file. */
  fetch(id?: string): Promise<string>;
  check(id?: string): Promise<ModelCheck>;
}

export interface ModelCacheTools {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly progress: Progress;
}

export function modelCache(tools: ModelCacheTools): ModelCache {
  const folder = modelFolder(cacheFolder(tools.environment));
  return {
    list: () => listModels(folder),
    fetch: (id = DEFAULT_MODEL_ID) => fetchModel(findModel(id), { ...tools, folder }),
    check: (id = DEFAULT_MODEL_ID) => {
      const entry = findModel(id);
      return checkModel(entry, folder, (bytes) =>
        tools.progress.update({ stage: 'check', detail: entry.file, done: bytes, total: entry.bytes, unit: 'bytes' }),
      );
    },
  };
}

import { join } from 'node:path';
import { DEFAULT_MODEL_ID, MODELS, type ModelEntry } from './model-catalogue.ts';
import { fileBytes, isVerified } from './verified-file.ts';

type ModelState = 'ready' | 'partial' | 'unverified' | 'absent';

/** A catalogue entry and what of it is in the cache. */
export interface ListedModel {
  readonly entry: ModelEntry;
  readonly isDefault: boolean;
  readonly path: string;
  readonly state: ModelState;
  /** Bytes in the cache. */
  readonly bytes: number;
}

/** All models that can be fetched, the default first. Nothing is hashed or fetched. */
export async function listModels(
  folder: string,
  models: readonly ModelEntry[] = MODELS,
): Promise<readonly ListedModel[]> {
  return Promise.all(
    models.map(async (entry) => {
      const path = join(folder, entry.file);
      const whole = await fileBytes(path);
      const bytes = whole || (await fileBytes(`${path}.partial`));
      const ready = whole > 0 && (await isVerified(path, entry.sha256));
      const state: ModelState = ready ? 'ready' : whole > 0 ? 'unverified' : bytes > 0 ? 'partial' : 'absent';
      return { entry, isDefault: entry.id === DEFAULT_MODEL_ID, path, state, bytes };
    }),
  );
}

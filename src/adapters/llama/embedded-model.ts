import { join } from 'node:path';
import type { Clock } from '../../ports/clock.ts';
import type { Model } from '../../ports/model.ts';
import type { Progress } from '../../ports/progress.ts';
import { cacheFolder, type Environment, modelFolder } from '../model-cache/cache-folder.ts';
import { findModel, resolveModelFile } from '../model-cache/resolve-model-file.ts';
import { hasLibrary, installLibrary, LIBRARY_VERSION } from './install-library.ts';
import { LlamaModel, type LlamaSettings } from './llama-model.ts';

export interface EmbeddedSettings extends LlamaSettings {
  /** Path to any GGUF file. */
  readonly modelFile?: string | undefined;
  /** Id of the catalogue. */
  readonly id?: string | undefined;
}

export interface EmbeddedTools {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly progress: Progress;
}

/**
 * The model that needs no key and no server: file and library are brought on first use and found again later. Throws
 * `model-not-found` at once for an id that the catalogue does not have.
 */
export function embeddedModel(settings: EmbeddedSettings, tools: EmbeddedTools): Model {
  if (!settings.modelFile) findModel(settings.id);
  const { environment, clock, progress } = tools;
  return new LlamaModel(settings, {
    clock,
    progress,
    async locate(signal) {
      const folder = modelFolder(cacheFolder(environment));
      const file = await resolveModelFile(settings, { folder, environment, progress, clock, signal });
      const library = libraryFolder(environment);
      // A folder that somebody else installed is used as it is.
      const isGiven = Boolean(environment.VITAL_LLAMA_DIR) && (await hasLibrary(library));
      if (!isGiven) await installLibrary(library, { environment, progress, signal });
      return { modelFile: file.path, name: file.name, libraryFolder: library };
    },
  });
}

/** Where the library is or will be: `VITAL_LLAMA_DIR`, else a folder of its version and machine in the cache. */
export function libraryFolder(environment: Environment): string {
  const machine = `${LIBRARY_VERSION}-${process.platform}-${process.arch}`;
  return environment.VITAL_LLAMA_DIR || join(cacheFolder(environment), 'llama', machine);
}

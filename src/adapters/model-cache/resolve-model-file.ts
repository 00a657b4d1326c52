import { basename, resolve } from 'node:path';
import { TaskError } from '../../domain/errors.ts';
import { whyNoGguf } from './check-gguf.ts';
import { type FetchTools, fetchModel } from './fetch-model.ts';
import { DEFAULT_MODEL_ID, MODELS, type ModelEntry } from './model-catalogue.ts';

/** A model file on this machine, ready to load. */
export interface ModelFile {
  readonly path: string;
  /** Shown beside every count: the catalogue's id, or the file's name. */
  readonly name: string;
}

export interface ModelChoice {
  /** Path to any GGUF file; goes before everything else. */
  readonly modelFile?: string | undefined;
  /** Id of the catalogue; the default model without one. */
  readonly id?: string | undefined;
}

/** The file to run: a given path, else the catalogue's model from the cache, the hub or the mirror. */
export async function resolveModelFile(choice: ModelChoice, tools: FetchTools): Promise<ModelFile> {
  if (choice.modelFile) return givenFile(resolve(choice.modelFile));
  const entry = findModel(choice.id);
  return { path: await fetchModel(entry, tools), name: entry.id };
}

/** The catalogue's entry, the default model's without an id. Throws `model-not-found` with the ids there are. */
export function findModel(id: string = DEFAULT_MODEL_ID, models: readonly ModelEntry[] = MODELS): ModelEntry {
  const entry = models.find((candidate) => candidate.id === id);
  if (entry) return entry;
  throw new TaskError('model-not-found', `There is no embedded model ${JSON.stringify(id)}.`, {
    hint: `Use one of ${models.map((candidate) => candidate.id).join(', ')}, name a file with model-file, or a server with base-url.`,
  });
}

async function givenFile(path: string): Promise<ModelFile> {
  const wrong = await whyNoGguf(path);
  if (wrong === undefined) return { path, name: basename(path).replace(/\.gguf$/i, '') };
  throw new TaskError('model-file', `${path} (model-file) is no GGUF model: ${wrong}.`, {
    hint: 'Give the path of a whole .gguf file.',
  });
}

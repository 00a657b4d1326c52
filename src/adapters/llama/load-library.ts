import { pathToFileURL } from 'node:url';
import { TaskError } from '../../domain/errors.ts';
import { libraryEntry } from './install-library.ts';
import type { LlamaLibrary } from './library-types.ts';

/** Loads the installed library. Its code runs in this process, so it comes from the given folder only. */
export async function loadLibrary(folder: string): Promise<LlamaLibrary> {
  try {
    const library: unknown = await import(pathToFileURL(libraryEntry(folder)).href);
    if (isLibrary(library)) return library;
    throw new Error('it lacks getLlama or resolveChatWrapper');
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new TaskError('model-unreachable', `node-llama-cpp in ${folder} cannot be loaded: ${why}.`, {
      hint: 'Remove that folder to have it installed again, or use a server with base-url.',
      cause,
    });
  }
}

function isLibrary(value: unknown): value is LlamaLibrary {
  return typeof value === 'object' && value !== null && 'getLlama' in value && 'resolveChatWrapper' in value;
}

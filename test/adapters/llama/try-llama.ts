import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libraryFolder } from '../../../src/adapters/llama/embedded-model.ts';
import { hasLibrary } from '../../../src/adapters/llama/install-library.ts';
import { LlamaModel, type LlamaSettings } from '../../../src/adapters/llama/llama-model.ts';
import type { CompletionRequest } from '../../../src/ports/model.ts';
import { type TinyModel, tinyGguf } from '../../fixtures/tiny-gguf.ts';

/** The library's folder if it is on this machine; tests that need it are skipped by name where it is not. */
export const LIBRARY = (await hasLibrary(libraryFolder(process.env))) ? libraryFolder(process.env) : undefined;
export const WHY_SKIPPED = LIBRARY
  ? ''
  : ` [skipped: no node-llama-cpp in ${libraryFolder(process.env)}; set VITAL_LLAMA_DIR]`;

export const REQUEST: CompletionRequest = {
  messages: [
    { role: 'system', content: 'You mend code.' },
    { role: 'user', content: 'Mend parse_range.' },
  ],
  maxOutputTokens: 64,
  temperature: 0,
  seed: 7,
};

export interface TinyRig extends AsyncDisposable {
  readonly model: LlamaModel;
  readonly said: string[];
}

/** A tiny real model in this process, on one thread: two on a busy machine are hundreds of times slower. `keep` cuts its file. */
export function tinyRig({ keep = 1, ...tiny }: TinyModel & { keep?: number }, settings: LlamaSettings = {}): TinyRig {
  const folder = mkdtempSync(join(tmpdir(), 'vital-llama-'));
  const modelFile = join(folder, 'tiny.gguf');
  const bytes = tinyGguf(tiny);
  writeFileSync(modelFile, bytes.subarray(0, Math.floor(bytes.length * keep)));
  const said: string[] = [];
  const model = new LlamaModel(
    { threads: 1, ...settings },
    {
      clock: { now: () => new Date(0), seconds: () => performance.now() / 1000 },
      progress: {
        stage: (_, detail) => void said.push(detail),
        note: (text) => void said.push(text),
        update: () => {},
      },
      locate: async () => ({ modelFile, name: 'tiny', libraryFolder: LIBRARY ?? '' }),
    },
  );
  return {
    model,
    said,
    async [Symbol.asyncDispose]() {
      await model.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

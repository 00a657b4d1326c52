import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { embeddedModel, libraryFolder } from '../../../src/adapters/llama/embedded-model.ts';
import { cacheFolder, modelFolder } from '../../../src/adapters/model-cache/cache-folder.ts';
import { listModels } from '../../../src/adapters/model-cache/list-models.ts';
import { tinyGguf } from '../../fixtures/tiny-gguf.ts';
import { LIBRARY, WHY_SKIPPED } from './try-llama.ts';

const folder = mkdtempSync(join(tmpdir(), 'vital embedded '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tools = (environment: Readonly<Record<string, string | undefined>>) => ({
  environment,
  clock: { now: () => new Date(0), seconds: () => performance.now() / 1000 },
  progress: { stage: () => {}, note: () => {}, update: () => {} },
});

const ask = (content: string) => ({
  messages: [{ role: 'user' as const, content }],
  maxOutputTokens: 96,
  temperature: 0,
  seed: 1,
});

it('says that a given file is missing before anything is installed or fetched', async () => {
  const model = embeddedModel(
    { modelFile: join(folder, 'none.gguf') },
    tools({ PATH: '/nowhere', XDG_CACHE_HOME: folder }),
  );
  await expect(model.profile()).rejects.toMatchObject({ code: 'model-file' });
  await model.close();
});

it('says at once that there is no model of a name', () => {
  expect(() => embeddedModel({ id: 'my-coder' }, tools({}))).toThrow('There is no embedded model "my-coder".');
});

it.skipIf(!LIBRARY)(`runs any GGUF file with a library that is there already${WHY_SKIPPED}`, async () => {
  const modelFile = join(folder, 'my-7b.gguf');
  writeFileSync(modelFile, tinyGguf({ answer: ['x', ' =', ' 1'] }));
  const environment = { PATH: '/nowhere', XDG_CACHE_HOME: folder, VITAL_LLAMA_DIR: LIBRARY };
  const model = embeddedModel({ modelFile, threads: 1 }, tools(environment));
  expect(await model.profile()).toMatchObject({ name: 'my-7b', strength: 'weak', embedded: true });
  expect((await model.complete(ask('?'))).text).toBe('x = 1');
  await model.close();
});

const ready = (await listModels(modelFolder(cacheFolder(process.env)))).find(({ state }) => state === 'ready');
const REAL = process.env.VITAL_MODEL_FILE || ready?.path;
const whyNotReal =
  REAL && LIBRARY ? '' : ' [skipped: no fetched model here; run `vital model fetch` or set VITAL_MODEL_FILE]';

describe.skipIf(!REAL || !LIBRARY)(`a real model${whyNotReal}`, () => {
  it('writes a function, and reads the shared beginning of a second prompt once', { timeout: 900_000 }, async () => {
    const environment = { ...process.env, VITAL_LLAMA_DIR: libraryFolder(process.env) };
    const model = embeddedModel({ modelFile: REAL, threads: 1 }, tools(environment));
    const shared = 'Write the Python function described, in one code block, without an example.\n\n';
    const first = await model.complete(ask(`${shared}add(a, b) returns the sum of a and b`));
    const second = await model.complete(ask(`${shared}mul(a, b) returns the product of a and b`));
    await model.close();
    expect(first.text).toContain('a + b');
    expect(second.text).toContain('a * b');
    expect(second.usage.reusedTokens).toBeGreaterThan(15);
    expect(second.usage.promptTokens - second.usage.reusedTokens).toBeLessThan(30);
  });
});

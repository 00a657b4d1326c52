import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { guardedFetch } from '../../../src/adapters/openai-compatible/guarded-fetch.ts';

const CONNECTIONS = Symbol.for('undici.globalDispatcher.1');

describe('guardedFetch', () => {
  let undo = () => {};
  afterEach(() => undo());

  it('waits for a server longer than the limits of the client that Node has', async () => {
    const server = createServer((_, response) => {
      setTimeout(() => response.write('{'), 2_500);
      setTimeout(() => response.end('}'), 5_000);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await fetch('data:,wakes-the-client');
    const usual = Reflect.get(globalThis, CONNECTIONS);
    undo = () => {
      Reflect.set(globalThis, CONNECTIONS, usual);
      server.closeAllConnections();
      server.close();
    };
    Reflect.set(globalThis, CONNECTIONS, new usual.constructor({ headersTimeout: 200, bodyTimeout: 200 }));
    await expect(fetch(url)).rejects.toMatchObject({ cause: { code: 'UND_ERR_HEADERS_TIMEOUT' } });
    await expect((await guardedFetch(url)).json()).resolves.toEqual({});
  }, 20_000);
});

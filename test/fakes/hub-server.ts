import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HubOptions {
  readonly content: Buffer;
  /** Never answers, as a network does that swallows packets. */
  readonly hangs?: boolean;
  readonly status?: number;
  /** Breaks the first so many connections after this many bytes. */
  readonly breaks?: { readonly times: number; readonly after: number };
  /** Sends the whole file whatever range is asked for. */
  readonly ignoresRanges?: boolean;
}

export interface HubServer extends AsyncDisposable {
  readonly url: string;
  /** Path and range of every request. */
  readonly requests: readonly { readonly path: string; readonly range: string | undefined }[];
}

/** A file server on loopback with ranges, and the faults that model hubs and the networks before them have. */
export async function startHub(options: HubOptions): Promise<HubServer> {
  const requests: { path: string; range: string | undefined }[] = [];
  let broken = 0;
  const server = createServer((request, response) => {
    const range = request.headers.range;
    requests.push({ path: request.url ?? '', range });
    if (options.hangs) return;
    if (options.status) return response.writeHead(options.status).end();
    const start = options.ignoresRanges ? 0 : Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
    const total = options.content.length;
    const part = options.content.subarray(start);
    const ranged = start > 0 ? { 'content-range': `bytes ${start}-${total - 1}/${total}` } : {};
    response.writeHead(start > 0 ? 206 : 200, { 'content-length': part.length, ...ranged });
    if (broken < (options.breaks?.times ?? 0)) {
      broken++;
      return response.write(part.subarray(0, options.breaks?.after), () => response.destroy());
    }
    return response.end(part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GitHttpServer {
  readonly url: string;
  /** The Authorization header of every request, in order. */
  readonly authorizations: readonly string[];
  stop(): Promise<void>;
}

/** Serves the bare repositories below a folder through git's own HTTP backend; asks for a token if one is given. */
export async function serveGit(folder: string, token?: string): Promise<GitHttpServer> {
  const authorizations: string[] = [];
  const wanted = token === undefined ? undefined : `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  const server = createServer((request, response) => {
    const given = request.headers.authorization ?? '';
    authorizations.push(given);
    if (wanted !== undefined && given.toLowerCase() !== wanted.toLowerCase()) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
      return;
    }
    const url = new URL(request.url ?? '/', 'http://loopback');
    const backend = spawn('git', ['http-backend'], {
      env: {
        PATH: process.env.PATH ?? '',
        GIT_PROJECT_ROOT: folder,
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: decodeURIComponent(url.pathname),
        QUERY_STRING: url.search.slice(1),
        REQUEST_METHOD: request.method ?? 'GET',
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      },
    });
    request.pipe(backend.stdin);
    const chunks: Buffer[] = [];
    backend.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    backend.on('close', () => {
      const output = Buffer.concat(chunks);
      const end = output.indexOf('\r\n\r\n');
      const headers = output
        .subarray(0, end)
        .toString('latin1')
        .split('\r\n')
        .map((line) => line.split(/: (.*)/s));
      const status = headers.find(([name]) => name === 'Status')?.[1] ?? '200';
      for (const [name, value] of headers) if (name && value && name !== 'Status') response.setHeader(name, value);
      response.writeHead(Number.parseInt(status, 10)).end(output.subarray(end + 4));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    authorizations,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

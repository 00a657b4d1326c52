import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FirstCallServer {
  readonly baseUrl: string;
  /** Resolves when the first completion is asked for. */
  readonly called: Promise<void>;
  close(): Promise<void>;
}

const ANSWER = {
  id: 'bench',
  object: 'chat.completion',
  created: 0,
  model: 'bench',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'No change.' } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};

/** A model server on loopback that notes when it is first asked and has nothing to say. */
export async function openFirstCallServer(): Promise<FirstCallServer> {
  let noted: () => void = () => {};
  const called = new Promise<void>((resolve) => {
    noted = resolve;
  });
  const server = createServer((request, response) => {
    const isCall = request.method === 'POST' && (request.url ?? '').endsWith('/chat/completions');
    if (isCall) noted();
    request.resume();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isCall ? ANSWER : { object: 'list', data: [{ id: 'bench', object: 'model' }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    called,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

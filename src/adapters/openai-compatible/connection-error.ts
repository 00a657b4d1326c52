import { TaskError } from '../../domain/errors.ts';
import { excerpt } from './guarded-fetch.ts';
import type { FaultContext } from './server-error.ts';

interface KnownFailure {
  readonly codes: RegExp;
  readonly why: string;
  readonly hint: string;
}

const KNOWN_FAILURES: readonly KnownFailure[] = [
  {
    codes: /^ECONNREFUSED$/,
    why: 'the connection was refused',
    hint: 'Check that the server runs and base-url has the right port.',
  },
  { codes: /^(?:ENOTFOUND|EAI_AGAIN)$/, why: 'its name is not known', hint: 'Check the host in base-url.' },
  {
    codes: /^(?:UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/,
    why: 'there is no way to it, or connecting took too long',
    hint: 'Check base-url, the network and its proxy.',
  },
  {
    codes: /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/,
    why: 'its certificate or protocol is not trusted',
    hint: "Check http or https in base-url; point NODE_EXTRA_CA_CERTS to your authority's file.",
  },
  {
    codes: /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    why: 'it closed the connection',
    hint: "Look at the server's own log.",
  },
];

/** Why no answer came, or no end of it: refused, unknown, untrusted, silent and broken-off servers are told apart. */
export function connectionError(
  thrown: unknown,
  { server, received = 0 }: Pick<FaultContext, 'server' | 'received'>,
): TaskError {
  const links = causes(thrown);
  const code =
    links.map((link) => ('code' in link && typeof link.code === 'string' ? link.code : '')).find(Boolean) ?? '';
  if (/^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/.test(code)) {
    return new TaskError('model-timeout', `${server} sent nothing for five minutes.`, {
      hint: 'Use a smaller token-budget, or a faster server.',
    });
  }
  const known = KNOWN_FAILURES.find(({ codes }) => codes.test(code));
  // A proxy that wants a password (407) ends without a word.
  const words = links.map((link) => link.message).findLast((text) => text !== '') ?? String(thrown);
  const why = known?.why ?? excerpt(words);
  const what = received > 0 ? `broke off its answer after about ${received} tokens` : 'cannot be reached';
  return new TaskError('model-unreachable', `${server} ${what}: ${why}${code ? ` (${code})` : ''}.`, {
    hint: known?.hint ?? 'Check base-url, the network and its proxy.',
  });
}

/** An error and what caused it, outermost first. */
export function causes(thrown: unknown): readonly Error[] {
  const chain: Error[] = [];
  for (let link = thrown; link instanceof Error && chain.length < 8; link = link.cause) chain.push(link);
  return chain;
}

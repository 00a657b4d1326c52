import { Octokit } from '@octokit/core';
import { paginateRest } from '@octokit/plugin-paginate-rest';
import { restEndpointMethods } from '@octokit/plugin-rest-endpoint-methods';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';

export interface ClientSettings {
  /** The API of the hosting side: `https://host/api/v3` on a server of one's own. Never assumed. */
  readonly apiUrl: string;
  readonly token: string;
  /** What one second of waiting between tries lasts, in milliseconds. */
  readonly waitUnit?: number;
}

/** A call that hangs would keep the whole run waiting. */
const CALL_TIMEOUT = 30_000;
/** Longer waits cost more runner time than the answer is worth; the call fails with its reason instead. */
const LONGEST_WAIT = 120;

const Client = Octokit.plugin(restEndpointMethods, paginateRest, retry, throttling);
export type GithubClient = InstanceType<typeof Client>;

export function openClient({ apiUrl, token, waitUnit = 1000 }: ClientSettings): GithubClient {
  const mayWait = (seconds: number, _call: unknown, _client: unknown, tries: number) =>
    tries < 2 && seconds <= LONGEST_WAIT;
  return new Client({
    auth: token,
    baseUrl: apiUrl.replace(/\/+$/, ''),
    userAgent: 'vital',
    retry: { retryAfterBaseValue: waitUnit },
    throttle: { onRateLimit: mayWait, onSecondaryRateLimit: mayWait, retryAfterBaseValue: waitUnit },
    // Octokit logs every failed call with its address; failures are told once, where they matter.
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    request: {
      fetch: (url: string, init: RequestInit) => fetch(url, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT) }),
    },
  });
}

function nothing(): void {}

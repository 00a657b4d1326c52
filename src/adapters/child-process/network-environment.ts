import { existsSync } from 'node:fs';
import type { Host } from './toolchains.ts';

/** Certificates of a network that inspects its traffic. The values are paths. */
const CERTIFICATES = [
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'NODE_EXTRA_CA_CERTS',
  'REQUESTS_CA_BUNDLE',
  'CURL_CA_BUNDLE',
  'GIT_SSL_CAINFO',
  'PIP_CERT',
  'CARGO_HTTP_CAINFO',
];

/** Where packages come from. An address may hold a log-in; one that does is not handed on. */
const SOURCES = [
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'PIP_INDEX_URL',
  'UV_INDEX_URL',
  'npm_config_registry',
  'NPM_CONFIG_REGISTRY',
  'GOPROXY',
  'GOSUMDB',
];

const HOLDS_LOGIN = /\/\/[^/]*@/;

export interface NetworkEnvironment {
  readonly variables: Readonly<Record<string, string>>;
  /** Files and folders the variables name. */
  readonly readable: readonly string[];
}

/** What a set-up run with network needs of the host's settings to reach its package sources. */
export function networkEnvironment({ env }: Host): NetworkEnvironment {
  const certificates = CERTIFICATES.flatMap((name) => {
    const path = env[name];
    return path !== undefined && path !== '' && existsSync(path) ? [[name, path] as const] : [];
  });
  const sources = SOURCES.flatMap((name) => {
    const value = env[name];
    return value !== undefined && value !== '' && !HOLDS_LOGIN.test(value) ? [[name, value] as const] : [];
  });
  return {
    variables: Object.fromEntries([...sources, ...certificates]),
    readable: [...new Set(certificates.map(([, path]) => path))],
  };
}

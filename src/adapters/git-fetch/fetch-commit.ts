import { execa } from 'execa';
import { type CommitSha, commitSha } from '../../domain/commit-sha.ts';
import { TaskError } from '../../domain/errors.ts';

export interface FetchRequest {
  /** The repository on this machine the commit is brought into. */
  readonly directory: string;
  /** Where it comes from: `https://host/owner/name.git`. */
  readonly url: string;
  readonly commit: CommitSha;
  /** A ref that holds the commit, for servers that do not hand out commits by name: `refs/pull/4/head`. */
  readonly ref: string;
  readonly token?: string;
  /** The environment of this process; git is given a chosen few of it. */
  readonly host: Readonly<Record<string, string | undefined>>;
}

/** Nothing of the fetched repository may run or be followed, and no set-up of this machine may interfere. */
const SAFE = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'submodule.recurse=false',
  'gc.auto=0',
  'maintenance.auto=false',
];
const FETCH_TIMEOUT = 300_000;

/**
 * Brings one commit, if it is not here already. The token is given to git through its environment, for this one
 * server, and is written nowhere: the next step of the job, and the tests, find no credential.
 */
export async function fetchCommit(request: FetchRequest): Promise<void> {
  if (await isHere(request)) return;
  const shallow = await git(request, ['rev-parse', '--is-shallow-repository']);
  const depth = shallow.stdout.trim() === 'true' ? ['--depth=1'] : [];
  let failure = '';
  for (const wanted of [request.commit, request.ref]) {
    const fetched = await git(request, [
      'fetch',
      '--quiet',
      '--no-tags',
      '--no-recurse-submodules',
      '--no-write-fetch-head',
      ...depth,
      '--end-of-options',
      request.url,
      wanted,
    ]);
    if (await isHere(request)) return;
    failure = fetched.stderr.trim().split('\n').at(-1) ?? '';
  }
  throw new TaskError('git-failed', `Commit ${request.commit} could not be fetched from ${request.url}: ${failure}`, {
    hint: 'Check that the job may read the repository (contents: read) and has checked it out.',
  });
}

async function isHere(request: FetchRequest): Promise<boolean> {
  const found = await git(request, ['rev-parse', '--quiet', '--verify', `${request.commit}^{commit}`]);
  return found.exitCode === 0 && commitSha(found.stdout) === request.commit;
}

async function git(request: FetchRequest, args: readonly string[]) {
  const settings = SAFE.flatMap((setting) => ['-c', setting]);
  return execa('git', ['-C', request.directory, ...settings, ...args], {
    env: environment(request),
    extendEnv: false,
    reject: false,
    timeout: FETCH_TIMEOUT,
    stdin: 'ignore',
  });
}

function environment({ url, token, host }: FetchRequest): Record<string, string> {
  const kept = [
    'PATH',
    'HOME',
    'SystemRoot',
    'HTTPS_PROXY',
    'https_proxy',
    'NO_PROXY',
    'no_proxy',
    'SSL_CERT_FILE',
    'GIT_SSL_CAINFO',
  ];
  const chosen = Object.fromEntries(kept.flatMap((name) => (host[name] === undefined ? [] : [[name, host[name]]])));
  const base = { ...chosen, GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '', LC_ALL: 'C' };
  if (token === undefined || !/^https?:/.test(url)) return base;
  return {
    ...base,
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_0: `http.${new URL(url).origin}/.extraheader`,
    // Empty first: a header that an earlier step left in the repository would be sent too, and two are refused.
    GIT_CONFIG_VALUE_0: '',
    GIT_CONFIG_KEY_1: `http.${new URL(url).origin}/.extraheader`,
    GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
  };
}

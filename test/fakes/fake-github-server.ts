import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeUser {
  readonly login: string;
  readonly id: number;
  readonly type: 'User' | 'Bot';
}

export interface FakeComment {
  readonly id: number;
  readonly issue: number;
  user: FakeUser;
  body: string;
  created_at: string;
  updated_at: string;
  /** Every body it ever had, oldest first. */
  readonly history: string[];
}

export interface FakePull {
  head: { sha: string; ref: string; repoId: number | null };
  base: { sha: string; ref?: string };
  state: 'open' | 'closed';
}

interface Fault {
  readonly match: RegExp;
  times: number;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const REPO_ID = 1000;

/** A hosting side on loopback that remembers: real HTTP, one repository, the part of the REST interface Vital uses. */
export class FakeGithubServer {
  readonly comments: FakeComment[] = [];
  readonly reactions: { readonly comment: number; readonly content: string; readonly user: string }[] = [];
  readonly roles = new Map<string, { readonly permission: string; readonly role_name?: string }>();
  readonly pulls = new Map<number, FakePull>();
  readonly branches = new Map<string, string>();
  /** `METHOD /path` of every call, in order. */
  readonly calls: string[] = [];
  readonly authorizations = new Set<string>();
  readonly faults: Fault[] = [];
  defaultBranch = 'main';
  /** Whose token it is; a `Bot` cannot read `/user`, as the token of a workflow cannot. */
  tokenUser: FakeUser = { login: 'github-actions[bot]', id: 41898282, type: 'Bot' };
  /** Stores no change of a comment although it answers 200. */
  losesEdits = false;
  readonly #server: Server;
  #next = 500;

  readonly repository: string;
  readonly prefix: string;

  private constructor(repository: string, prefix: string) {
    this.repository = repository;
    this.prefix = prefix;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(repository = 'octo/ranges', prefix = ''): Promise<FakeGithubServer> {
    const fake = new FakeGithubServer(repository, prefix);
    await new Promise<void>((resolve) => fake.#server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${this.prefix}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  addComment(issue: number, body: string, user: FakeUser): FakeComment {
    this.#next += 1;
    const time = new Date(Date.UTC(2026, 10, 29, 12, 0, this.#next - 500)).toISOString().replace('.000', '');
    const comment = { id: this.#next, issue, user, body, created_at: time, updated_at: time, history: [body] };
    this.comments.push(comment);
    return comment;
  }

  /** Answers the next calls that match with this status. */
  fail(
    match: RegExp,
    status: number,
    more: { times?: number; headers?: Record<string, string>; body?: string } = {},
  ): void {
    this.faults.push({
      match,
      status,
      times: more.times ?? 1,
      headers: more.headers ?? {},
      ...(more.body ? { body: more.body } : {}),
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://loopback');
    const path = decodeURIComponent(
      url.pathname.startsWith(this.prefix) ? url.pathname.slice(this.prefix.length) : url.pathname,
    );
    const call = `${request.method} ${path}`;
    this.calls.push(call);
    this.authorizations.add(request.headers.authorization ?? '');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const fault = this.faults.find((candidate) => candidate.times > 0 && candidate.match.test(call));
    if (fault) {
      fault.times -= 1;
      const body = fault.body ?? JSON.stringify({ message: `made to fail with ${fault.status}` });
      send(response, fault.status, body, { 'x-github-request-id': 'FA:CE:1', ...fault.headers });
      return;
    }
    const [status, value, headers] = this.#route(
      request.method ?? 'GET',
      path,
      url,
      text === '' ? {} : JSON.parse(text),
    );
    send(response, status, JSON.stringify(value), { 'x-github-request-id': 'FA:CE:2', ...headers });
  }

  #route(
    method: string,
    path: string,
    url: URL,
    body: Record<string, string>,
  ): readonly [number, unknown, Record<string, string>?] {
    if (path === '/user') {
      return this.tokenUser.type === 'Bot'
        ? [403, { message: 'Resource not accessible by integration' }]
        : [200, this.tokenUser];
    }
    if (path === '/graphql' || path === '/api/graphql') {
      return [200, { data: { viewer: { login: this.tokenUser.login, databaseId: this.tokenUser.id } } }];
    }
    const root = `/repos/${this.repository}`;
    if (!path.startsWith(root)) return [404, { message: 'Not Found' }];
    return this.#repositoryRoute(method, path.slice(root.length), url, body);
  }

  #repositoryRoute(
    method: string,
    path: string,
    url: URL,
    body: Record<string, string>,
  ): readonly [number, unknown, Record<string, string>?] {
    const missing = [404, { message: 'Not Found' }] as const;
    const rest = path.split('/').slice(1);
    if (path === '') return [200, { id: REPO_ID, default_branch: this.defaultBranch, full_name: this.repository }];
    if (rest[0] === 'branches') {
      const sha = this.branches.get(rest.slice(1).join('/'));
      return sha === undefined ? missing : [200, { name: rest[1], commit: { sha } }];
    }
    if (rest[0] === 'collaborators') {
      const role = this.roles.get(rest[1] ?? '');
      return role === undefined ? missing : [200, { ...role, user: { login: rest[1] } }];
    }
    if (rest[0] === 'pulls') {
      const pull = this.pulls.get(Number(rest[1]));
      if (pull === undefined) return missing;
      const head = { ...pull.head, repo: pull.head.repoId === null ? null : { id: pull.head.repoId } };
      return [
        200,
        {
          number: Number(rest[1]),
          state: pull.state,
          head,
          base: { ref: this.defaultBranch, ...pull.base, repo: { id: REPO_ID } },
        },
      ];
    }
    if (rest[0] === 'issues' && rest[1] === 'comments')
      return this.#commentRoute(method, Number(rest[2]), rest[3], body);
    if (rest[0] === 'issues' && rest[2] === 'comments') return this.#threadRoute(method, Number(rest[1]), url, body);
    return missing;
  }

  #commentRoute(
    method: string,
    id: number,
    part: string | undefined,
    body: Record<string, string>,
  ): readonly [number, unknown] {
    const comment = this.comments.find((candidate) => candidate.id === id);
    if (comment === undefined) return [404, { message: 'Not Found' }];
    if (part === 'reactions') {
      this.reactions.push({ comment: id, content: body.content ?? '', user: this.tokenUser.login });
      return [201, { id: this.reactions.length, content: body.content }];
    }
    if (method === 'PATCH') {
      if (body.body !== undefined && body.body.length > 65_536)
        return [422, { message: 'Body is too long (maximum is 65536 characters)' }];
      if (!this.losesEdits) {
        comment.body = body.body ?? '';
        comment.history.push(comment.body);
      }
      comment.updated_at = '2026-11-29T13:00:00Z';
    }
    return [200, this.#shown(comment)];
  }

  #threadRoute(
    method: string,
    issue: number,
    url: URL,
    body: Record<string, string>,
  ): readonly [number, unknown, Record<string, string>?] {
    if (method === 'POST') {
      if ((body.body ?? '').length > 65_536)
        return [422, { message: 'Body is too long (maximum is 65536 characters)' }];
      return [201, this.#shown(this.addComment(issue, body.body ?? '', this.tokenUser))];
    }
    const size = Number(url.searchParams.get('per_page') ?? 30);
    const page = Number(url.searchParams.get('page') ?? 1);
    const thread = this.comments.filter((comment) => comment.issue === issue);
    const shown = thread.slice((page - 1) * size, page * size).map((comment) => this.#shown(comment));
    const next = `<${this.url}${url.pathname.slice(this.prefix.length)}?per_page=${size}&page=${page + 1}>; rel="next"`;
    return [200, shown, page * size < thread.length ? { link: next } : {}];
  }

  #shown(comment: FakeComment): unknown {
    const { history: _history, issue, ...rest } = comment;
    return { ...rest, html_url: `https://git.example/${this.repository}/issues/${issue}#issuecomment-${comment.id}` };
  }
}

function send(response: ServerResponse, status: number, body: string, headers: Readonly<Record<string, string>>): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(body);
}

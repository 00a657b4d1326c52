import { TaskError } from '../../domain/errors.ts';

interface FailedCall {
  readonly status: number;
  readonly message: string;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

/** What failed, how, and which permission would have helped: the server names it, people look for it. */
export function githubFailure(what: string, thrown: unknown): TaskError {
  const call = asFailedCall(thrown);
  if (call === undefined) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return new TaskError('github-failed', `${what} failed: ${reason}`, { cause: thrown });
  }
  const id = call.headers['x-github-request-id'];
  const request = id === undefined ? '' : ` (request ${id})`;
  const message = `${what} failed with status ${call.status}: ${firstLine(call.message)}${request}.`;
  const hint = hintFor(call);
  const code = call.status === 404 || call.status === 410 ? 'github-missing' : 'github-failed';
  return new TaskError(code, message, { cause: thrown, ...(hint === undefined ? {} : { hint }) });
}

export function statusOf(thrown: unknown): number | undefined {
  return asFailedCall(thrown)?.status;
}

function hintFor(call: FailedCall): string | undefined {
  const accepted = call.headers['x-accepted-github-permissions'];
  if (call.status === 403 && typeof accepted === 'string' && accepted !== '') {
    return `The token lacks a permission. Add to the workflow's permissions: ${permissionLines(accepted)}.`;
  }
  if (call.status === 401) return 'The token is not valid here: check github-token.';
  if (call.status === 403) return "The token may not do this: check github-token and the workflow's permissions.";
  return call.status === 404 ? 'It does not exist, or the token may not see it.' : undefined;
}

/** `issues=write; pull_requests=write` as the lines a workflow has; `;` parts are alternatives, `,` parts all needed. */
function permissionLines(accepted: string): string {
  return accepted
    .split(';')
    .map((set) =>
      set
        .split(',')
        .map((pair) => pair.trim().replaceAll('_', '-').replace('=', ': '))
        .filter((line) => line !== '')
        .join(' and '),
    )
    .filter((set) => set !== '')
    .join(', or ');
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').slice(0, 300).replace(/\.$/, '');
}

function asFailedCall(thrown: unknown): FailedCall | undefined {
  if (!(thrown instanceof Error) || !('status' in thrown) || typeof thrown.status !== 'number') return undefined;
  return { status: thrown.status, message: thrown.message, headers: headersOf(thrown) };
}

function headersOf(thrown: Error): FailedCall['headers'] {
  const response = 'response' in thrown ? thrown.response : undefined;
  if (typeof response !== 'object' || response === null || !('headers' in response)) return {};
  const { headers } = response;
  return typeof headers === 'object' && headers !== null ? { ...headers } : {};
}

import { TaskError } from './errors.ts';

declare const commitShaBrand: unique symbol;

/** A full object name of a commit (40 or 64 hex digits, lower case). Never an abbreviation. */
export type CommitSha = string & { readonly [commitShaBrand]: true };

export function commitSha(raw: string): CommitSha {
  const sha = raw.trim().toLowerCase();
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha)) {
    throw new TaskError('unknown-ref', `${JSON.stringify(raw)} is not a full commit id.`, {
      hint: 'Give all 40 hexadecimal digits.',
    });
  }
  return sha as CommitSha;
}

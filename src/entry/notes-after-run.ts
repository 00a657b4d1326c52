import type { CommitSha } from '../domain/commit-sha.ts';
import type { Github } from '../ports/github.ts';

/** What changed on the hosting side while the run was under way: the verdict holds for the frozen commit only. */
export async function notesAfterRun(
  frozen: { readonly issue: { readonly number: number; readonly isPullRequest: boolean }; readonly commit: CommitSha },
  github: Github,
): Promise<readonly string[]> {
  try {
    if (!frozen.issue.isPullRequest) {
      const head = await github.defaultBranchHead();
      return head === frozen.commit
        ? []
        : [`The default branch has moved on since; this was measured on ${frozen.commit}.`];
    }
    const now = await github.pullRequest(frozen.issue.number);
    const moved =
      now.sha === frozen.commit
        ? []
        : [`The head has moved on to ${now.sha} since; this was measured on ${frozen.commit}.`];
    return now.state === 'open' ? moved : [...moved, 'The pull request was closed meanwhile; nothing was applied.'];
  } catch {
    return ['Whether the head has moved since could not be read.'];
  }
}

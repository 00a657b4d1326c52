/** What a file of this name steers, if it steers something a change must not: a person changes these by hand. */
export function protectedRule(path: string): string | undefined {
  const folded = path.normalize('NFKC').toLowerCase();
  const name = folded.slice(folded.lastIndexOf('/') + 1);
  if (WORKFLOWS.some((form) => form.test(folded))) return 'steers a build service';
  if (OWNERSHIP.test(name)) return 'decides who owns or reviews code';
  if (UPDATES.test(folded)) return 'steers dependency updates';
  if (GIT_FILES.has(name)) return 'steers git itself';
  if (RUNTIME.has(name)) return 'steers a package client or loader';
  if (AGENTS.test(folded)) return 'instructs tools or editors';
  return undefined;
}

const WORKFLOWS: readonly RegExp[] = [
  /(?:^|\/)\.(?:github|gitea|forgejo)\/(?:workflows|actions)\//,
  /(?:^|\/)action\.ya?ml$/,
  /(?:^|\/)\.(?:circleci|buildkite|woodpecker|teamcity|semaphore|tekton)\//,
  /(?:^|\/)(?:\.gitlab-ci|\.travis|\.drone|\.cirrus|\.appveyor|appveyor|azure-pipelines|bitbucket-pipelines|cloudbuild|buildspec|wercker|codemagic|bitrise)\.ya?ml$/,
  /(?:^|\/)jenkinsfile$/,
];
const OWNERSHIP = /^(?:codeowners|security\.md)$/;
const UPDATES = /(?:^|\/)(?:dependabot\.ya?ml|renovate\.json5?|\.renovaterc(?:\.json5?)?)$/;
const GIT_FILES: ReadonlySet<string> = new Set([
  '.gitmodules',
  '.gitattributes',
  '.gitconfig',
  '.git-blame-ignore-revs',
  '.mailmap',
]);
const RUNTIME: ReadonlySet<string> = new Set([
  '.npmrc',
  '.yarnrc',
  '.yarnrc.yml',
  '.pnpmfile.cjs',
  'pip.conf',
  '.pypirc',
  '.netrc',
  '.envrc',
  '.bazelrc',
]);
const AGENTS =
  /(?:^|\/)(?:\.(?:husky|githooks|vscode|idea|claude|cursor|codex|gemini|devcontainer|windsurf|continue)\/|(?:agents|claude|gemini)\.md$|\.(?:cursorrules|windsurfrules|mcp\.json)$|mcp\.json$|\.pre-commit-config\.ya?ml$)/;

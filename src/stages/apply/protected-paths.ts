import { leastStrictName } from '../../domain/file-system-name.ts';
import type { RefusalRule } from './patch-refusal.ts';

/** Folders whose files other systems run with rights that the asker does not have. */
const WORKFLOW_FOLDERS = [
  '.github/workflows',
  '.github/actions',
  '.gitlab',
  '.circleci',
  '.buildkite',
  '.woodpecker',
  '.teamcity',
  '.forgejo',
  '.gitea',
];
const WORKFLOW_FILES = new Set([
  'action.yml',
  'action.yaml',
  '.gitlab-ci.yml',
  '.gitlab-ci.yaml',
  '.travis.yml',
  'appveyor.yml',
  '.appveyor.yml',
  'azure-pipelines.yml',
  'azure-pipelines.yaml',
  'bitbucket-pipelines.yml',
  'jenkinsfile',
  '.drone.yml',
  '.cirrus.yml',
  '.woodpecker.yml',
  'buildspec.yml',
  'cloudbuild.yaml',
  'cloudbuild.yml',
  'codemagic.yaml',
  'bitrise.yml',
  'wercker.yml',
  'semaphore.yml',
  '.scrutinizer.yml',
  'netlify.toml',
  'vercel.json',
]);

/** Files that steer people, reviews, git, agents or other bots. By name at any depth. */
const STEERING_FILES = new Set([
  'codeowners',
  'dependabot.yml',
  'dependabot.yaml',
  'renovate.json',
  'renovate.json5',
  '.renovaterc',
  '.renovaterc.json',
  'security.md',
  '.gitmodules',
  '.gitattributes',
  '.gitconfig',
  '.mailmap',
  '.npmrc',
  '.yarnrc',
  '.yarnrc.yml',
  '.pypirc',
  'pip.conf',
  '.netrc',
  '.env',
  '.envrc',
  '.pre-commit-config.yaml',
  '.pre-commit-hooks.yaml',
  'lefthook.yml',
  'agents.md',
  'claude.md',
  'gemini.md',
  '.cursorrules',
  '.windsurfrules',
  '.clinerules',
  'copilot-instructions.md',
]);

/** What decides which foreign code is fetched and run. By name at any depth. */
const DEPENDENCY_FILES = new Set([
  'package.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'bun.lock',
  'bun.lockb',
  'deno.lock',
  'pyproject.toml',
  'poetry.lock',
  'uv.lock',
  'pdm.lock',
  'pipfile',
  'pipfile.lock',
  'setup.py',
  'setup.cfg',
  'go.mod',
  'go.sum',
  'go.work',
  'cargo.toml',
  'cargo.lock',
  'build.rs',
  'pom.xml',
  'build.gradle',
  'build.gradle.kts',
  'settings.gradle',
  'settings.gradle.kts',
  'gradle.properties',
  'gradle-wrapper.properties',
  'gradle-wrapper.jar',
  'gemfile',
  'gemfile.lock',
  'composer.json',
  'composer.lock',
  'directory.packages.props',
  'packages.lock.json',
  'packages.config',
  'nuget.config',
  'directory.build.props',
  'directory.build.targets',
  'libs.versions.toml',
  'podfile',
  'podfile.lock',
  'deno.json',
  'deno.jsonc',
  'mix.exs',
  'mix.lock',
  'package.swift',
  'package.resolved',
  'pubspec.yaml',
  'pubspec.lock',
  'cpanfile',
  'conanfile.txt',
  'conanfile.py',
  'vcpkg.json',
]);
const DEPENDENCY_FORM =
  /^(?:requirements|constraints)[\w.-]*\.(?:txt|in)$|\.(?:csproj|fsproj|vbproj|gemspec|podspec|cabal|sbt)$/;
/** `requirements/dev.txt` and its likes. */
const DEPENDENCY_FOLDER = /(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/;

export interface Protection {
  readonly rule: RefusalRule;
  readonly why: string;
}

/** What protects a path, undefined for an ordinary one. Names count as the least strict file system compares them. */
export function protectionOf(path: string): Protection | undefined {
  const parts = path.split('/').map(leastStrictName);
  const name = parts.at(-1) ?? '';
  const folded = parts.join('/');
  const isWorkflow = WORKFLOW_FOLDERS.some(
    (folder) => folded.startsWith(`${folder}/`) || folded.includes(`/${folder}/`),
  );
  if (isWorkflow || WORKFLOW_FILES.has(name))
    return { rule: 'workflow', why: 'Build systems run it with their own rights.' };
  if (STEERING_FILES.has(name)) return { rule: 'protected', why: 'It steers reviews, git, agents or bots.' };
  if (DEPENDENCY_FILES.has(name) || DEPENDENCY_FORM.test(name) || DEPENDENCY_FOLDER.test(folded))
    return { rule: 'dependencies', why: 'It decides which foreign code is fetched and run.' };
  if (parts.length > 1 && parts.slice(0, -1).some((part) => part.startsWith('.'))) {
    return { rule: 'protected', why: 'Folders whose name begins with a dot hold settings of tools.' };
  }
  return undefined;
}

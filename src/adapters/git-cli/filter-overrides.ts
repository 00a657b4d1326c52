import type { GitRunner } from './git-runner.ts';

/**
 * Settings that empty every filter driver known in this repository. A driver is a command that git runs on the content
 * of files; which files is for the repository's own `.gitattributes` to say.
 */
export async function filterOverrides(git: GitRunner): Promise<readonly string[]> {
  // Exit status 1 means that no key matched.
  const listed = await git.run('config', '-z', '--name-only', '--get-regexp', '^filter\\.').catch(() => '');
  const drivers = new Set(['lfs']);
  for (const key of listed.split('\0')) {
    const [, driver] = /^filter\.(.+)\.[^.]+$/s.exec(key) ?? [];
    // A name with a line end or an equals sign cannot be written on a command line.
    if (driver !== undefined && !/[=\n]/.test(driver)) drivers.add(driver);
  }
  return [...drivers]
    .sort()
    .flatMap((driver) => [
      `filter.${driver}.clean=`,
      `filter.${driver}.smudge=`,
      `filter.${driver}.process=`,
      `filter.${driver}.required=false`,
    ]);
}

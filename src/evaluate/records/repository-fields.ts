import { z } from 'zod';
import { tryRepoPath } from '../../domain/repo-path.ts';

export const objectName = z.string().regex(/^[0-9a-f]{40}$/, 'is not a full commit id');

/** The name may become a folder name, so nothing but a plain `owner/name`. */
export const repositoryName = z.string().regex(/^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/, 'is not owner/name');

export const repositoryPath = z.string().transform((raw, context) => {
  const path = tryRepoPath(raw);
  if (path !== undefined) return path;
  context.addIssue({ code: 'custom', message: 'is not a path inside the repository' });
  return z.NEVER;
});

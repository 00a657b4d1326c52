import { z } from 'zod';

export const objectName = z.string().regex(/^[0-9a-f]{40}$/, 'is not a full commit id');

/** The name may become a folder name, so nothing but a plain `owner/name`. */
export const repositoryName = z.string().regex(/^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/, 'is not owner/name');

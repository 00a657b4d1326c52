import { z } from 'zod';
import { objectName, repositoryName, repositoryPath } from './repository-fields.ts';

/** A task of RepoExec: one function of a public Python repository, to be written from its signature and docstring. */
export const repoexecRecordSchema = z
  .object({
    /** A number as published, text for a task that was not. */
    id: z.union([z.int().min(0), z.string().min(1)]).transform(String),
    repo: repositoryName,
    commit: objectName,
    file: repositoryPath,
    /** Name of the function. */
    entry_point: z.string().min(1),
    /** The reference passes its tests and a broken body fails them. */
    usable: z.boolean(),
  })
  .transform((record) => ({ ...record, language: 'python' as const }));

export type RepoexecRecord = z.infer<typeof repoexecRecordSchema>;

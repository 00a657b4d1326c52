import { z } from 'zod';
import { repositoryPath } from './repository-fields.ts';

const lineNumber = z.int().min(1);

const candidate = z
  .object({
    identifier: z.string().min(1),
    path: repositoryPath,
    snippet: z.string().min(1),
    start_line: lineNumber,
    end_line: lineNumber,
    /** The snippet ends before the definition does. */
    truncated: z.boolean().optional(),
  })
  .refine(({ start_line, end_line }) => start_line <= end_line, {
    path: ['end_line'],
    message: 'lies before start_line',
  });

/** A cross-file completion task in RepoBench v1.1's shape: what the file imports, and which of it the next line uses. */
export const repobenchRecordSchema = z
  .object({
    id: z.string().min(1),
    language: z.enum(['python', 'java']),
    import_statement: z.string(),
    /** The file before the target line; its beginning may be cut off. */
    cropped_code: z.string(),
    context: z.array(candidate).min(1),
    gold_snippet_index: z.int().min(0),
  })
  .refine(({ context, gold_snippet_index: gold }) => gold < context.length, {
    path: ['gold_snippet_index'],
    message: 'is not in context',
  });

export type RepobenchRecord = z.infer<typeof repobenchRecordSchema>;
export type RepobenchCandidate = RepobenchRecord['context'][number];

import { z } from 'zod';

const command = z.array(z.string()).min(1);

/** One program with a bug in one line, its tests and the known repair: a tiny repository as a record. */
export const quixbugsRecordSchema = z
  .object({
    id: z.string().min(1),
    language: z.string().min(1),
    program: z.string().min(1),
    /** Path to text. A list of pairs, since the paths are somebody else's names. */
    files: z.record(z.string(), z.string()).transform((files) => Object.entries(files)),
    buggy_file: z.string().min(1),
    fixed_content: z.string().min(1),
    build_command: command.optional(),
    test_command: command,
    timeout_s: z.number().positive(),
  })
  .refine((record) => record.files.some(([path]) => path === record.buggy_file), {
    path: ['buggy_file'],
    message: 'is not one of the files',
  });

export type QuixbugsRecord = z.infer<typeof quixbugsRecordSchema>;

/** The text of the file with the bug. */
export function buggyText(record: QuixbugsRecord): string {
  return record.files.find(([path]) => path === record.buggy_file)?.[1] ?? '';
}

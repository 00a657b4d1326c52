import { z } from 'zod';
import { objectName, repositoryName } from './repository-fields.ts';

const BUG_RUNNERS = ['pytest', 'tap', 'mocha-yargs-parser', 'junit4', 'go', 'cargo'] as const;

/** A real bug of a public repository: both commits, the repair and the tests that show it. */
export const bugRecordSchema = z.object({
  id: z.string().min(1),
  language: z.string().min(1),
  repo: repositoryName,
  buggy_commit: objectName,
  fix_commit: objectName,
  subject: z.string().min(1),
  src_files: z.array(z.string()).min(1),
  test_files: z.array(z.string()),
  runner: z.enum(BUG_RUNNERS),
  fix_patch: z.string().min(1),
  failing_tests: z.array(z.string()).min(1),
  /** Folder of the module, for a runner that needs one. */
  base: z.string().optional(),
  test_classes: z.array(z.string()).optional(),
  /** The tests stand in the source files themselves. */
  inline_tests: z.boolean().optional(),
});

export type BugRecord = z.infer<typeof bugRecordSchema>;

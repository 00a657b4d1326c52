import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A larger report is not read: what it says is then read from the output. */
const LARGEST_REPORT = 32 * 1024 * 1024;

export interface ReportFolder {
  /** Absolute; its name holds a nonce, so that nothing made before the run can lie in it. */
  readonly path: string;
  readonly files: (files: Readonly<Record<string, string>>) => Promise<void>;
  dispose(): Promise<void>;
}

/** A folder for the reports of one run, made new. The run may write to it; what it leaves is read as a stranger's. */
export async function createReportFolder(): Promise<ReportFolder> {
  const outer = await mkdtemp(join(tmpdir(), 'vital-report-'));
  const path = join(outer, randomBytes(12).toString('hex'));
  await mkdir(path);
  return {
    path,
    async files(files) {
      for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text);
    },
    dispose: () => rm(outer, { recursive: true, force: true }),
  };
}

/**
 * Text of a file that the run wrote, undefined if there is none. Only a plain file of bounded size is read: a link could show us a file
 * the run itself may not see, a pipe would never end.
 */
export async function readReport(path: string): Promise<string | undefined> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const { size } = await file.stat();
      const isFile = (await file.stat()).isFile();
      return isFile && size > 0 && size <= LARGEST_REPORT ? await file.readFile('utf8') : undefined;
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}

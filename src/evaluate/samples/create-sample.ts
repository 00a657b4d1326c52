import type { CommitSha } from '../../domain/commit-sha.ts';
import { makeRepository } from '../repositories/make-repository.ts';
import { NODE_SAMPLE } from './node-sample.ts';
import { PYTHON_SAMPLE } from './python-sample.ts';
import { SAMPLE_KINDS, type Sample, type SampleKind } from './sample.ts';

export { SAMPLE_KINDS, type SampleKind };

export interface CreatedSample extends Sample {
  readonly directory: string;
  /** The same on every machine: author, date and content are fixed. */
  readonly commit: CommitSha;
}

/** Makes the sample a git repository in a folder that is empty or not there yet. */
export async function createSample(kind: SampleKind, directory: string): Promise<CreatedSample> {
  const sample = sampleOf(kind);
  const commit = await makeRepository(directory, sample.files, `Add the ${sample.title}`);
  return { ...sample, directory, commit };
}

export function sampleOf(kind: SampleKind): Sample {
  switch (kind) {
    case 'node':
      return NODE_SAMPLE;
    case 'python':
      return PYTHON_SAMPLE;
    default:
      throw new RangeError(`No sample ${JSON.stringify(kind satisfies never)}`);
  }
}

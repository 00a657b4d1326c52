/** One file of a repository made on the spot. */
export interface SampleFile {
  readonly path: string;
  readonly content: string;
}

export const SAMPLE_KINDS = ['node', 'python'] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

/** A small repository with one bug, and everything needed to tell whether it was found. */
export interface Sample {
  readonly kind: SampleKind;
  readonly title: string;
  readonly files: readonly SampleFile[];
  /** What is asked, as a person would write it. */
  readonly task: string;
  /** The one line that is wrong, the line that repairs it, and the file it is in. */
  readonly repair: { readonly path: string; readonly wrong: string; readonly right: string };
  /** A part of the name of every test that fails before the repair; all others pass. */
  readonly failing: readonly string[];
}

/** The file with the bug, repaired. */
export function repairedFile(sample: Sample): SampleFile {
  const { path, wrong, right } = sample.repair;
  const file = sample.files.find((candidate) => candidate.path === path);
  if (!file?.content.includes(wrong)) throw new RangeError(`${path} of the ${sample.kind} sample lacks ${wrong}`);
  return { path, content: file.content.replace(wrong, () => right) };
}

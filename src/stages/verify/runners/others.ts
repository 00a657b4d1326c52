import { join } from 'node:path';
import { z } from 'zod';
import { withWords } from '../command-words.ts';
import type { CaseDraft } from '../results/case-draft.ts';
import { parseJson } from '../results/parse-json.ts';
import { readCargoText } from '../results/read-cargo-text.ts';
import { readJunitXml } from '../results/read-junit-xml.ts';
import type { Runner } from './runner.ts';

export const cargo: Runner = {
  read: ({ text, readTreeFile }) => readCargoText(text, isCargoWorkspace(readTreeFile)),
};

/** Several crates in one run print tests of the same name. */
export function isCargoWorkspace(readTreeFile: (path: string) => string | undefined): boolean {
  return /^\[workspace\]/m.test(readTreeFile('Cargo.toml') ?? '');
}

export const phpunit: Runner = {
  plan(argv, { folder }) {
    const report = join(folder, 'junit.xml');
    const extended = withWords(argv, ['--log-junit', report]);
    return extended === undefined ? { argv } : { argv: extended, report };
  },
  read({ report }) {
    const cases = report === undefined ? undefined : readJunitXml(report);
    return cases && { source: 'junit', cases };
  },
};

const examples = z.object({
  examples: z.array(
    z.object({
      full_description: z.string(),
      status: z.string(),
      file_path: z.string(),
      exception: z.object({ message: z.string().nullish(), backtrace: z.array(z.string()).nullish() }).nullish(),
    }),
  ),
});

export const rspec: Runner = {
  plan(argv, { folder }) {
    const report = join(folder, 'rspec.json');
    const extended = withWords(argv, ['--format', 'progress', '--format', 'json', '--out', report]);
    return extended === undefined ? { argv } : { argv: extended, report };
  },
  read({ report }) {
    const parsed = report === undefined ? undefined : examples.safeParse(parseJson(report)).data;
    return parsed && { source: 'json', cases: parsed.examples.map(readExample) };
  },
};

function readExample(example: z.infer<typeof examples>['examples'][number]): CaseDraft {
  const known = { id: example.full_description, file: example.file_path };
  if (example.status !== 'failed') return { ...known, status: example.status === 'passed' ? 'passed' : 'skipped' };
  const message = example.exception?.message ?? '';
  return { ...known, status: 'failed', message, trace: (example.exception?.backtrace ?? []).join('\n') };
}

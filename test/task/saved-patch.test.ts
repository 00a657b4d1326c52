import { expect, test } from 'vitest';
import { renderMarkdown } from '../../src/stages/report/render-markdown.ts';
import { writeAnswer } from '../../src/task/write-answer.ts';
import { PASS } from '../report/sample-results.ts';

const LOOKS_SECRET = ' start = connect("postgres://app:example@localhost/test")\n';

function withPatch(line: string) {
  const program = { ...(PASS.program as NonNullable<typeof PASS.program>) };
  return { ...PASS, program: { ...program, patch: `${program.patch}${line}` } };
}

async function saved(result: typeof PASS, secrets: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const written = new Map<string, string>();
  const write = async (name: string, content: string) => {
    written.set(name, content);
    return name;
  };
  await writeAnswer(result, { directory: '/out', write }, secrets);
  return written;
}

test('a patch with a line that looks like a credential is saved as it was tested, and shown masked', async () => {
  const result = withPatch(LOOKS_SECRET);
  const files = await saved(result, []);
  expect(files.get('change.patch')).toBe(result.program.patch);
  expect(files.get('report.md')).toContain('postgres://app:***@localhost/test');
});

test('a patch never holds a secret of ours', async () => {
  const files = await saved(withPatch(' key = "model-key-5551212"\n'), ['model-key-5551212']);
  expect(files.get('change.patch')).toContain(' key = "***"');
});

test('a patch that is shown masked is handed over as a file, not for pasting', () => {
  const links = { server: 'https://git.example', repository: 'o/r', runId: '1' };
  expect(renderMarkdown(PASS, { links })).toContain("git apply <<'VITAL_PATCH'");
  const masked = renderMarkdown(withPatch(LOOKS_SECRET), { links });
  expect(masked).not.toContain('VITAL_PATCH');
  expect(masked).toContain('gh run download 1 --name vital');
});

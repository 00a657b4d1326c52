import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      { readonly permissions?: Record<string, string>; readonly steps: readonly { uses?: string; run?: string }[] }
    >
  >;
}

describe('action.yml', () => {
  const manifest = parse(read('action.yml')) as { outputs: Record<string, unknown> };

  it('lists exactly the outputs that are set', () => {
    const source = read('src/entry/publish-outputs.ts');
    const set = [...source.matchAll(/setOutput\('([a-z-]+)'|^ {4}'?([a-z-]+)'?: .*,$/gm)].map(
      (match) => match[1] ?? match[2],
    );
    expect(Object.keys(manifest.outputs).sort()).toEqual([...new Set(set)].sort());
  });
});

describe.each(readdirSync(join(ROOT, 'docs/examples')))('the example %s', (name) => {
  const text = read(`docs/examples/${name}`);
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);

  it('gives nothing to the workflow and no write access to contents', () => {
    expect(workflow.permissions).toEqual({});
    for (const job of jobs) expect(job.permissions).toMatchObject({ contents: 'read' });
    expect(text).not.toMatch(/id-token|secrets: inherit|pull_request_target|workflow_run/);
  });

  it('makes strong isolation work before Vital runs', () => {
    for (const { steps } of jobs) {
      const prepares = steps.findIndex(({ run }) => run?.includes('apparmor_restrict_unprivileged_userns=0'));
      expect(prepares).toBeGreaterThanOrEqual(0);
      expect(prepares).toBeLessThan(steps.findIndex(({ uses }) => uses?.startsWith('OWNER/vital@')));
    }
  });

  it('pins every step it takes from elsewhere and lets no event text near a shell', () => {
    const steps = jobs.flatMap((job) => job.steps);
    for (const step of steps) if (step.uses !== undefined) expect(step.uses).toMatch(/@FULL_COMMIT_ID$/);
    for (const step of steps) expect(step.run ?? '').not.toContain('${{');
  });
});

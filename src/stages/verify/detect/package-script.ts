import { z } from 'zod';
import { withWords } from '../command-words.ts';
import { parseJson } from '../results/parse-json.ts';
import { recogniseRunner } from './recognise-runner.ts';
import { hasFile, type RepositoryFiles } from './repository-files.ts';

const manifest = z.object({
  scripts: z.record(z.string(), z.string()).optional().catch(undefined),
  packageManager: z.string().optional().catch(undefined),
  jest: z.unknown().optional(),
  dependencies: z.record(z.string(), z.string()).optional().catch(undefined),
  devDependencies: z.record(z.string(), z.string()).optional().catch(undefined),
});

export type PackageManifest = z.infer<typeof manifest>;

export function readManifest(files: RepositoryFiles): PackageManifest | undefined {
  return manifest.safeParse(parseJson(files.read('package.json') ?? '')).data;
}

/** What npm writes into a new package, and what people write to have none. */
const PLACEHOLDER = /no test specified|^\s*(?:exit [01]|true|:)\s*$|^\s*echo\b[^&|;]*(?:&&\s*exit [01])?\s*$/i;

/** A package's own test script, undefined if it tests nothing. */
export function testScript({ scripts = {} }: PackageManifest, name = 'test'): string | undefined {
  const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
  return script === undefined || script.trim() === '' || PLACEHOLDER.test(script) ? undefined : script;
}

/** The runner a script starts, if Vital can make it report from outside the script. */
export function scriptRunner(script: string, of: PackageManifest, depth = 0): string {
  const inner = /^\s*(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]+)\s*$/.exec(script)?.[1];
  const followed = inner === undefined ? undefined : testScript(of, inner);
  if (followed !== undefined && depth < 3) return scriptRunner(followed, of, depth + 1);
  const runner = recogniseRunner(['sh', '-c', script]);
  const takesEnvironment = runner === 'node-test' || runner === 'pytest';
  const reads = takesEnvironment || withWords(['sh', '-c', script], ['--x']) !== undefined;
  // Reporter options in a script would meet those set from outside.
  return reads && !script.includes('--test-reporter') ? runner : 'script';
}

export function packageManager(files: RepositoryFiles, { packageManager: named = '' }: PackageManifest): string {
  const known = /^(npm|pnpm|yarn|bun)@/.exec(named)?.[1];
  if (known !== undefined) return known;
  if (hasFile(files, 'pnpm-lock.yaml')) return 'pnpm';
  if (hasFile(files, 'yarn.lock')) return 'yarn';
  return hasFile(files, 'bun.lock') || hasFile(files, 'bun.lockb') ? 'bun' : 'npm';
}

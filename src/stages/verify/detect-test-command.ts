import { comparePaths, directoryOf } from '../../domain/repo-path.ts';
import type { TestCommand } from '../../domain/verdict.ts';
import { commandWords, shellQuoted } from './command-words.ts';
import { detectJavascript } from './detect/detect-javascript.ts';
import { make, OTHER_DETECTORS } from './detect/detect-others.ts';
import { detectPython } from './detect/detect-python.ts';
import { readManifest, scriptRunner, testScript } from './detect/package-script.ts';
import { recogniseRunner } from './detect/recognise-runner.ts';
import {
  belowFolder,
  type Candidate,
  countFiles,
  filesNamed,
  type RepositoryFiles,
} from './detect/repository-files.ts';

/**
 * The command that runs the repository's tests: the configured one, else the one of the ecosystem with the most files. Undefined if there is none, or
 * if the configured one is `none`.
 */
export function detectTestCommand(tree: RepositoryFiles, configured?: string): TestCommand | undefined {
  const line = configured?.trim() ?? '';
  if (line === 'none') return undefined;
  if (line !== '') return configuredCommand(tree, line);
  const found = bestCandidate(tree) ?? nestedCandidate(tree);
  return found && { argv: found.argv, display: displayed(found.argv), runner: found.runner, reason: found.reason };
}

function configuredCommand(tree: RepositoryFiles, line: string): TestCommand {
  const argv = commandWords(line);
  return { argv, display: line, runner: scriptRunnerOf(tree, argv) ?? recogniseRunner(argv), reason: 'configured' };
}

/** `npm test`, `pnpm run unit` and the like: the runner is in the script. */
function scriptRunnerOf(tree: RepositoryFiles, argv: readonly string[]): string | undefined {
  const [manager = '', first = '', second] = argv;
  const name = first === 'run' || first === 'run-script' ? second : first === 't' ? 'test' : first;
  const of = /^(?:npm|pnpm|yarn|bun)$/.test(manager) ? readManifest(tree) : undefined;
  const script = of && name !== undefined ? testScript(of, name) : undefined;
  return of && script !== undefined ? scriptRunner(script, of) : undefined;
}

function bestCandidate(files: RepositoryFiles): Candidate | undefined {
  const detectors = [detectPython, detectJavascript, ...OTHER_DETECTORS];
  const found = detectors.flatMap((detect) => detect(files) ?? []);
  const weighed = found.map((candidate) => ({ candidate, weight: countFiles(files, candidate.extensions) }));
  // Sorting is stable: between equals the order of the detectors decides.
  return weighed.sort((a, b) => b.weight - a.weight)[0]?.candidate ?? make(files);
}

const MANIFEST = /^(?:package\.json|pyproject\.toml|setup\.py|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?)$/;

/** Where the root has no project, the project nearest to it that has tests. */
function nestedCandidate(tree: RepositoryFiles): Candidate | undefined {
  const folders = [...new Set(filesNamed(tree, MANIFEST).map(directoryOf))].filter((folder) => folder !== '');
  const nearest = folders.sort((a, b) => a.split('/').length - b.split('/').length || comparePaths(a, b));
  for (const folder of nearest.slice(0, 20)) {
    const found = bestCandidate(belowFolder(tree, folder));
    if (found === undefined) continue;
    const line = `cd ${shellQuoted(folder)} && ${found.argv.map(shellQuoted).join(' ')}`;
    return { ...found, argv: ['sh', '-c', line], reason: `${folder}: ${found.reason}` };
  }
  return undefined;
}

function displayed(argv: readonly string[]): string {
  return argv[0] === 'sh' && argv[1] === '-c' ? (argv[2] ?? '') : argv.map(shellQuoted).join(' ');
}

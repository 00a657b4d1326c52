import type { AllocationMode } from '../domain/portfolio.ts';
import type { RepoPath } from '../domain/repo-path.ts';
import type { UntrustedText } from '../domain/untrusted-text.ts';
import type { TransferPolicy } from '../domain/witness.ts';
import type { Clock } from '../ports/clock.ts';
import type { Extractor } from '../ports/extractor.ts';
import type { Git } from '../ports/git.ts';
import type { Model } from '../ports/model.ts';
import type { Progress } from '../ports/progress.ts';
import type { Sandbox } from '../ports/sandbox.ts';
import type { Store } from '../ports/store.ts';

/** Who may ask, decided before anything is read: the first thing the main path looks at. */
export type Authority = { readonly allowed: true } | { readonly allowed: false; readonly reason: string };

/** A request as an entry hands it over: the same for command line, workflow step and comment. */
export interface GenerateCommand {
  readonly text: UntrustedText;
  /** Commit-ish to freeze; `HEAD` if absent. */
  readonly ref?: string;
  /** Who asked: `local`, or a login. */
  readonly actor: string;
  /** Where it came from: `command line`, `comment 12`, `workflow input`. */
  readonly source: string;
  readonly authority: Authority;
}

export interface RunSettings {
  /** Evidence tokens B; undefined takes the model's default (2,048 embedded, 4,096 with a server). */
  readonly budget?: number;
  readonly allocationMode: AllocationMode;
  /** Tries in all; undefined takes the model's default (3 embedded, 2 with a server). */
  readonly attempts?: number;
  readonly transfer: TransferPolicy;
  /** A command line the person wrote; undefined detects one; `none` runs no tests. */
  readonly testCommand?: string;
  readonly setupCommand?: string;
  readonly testTimeoutSeconds: number;
  readonly setupTimeoutSeconds: number;
  /** Folder of the repository the tests run in; its root if absent. */
  readonly directory?: RepoPath;
  /** Network for the tests; set-up always has it. */
  readonly testNetwork: boolean;
  /** Everything up to the first model call, and no further. */
  readonly dryRun: boolean;
  readonly seed: number;
  /** Whole run; past it the best patch so far is delivered. */
  readonly timeoutSeconds: number;
  /** Exact values that must never leave: masked in every file and answer. */
  readonly secrets: readonly string[];
}

export interface RunPorts {
  readonly git: Git;
  readonly extractor: Extractor;
  readonly model: Model;
  readonly sandbox: Sandbox;
  readonly store: Store;
  readonly progress: Progress;
  readonly clock: Clock;
}

export const DEFAULT_RUN_SETTINGS: RunSettings = {
  allocationMode: 'paper',
  transfer: 'on-failure',
  testTimeoutSeconds: 600,
  setupTimeoutSeconds: 900,
  testNetwork: false,
  dryRun: false,
  seed: 1,
  timeoutSeconds: 3600,
  secrets: [],
};

import type { FailureEvidence } from '../../domain/evidence.ts';
import type { FrozenTask } from '../../domain/frozen-task.ts';
import type { AllocatedContext } from '../../domain/portfolio.ts';
import type { PortfolioName, ProgramResult, Target } from '../../domain/program.ts';
import type { RepoPath } from '../../domain/repo-path.ts';
import type { RepositoryIndex } from '../../domain/repository-index.ts';
import type { Extractor } from '../../ports/extractor.ts';
import type { CompletionProgress, Model, ModelProfile, TokenUsage } from '../../ports/model.ts';

export interface TestSource {
  readonly path: RepoPath;
  readonly text: string;
}

/** What an earlier try came to. */
export interface RepairFeedback {
  /** Code or answer of that try. */
  readonly previousAnswer?: string;
  /** What the tests or the reader said of it. */
  readonly problem: string;
}

/** How the asking is put: in plain words, or naming the kinds of mistakes there are, which lets a small model see its own. */
export type AskFrame = 'plain' | 'kinds-of-mistakes';

export interface WriteRequest {
  readonly task: FrozenTask;
  readonly failures: readonly FailureEvidence[];
  /** Files of the failing tests; only the tests' own part is printed. */
  readonly testSources?: readonly TestSource[];
  readonly target: Target;
  readonly context: AllocatedContext;
  readonly portfolio: PortfolioName;
  /** The other portfolio's context: what both hold is printed first, so that the second program pays for the difference only. */
  readonly sharedContext?: AllocatedContext;
  readonly feedback?: RepairFeedback;
  readonly frame: AskFrame;
  /** Patches of earlier tries: the same once more is drawn again rather than tested again. */
  readonly tried?: ReadonlySet<string>;
  readonly temperature: number;
  readonly seed: number;
}

export interface WriteTools {
  readonly model: Model;
  readonly profile: ModelProfile;
  /** Of this run alone; marks the sections of the prompt. */
  readonly nonce: string;
  readonly index: RepositoryIndex;
  readonly extractor: Extractor;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: CompletionProgress) => void;
}

export interface WriteOutcome {
  readonly result: ProgramResult;
  /** Sum over the answer and the second one, if there was one. */
  readonly usage: TokenUsage;
  readonly seconds: number;
  readonly temperature: number;
  /** What a reader should know: evidence dropped, paths resolved, imports added. */
  readonly notes: readonly string[];
}

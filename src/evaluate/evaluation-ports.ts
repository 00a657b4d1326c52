import type { Clock } from '../ports/clock.ts';
import type { Model } from '../ports/model.ts';
import type { Progress } from '../ports/progress.ts';
import type { Tokenizer } from '../ports/tokenizer.ts';
import type { RunPorts } from '../task/run-settings.ts';

/** What one run needs besides a model; closed when its task is done. */
export type OpenRun = Omit<RunPorts, 'model'> & { close(): Promise<void> };

/** What an evaluation takes from its caller, who knows the adapters. */
export interface EvaluationPorts {
  readonly progress: Progress;
  readonly clock: Clock;
  /** Counts the tokens of scripted runs. */
  readonly tokenizer: Tokenizer;
  /** Ports on a repository made for one task, its files going to `out`. */
  openRun(repository: string, out: string): Promise<OpenRun>;
  /** The model under test; asked for once, and only where it answers. */
  openModel(): Promise<Model>;
}

import type { Isolation } from '../domain/verdict.ts';

export interface SandboxRequest {
  readonly argv: readonly string[];
  /** Absolute directory; the only place besides a private HOME and temp folder that the child may write. */
  readonly cwd: string;
  /** Added to an environment built from empty (PATH, HOME, LANG, TZ, TMPDIR, CI). */
  readonly env?: Readonly<Record<string, string>>;
  /** More directories the child may write, such as the one its reports go to. */
  readonly writable?: readonly string[];
  readonly timeoutSeconds: number;
  /** Bytes of output kept (head and tail); past ten times as much the run is ended. */
  readonly outputLimit: number;
  readonly network: boolean;
  /**
   * For set-up and the run on the base: what the child writes to its HOME is where later runs start from. Without it a run works on
   * a copy that is thrown away.
   */
  readonly keepHome?: boolean;
  readonly signal?: AbortSignal;
  readonly onOutput?: (bytesSoFar: number) => void;
}

export interface SandboxResult {
  readonly end: 'exited' | 'timeout' | 'signal' | 'not-started' | 'output-limit';
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Standard output and error as they came, interleaved; bounded, with a line saying how much was left out. */
  readonly output: string;
  readonly outputBytes: number;
  readonly seconds: number;
}

/** Runs the repository's own code. When it returns, every process it started is gone. */
export interface Sandbox {
  readonly isolation: Isolation;
  /** Throws `sandbox-failed` when the walls cannot be put up; never runs the command without them instead. */
  run(request: SandboxRequest): Promise<SandboxResult>;
}

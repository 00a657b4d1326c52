import type { Sandbox } from '../../ports/sandbox.ts';

/** A sandbox of one task. Closing it removes the private homes its runs had. */
export interface ClosableSandbox extends Sandbox {
  close(): Promise<void>;
}

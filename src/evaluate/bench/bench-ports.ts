import type { SyntaxParser } from '../../ports/syntax.ts';
import type { EvaluationPorts } from '../evaluation-ports.ts';

/** What the measurements take from their caller, besides what an evaluation does. */
export interface BenchPorts extends EvaluationPorts {
  /** The bare parser inside this process: what indexing is compared with. */
  openParser(): Promise<SyntaxParser>;
}

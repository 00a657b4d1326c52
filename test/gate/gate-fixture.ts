import type { FileChange, PortfolioName, Program } from '../../src/domain/program.ts';
import { listedPath } from '../../src/domain/repo-path.ts';
import type { GateDecision } from '../../src/domain/witness.ts';
import { decideTransfer } from '../../src/stages/gate/decide-transfer.ts';
import type { GateAblation } from '../../src/stages/gate/gate-ablation.ts';
import { inProcessExtractor } from '../fakes/in-process-extractor.ts';
import { indexedRepository } from '../fakes/indexed-repository.ts';

const extractor = await inProcessExtractor();
const tokenizer = { name: 'words', count: (text: string) => text.match(/\w+|[^\s\w]/g)?.length ?? 0 };

/** A repository, the target in it (`path#Unit` or `path`), and the two texts its file may get. */
export interface GateCase {
  readonly files: Readonly<Record<string, string>>;
  readonly target: string;
  readonly original: string;
  readonly alternative: string;
  readonly ablation?: GateAblation;
}

/** Puts two versions of the target's file before the gate. */
export async function gate({ files, target, original, alternative, ablation }: GateCase): Promise<GateDecision> {
  const index = await indexedRepository(files, extractor);
  const [name = '', qualifiedName] = target.split('#');
  const file = index.byPath.get(listedPath(name));
  if (!file) throw new Error(`No file ${name}.`);
  const unit = file.units.find((one) => one.qualifiedName === qualifiedName);
  if (qualifiedName !== undefined && !unit)
    throw new Error(`No unit ${target}: ${file.units.map((one) => one.qualifiedName)}`);
  const program = (portfolio: PortfolioName, after: string): Program => {
    const changes: readonly FileChange[] = after === file.text ? [] : [{ path: file.path, before: file.text, after }];
    const place = unit ? { path: file.path, unit: { file, unit } } : { path: file.path };
    return {
      portfolio,
      target: { ...place, reason: 'test' },
      format: 'whole-definition',
      changes,
      patch: '',
      answer: '',
    };
  };
  const pair = [program('default', original), program('alternative', alternative)] as const;
  return decideTransfer(pair, { index, extractor, tokenizer }, ablation);
}

export function witness(decision: GateDecision, kind: GateDecision['witnesses'][number]['kind']) {
  const found = decision.witnesses.find((one) => one.kind === kind);
  if (!found) throw new Error(`No ${kind} witness.`);
  return found;
}

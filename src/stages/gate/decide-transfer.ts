import type { Program } from '../../domain/program.ts';
import type { RepositoryIndex } from '../../domain/repository-index.ts';
import type { GateDecision, Witness } from '../../domain/witness.ts';
import type { Extractor } from '../../ports/extractor.ts';
import type { Tokenizer } from '../../ports/tokenizer.ts';
import { type GateAblation, seededShare } from './gate-ablation.ts';
import { isSameProgram } from './is-same-program.ts';
import { imageOf, type ProgramImage } from './program-image.ts';
import { repositoryNames } from './repository-names.ts';
import { type Guards, witnessCompactness } from './witnesses/guarded-compactness.ts';
import { witnessInterface } from './witnesses/interface-consistency.ts';
import { witnessNames } from './witnesses/suspicious-names.ts';
import { witnessSyntax } from './witnesses/syntax-repair.ts';

export interface GateFacts {
  readonly index: RepositoryIndex;
  readonly extractor: Extractor;
  readonly tokenizer: Tokenizer;
}

/**
 * VITAL-RAG Eq. 6: the alternative program goes on if some typed witness favours it and none of the first two families
 * favours the default; else the default stays. Decided from the two texts and the index alone, before any test runs.
 */
export async function decideTransfer(
  pair: readonly [Program, Program],
  facts: GateFacts,
  ablation?: GateAblation,
): Promise<GateDecision> {
  const [original, alternative] = pair;
  const images = [await imageOf(original, facts), await imageOf(alternative, facts)] as const;
  const witnesses = hear(images, facts);
  if (ablation?.kind === 'no-abstention') return transfer('Ablation: the alternative is always taken.', witnesses);
  const silent = reasonToAbstain(pair, images);
  if (silent !== undefined) return stay('abstain', silent, witnesses);
  if (ablation?.kind === 'no-types') {
    return seededShare(pair, ablation.seed) < ablation.rate
      ? transfer('Ablation: drawn by lot.', witnesses)
      : stay('abstain', 'Ablation: not drawn by lot.', witnesses);
  }
  if (ablation?.kind === 'no-direction') {
    const differing = witnesses.filter((witness) => witness.favours !== 'none');
    return differing.length > 0
      ? transfer(`Ablation: ${kinds(differing)} differs, either way.`, witnesses)
      : stay('abstain', 'No witness tells the programs apart.', witnesses);
  }
  return decide(witnesses);
}

function hear(images: readonly [ProgramImage, ProgramImage], { index, tokenizer }: GateFacts): readonly Witness[] {
  const [original, alternative] = images;
  const repository = repositoryNames(index);
  const syntax = witnessSyntax(original, alternative);
  const interfaces = witnessInterface(original, alternative, index);
  const names = witnessNames(original, alternative, repository);
  const guards: Guards = { syntax, interfaces, names };
  return [syntax, interfaces, names, witnessCompactness(original, alternative, { guards, repository, tokenizer })];
}

function decide(witnesses: readonly Witness[]): GateDecision {
  const against = witnesses.filter((witness) => witness.favours === 'default' && hasVeto(witness));
  const inFavour = witnesses.filter((witness) => witness.favours === 'alternative');
  if (inFavour.length === 0) return stay('abstain', 'No witness favours the alternative.', witnesses);
  if (against.length > 0) {
    return stay('vetoed', `${kinds(against)} favours the default, against ${kinds(inFavour)}.`, witnesses);
  }
  return transfer(`${kinds(inFavour)} favours the alternative.`, witnesses);
}

/** Families 1 and 2: a program that does not parse or breaks its header fails for certain, whatever else speaks for it. */
function hasVeto(witness: Witness): boolean {
  return witness.kind === 'syntax-repair' || witness.kind === 'interface-consistency';
}

function reasonToAbstain(
  [original, alternative]: readonly [Program, Program],
  [left, right]: readonly [ProgramImage, ProgramImage],
): string | undefined {
  if (alternative.changes.length === 0) return 'The alternative is empty.';
  if (isSameProgram(original, alternative)) return 'Both programs are the same.';
  if (!left.isParsed || !right.isParsed) return 'A program could not be parsed to the end.';
  // A file the grammar stumbles over on the base says nothing against a program that leaves it so.
  const broken = right.files.find((file) => file.errors > file.errorsBefore);
  return broken ? `The alternative does not parse (${broken.path}).` : undefined;
}

function kinds(witnesses: readonly Witness[]): string {
  return witnesses.map((witness) => witness.kind).join(' and ');
}

function transfer(reason: string, witnesses: readonly Witness[]): GateDecision {
  return { decision: 'transfer', chosen: 'alternative', reason, witnesses };
}

function stay(decision: 'abstain' | 'vetoed', reason: string, witnesses: readonly Witness[]): GateDecision {
  return { decision, chosen: 'default', reason, witnesses };
}

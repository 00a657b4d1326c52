import type { CommitSha } from '../../domain/commit-sha.ts';
import type {
  AllocatedContext,
  AllocationMode,
  PortfolioSlot,
  RankedObject,
  SlotRole,
} from '../../domain/portfolio.ts';

interface RankedObjectJson {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly name: string | null;
  readonly kind: string | null;
  readonly views: readonly string[];
  readonly score: number;
  readonly reason: string;
}

interface SlotJson extends RankedObjectJson {
  readonly slot: number;
  readonly role: SlotRole;
  readonly share: number;
  readonly tokens: number;
  readonly text: string;
  readonly note?: string;
}

/** What `vital context --json` and `vital allocate --json` print; `commit` only where a commit was read. */
export interface ContextJson {
  readonly schema: 'vital.context/1';
  readonly commit?: string;
  readonly mode: AllocationMode;
  readonly tokenizer: string;
  readonly budget: number;
  readonly used: number;
  readonly status: AllocatedContext['status'];
  readonly portfolio: readonly SlotJson[];
  readonly rejected: readonly RankedObjectJson[];
}

export function renderContextJson(context: AllocatedContext, commit?: CommitSha): ContextJson {
  return {
    schema: 'vital.context/1',
    ...(commit === undefined ? {} : { commit }),
    mode: context.mode,
    tokenizer: context.tokenizer,
    budget: context.budget,
    used: context.used,
    status: context.status,
    portfolio: context.portfolio.map(slotJson),
    rejected: context.rejected.map(objectJson),
  };
}

function slotJson(slot: PortfolioSlot): SlotJson {
  const { slot: number, role, share, tokens, text, note } = slot;
  return { slot: number, role, ...objectJson(slot), share, tokens, ...(note === undefined ? {} : { note }), text };
}

function objectJson(object: RankedObject): RankedObjectJson {
  return {
    path: object.path,
    start: object.start,
    end: object.end,
    name: object.name ?? null,
    kind: object.kind ?? null,
    views: object.views,
    score: object.score,
    reason: object.reason,
  };
}

import { VIEW_KINDS, type View } from '../domain/evidence.ts';
import { repoPath } from '../domain/repo-path.ts';
import type { Clock } from '../ports/clock.ts';
import type { Tokenizer } from '../ports/tokenizer.ts';
import { allocateContext } from '../stages/allocate/allocate-context.ts';
import { type AllocationSettings, PAPER_SETTINGS } from '../stages/allocate/allocation-settings.ts';
import { resolveAmongViews } from '../stages/allocate/foreign-views.ts';

interface AllocationTiming {
  /** Views given to the allocator. */
  readonly n: number;
  /** The fastest of several runs: the one the machine disturbed least. */
  readonly seconds: number;
}

export interface AllocationScaling {
  readonly rows: readonly AllocationTiming[];
  /** Least-squares slope of log seconds over log n: 1 is linear, 2 quadratic. */
  readonly slope: number;
}

export interface ScalingRequest {
  readonly clock: Clock;
  readonly tokenizer: Tokenizer;
  readonly seed?: number;
  readonly sizes?: readonly number[];
  readonly runs?: number;
  readonly settings?: AllocationSettings;
}

const SIZES = [100, 1_000, 10_000, 100_000];

/** How the time of one allocation grows with the number of views; making the views is not timed. */
export function benchAllocate(request: ScalingRequest): AllocationScaling {
  const { sizes = SIZES, seed = 1 } = request;
  const rows = sizes.map((n) => ({ n, seconds: fastestRun(randomViews(n, seed), request) }));
  return { rows, slope: logLogSlope(rows) };
}

function fastestRun(views: readonly View[], request: ScalingRequest): number {
  const { clock, tokenizer, runs = 5, settings = PAPER_SETTINGS } = request;
  const resolve = resolveAmongViews(views, settings.key);
  const tools = { tokenizer, resolve, stopIdentifiers: new Set<string>(), idf: () => 1 };
  let fastest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const start = clock.seconds();
    allocateContext(views, 'fix name7 where name11 meets name13', settings, tools);
    fastest = Math.min(fastest, clock.seconds() - start);
  }
  return fastest;
}

/** Some four views an object and twenty objects a file, of three to thirty lines, with scores that seldom tie. */
export function randomViews(n: number, seed: number): readonly View[] {
  const random = randomNumbers(seed);
  const upTo = (limit: number): number => Math.floor(random() * limit);
  return Array.from({ length: n }, (_, inputRank) => {
    const object = upTo(Math.ceil(n / 4));
    const lines = Array.from({ length: 3 + upTo(28) }, () => `    name${upTo(n)} = name${upTo(50)}(name${upTo(n)})`);
    const start = 1 + 40 * (object % 20);
    return {
      path: repoPath(`src/file${Math.floor(object / 20)}.py`),
      name: `object${object}`,
      kind: VIEW_KINDS[upTo(VIEW_KINDS.length)] ?? 'body',
      start,
      end: start + lines.length - 1,
      text: lines.join('\n'),
      score: random(),
      inputRank,
      reason: '',
    };
  });
}

/** A multiplicative generator modulo 2^31 − 1: the same views on every machine. */
function randomNumbers(seed: number): () => number {
  const modulus = 2_147_483_647;
  let state = (Math.abs(Math.trunc(seed)) % (modulus - 1)) + 1;
  return () => {
    state = (state * 48_271) % modulus;
    return state / modulus;
  };
}

function logLogSlope(rows: readonly AllocationTiming[]): number {
  const points = rows.map(({ n, seconds }) => ({ x: Math.log(n), y: Math.log(Math.max(seconds, 1e-9)) }));
  const mean = (of: (point: (typeof points)[number]) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  return mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2);
}

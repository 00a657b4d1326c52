import { GrowingIntegers } from '../lexical/growing-integers.ts';
import { type CallTables, resolveCall } from './resolve-call.ts';

/** A resolved call: who calls whom, where first, and how sure the resolution is. */
export interface CallEdge {
  readonly caller: number;
  readonly callee: number;
  readonly line: number;
  readonly weight: number;
}

/** Call edges both ways. */
export interface CallEdges {
  readonly count: number;
  /** In the order of the calls. */
  calleesOf(unit: number): readonly CallEdge[];
  /** The surest first, then in path order; with limits, the first so many whose caller belongs. */
  callersOf(unit: number, limits?: CallerLimits): readonly CallEdge[];
}

interface CallerLimits {
  readonly most: number;
  readonly belongs?: (caller: number) => boolean;
}

/** Weights are kept as whole thousandths. */
const SCALE = 1000;

/** Resolves every call once; linear in units and calls. */
export function buildCallEdges(tables: CallTables): CallEdges {
  const [callers, callees] = [new GrowingIntegers(), new GrowingIntegers()];
  const [lines, weights] = [new GrowingIntegers(), new GrowingIntegers()];
  const firstEdge = new Int32Array(tables.table.units.length + 1);
  tables.table.units.forEach(({ unit }, caller) => {
    const met = new Set<number>();
    for (const call of unit.calls) {
      const { units, weight } = resolveCall(tables, caller, call);
      for (const callee of units) {
        if (callee === caller || met.has(callee)) continue;
        met.add(callee);
        callers.push(caller);
        callees.push(callee);
        lines.push(call.line);
        weights.push(Math.round(weight * SCALE));
      }
    }
    firstEdge[caller + 1] = callers.length;
  });
  const { firstIncoming, incoming } = reverse(callees, tables.table.units.length);
  for (let unit = 0; unit < tables.table.units.length; unit++) {
    // Edges are numbered by their callers, in path order.
    const into = incoming.subarray(firstIncoming[unit] ?? 0, firstIncoming[unit + 1] ?? 0);
    if (into.length > 1) into.sort((a, b) => weights.at(b) - weights.at(a) || a - b);
  }
  const edge = (number: number): CallEdge => ({
    caller: callers.at(number),
    callee: callees.at(number),
    line: lines.at(number),
    weight: weights.at(number) / SCALE,
  });
  return {
    count: callers.length,
    calleesOf: (unit) => range(firstEdge[unit] ?? 0, firstEdge[unit + 1] ?? 0).map(edge),
    callersOf: (unit, { most, belongs = () => true } = { most: Number.POSITIVE_INFINITY }) => {
      const found: CallEdge[] = [];
      for (let at = firstIncoming[unit] ?? 0; at < (firstIncoming[unit + 1] ?? 0) && found.length < most; at++) {
        const number = incoming[at] ?? 0;
        if (belongs(callers.at(number))) found.push(edge(number));
      }
      return found;
    },
  };
}

function reverse(callees: GrowingIntegers, units: number): { firstIncoming: Int32Array; incoming: Int32Array } {
  const firstIncoming = new Int32Array(units + 1);
  for (let edge = 0; edge < callees.length; edge++) {
    const slot = callees.at(edge) + 1;
    firstIncoming[slot] = (firstIncoming[slot] ?? 0) + 1;
  }
  for (let unit = 0; unit < units; unit++) {
    firstIncoming[unit + 1] = (firstIncoming[unit + 1] ?? 0) + (firstIncoming[unit] ?? 0);
  }
  const next = firstIncoming.slice();
  const incoming = new Int32Array(callees.length);
  for (let edge = 0; edge < callees.length; edge++) {
    const callee = callees.at(edge);
    const position = next[callee] ?? 0;
    incoming[position] = edge;
    next[callee] = position + 1;
  }
  return { firstIncoming, incoming };
}

function range(first: number, end: number): readonly number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, step) => first + step);
}

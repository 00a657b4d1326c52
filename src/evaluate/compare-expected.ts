/** Tests a record says the repair fixes, against those that were seen to be fixed. Both empty: exactly as recorded. */
export interface ExpectedDifference {
  /** Recorded, but not seen. */
  readonly missing: readonly string[];
  /** Seen, but not recorded. */
  readonly extra: readonly string[];
}

/**
 * Runners and records spell one test in different ways (package path or its last part, `::`, `.`, `/` or a blank between
 * the parts). Letters and digits alone are compared, from the end, since what differs in length is the package in front.
 */
export function compareExpected(expected: readonly string[], fixed: readonly string[]): ExpectedDifference {
  const wanted = expected.map(squash);
  const seen = fixed.map(squash);
  return {
    missing: expected.filter((_, at) => !seen.some((id) => isSame(id, wanted[at] ?? ''))),
    extra: fixed.filter((_, at) => !wanted.some((id) => isSame(seen[at] ?? '', id))),
  };
}

function squash(id: string): string {
  return id.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function isSame(one: string, other: string): boolean {
  return one !== '' && other !== '' && (one.endsWith(other) || other.endsWith(one));
}

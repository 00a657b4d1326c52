const MOST_NAMED = 3;
const LONGEST_NAME = 120;

/** `: a, b, c and 4 more`, empty for none. */
export function namesOf(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const named = ids
    .slice(0, MOST_NAMED)
    .map((id) => (id.length > LONGEST_NAME ? `${id.slice(0, LONGEST_NAME - 1)}…` : id));
  const more = ids.length - named.length;
  return `: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The class, module, package or file a test stands in. */
export function groupOf(id: string, path: string | undefined): string {
  const parts = id.lastIndexOf('::');
  if (parts >= 0) return id.slice(0, parts);
  if (path !== undefined) return path;
  const goTest = id.search(/\.(?:Test|Example|Fuzz|Benchmark)/);
  return goTest >= 0 ? id.slice(0, goTest) : '';
}

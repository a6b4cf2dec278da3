// How many suggestions a list of the search holds.

/** The way to all results is no suggestion. */
export function suggestionCount(
  entries: readonly { kind: 'product' | 'category' | 'popular' | 'all' }[],
): number {
  return entries.filter((entry) => entry.kind !== 'all').length
}

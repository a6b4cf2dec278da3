// Which release of Magento a schema is of: its known resolver errors are looked up by that.

interface TypeWithFields {
  fields?: ReadonlyMap<string, unknown>
}

/** Oldest first. */
export const MAGENTO_RELEASES = ['2.4.6', '2.4.7', '2.4.8'] as const
export type MagentoRelease = (typeof MAGENTO_RELEASES)[number]

/** What a release was the first to have. Newest first; the last row has what every Magento has. */
const MARKS: readonly (readonly [release: MagentoRelease, type: string, field: string])[] = [
  ['2.4.8', 'Mutation', 'confirmCancelOrder'],
  ['2.4.7', 'Mutation', 'estimateTotals'],
  ['2.4.6', 'Query', 'urlResolver'],
]
const EVERY_MAGENTO = 'urlResolver'

/** The release; undefined when the schema is not a Magento's. */
export function magentoRelease(types: ReadonlyMap<string, TypeWithFields>): MagentoRelease | undefined {
  if (!types.get('Query')?.fields?.has(EVERY_MAGENTO)) return undefined
  return MARKS.find(([, type, field]) => types.get(type)?.fields?.has(field))?.[0]
}

/** Whether one release came before another. */
export function isBefore(release: MagentoRelease, other: MagentoRelease): boolean {
  return MAGENTO_RELEASES.indexOf(release) < MAGENTO_RELEASES.indexOf(other)
}

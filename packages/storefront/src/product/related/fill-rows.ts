// Rows of cards below a product: a short one is filled from its collection, so that no row ends after a card or two.

const ROW = 4

interface Card {
  uid: string
}

interface Rows<Each> {
  related: readonly Each[]
  upsell: readonly Each[]
}

const isShort = (row: readonly unknown[]) => row.length > 0 && row.length < ROW

/** Whether the collection is needed. A row without any card of its own is not shown. */
export const needsFilling = ({ related, upsell }: Rows<unknown>): boolean =>
  isShort(related) || isShort(upsell)

/** At most a row of each; nothing stands in both, and the product itself in neither. */
export function filledRows<Each extends Card>(
  { related, upsell }: Rows<Each>,
  collection: readonly Each[],
  own: Card,
): { related: Each[]; upsell: Each[] } {
  const taken = new Set([own, ...related.slice(0, ROW), ...upsell.slice(0, ROW)].map(({ uid }) => uid))
  const fill = (row: readonly Each[]): Each[] => {
    const missing = isShort(row) ? ROW - row.length : 0
    const more = collection.filter(({ uid }) => !taken.has(uid)).slice(0, missing)
    for (const { uid } of more) taken.add(uid)
    return [...row.slice(0, ROW), ...more]
  }
  return { related: fill(related), upsell: fill(upsell) }
}

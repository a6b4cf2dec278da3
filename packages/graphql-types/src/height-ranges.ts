// The height ranges that shoppers think in (docs/product.md, Catalog): bunks and lofts by name, all else in threes.
// Our back end filters by them; in front of one that lists heights one by one, the storefront gathers them.

export type NamedGroup = 'bunk' | 'loft'
export type RangeName = 'low' | 'mid' | 'high' | 'ultra' | 'uber'

export interface NamedRange {
  group: NamedGroup
  name: RangeName
  /** Inches, from inclusive to exclusive. */
  from: number
  to: number
}

export const HEIGHT_RANGES: readonly NamedRange[] = [
  { group: 'bunk', name: 'low', from: 0, to: 62 },
  { group: 'bunk', name: 'mid', from: 62, to: 69 },
  { group: 'bunk', name: 'high', from: 69, to: Infinity },
  { group: 'loft', name: 'low', from: 42, to: 60 },
  { group: 'loft', name: 'mid', from: 60, to: 67 },
  { group: 'loft', name: 'high', from: 67, to: 72 },
  { group: 'loft', name: 'ultra', from: 72, to: 78 },
  { group: 'loft', name: 'uber', from: 78, to: Infinity },
]

export const isInRange = ({ from, to }: NamedRange, height: number): boolean => height >= from && height < to

/** What has a height, from the lowest, three at a time. */
export function inThrees<Item>(items: readonly Item[], heightOf: (item: Item) => number): Item[][] {
  const sorted = items.toSorted((one, other) => heightOf(one) - heightOf(other))
  const starts = sorted.map((_, index) => index).filter((index) => index % 3 === 0)
  return starts.map((start) => sorted.slice(start, start + 3))
}

// Price facets: a handful of ranges with round borders, whatever the prices are.
import { toDollars } from '../platform/money.ts'

interface PriceCount {
  /** Lower border of a ten-dollar step, in cents. */
  cents: number
  products: number
}

/** Widths in dollars a range may have. */
const widths = [10, 20, 50, 100, 200, 250, 500, 1000, 2500, 5000, 10_000]
const MOST_RANGES = 8

/** Ranges as Magento writes them: value `100_200`, label `100-200`. */
export function priceOptions(counts: readonly PriceCount[]) {
  const dollars = counts.map(({ cents, products }) => ({ from: toDollars(cents), products }))
  const [lowest = 0, highest = 0] = [dollars[0]?.from, dollars.at(-1)?.from]
  const width =
    widths.find((each) => Math.floor(highest / each) - Math.floor(lowest / each) < MOST_RANGES) ?? 100_000
  const ranges = new Map<number, number>()
  for (const { from, products } of dollars) {
    const start = Math.floor(from / width) * width
    ranges.set(start, (ranges.get(start) ?? 0) + products)
  }
  return [...ranges].map(([start, count]) => ({
    value: `${start}_${start + width}`,
    label: `${start}-${start + width}`,
    count,
  }))
}

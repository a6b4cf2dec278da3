// Prices by quantity, from Magento's file of its own for them (advanced_pricing).
import { z } from 'zod'
import { toCents } from '../../platform/money.ts'
import type { PricePair, TierPrice } from '../../product/product-doc.ts'
import type { ImportReport } from './import-report.ts'
import type { CsvRow } from './read-rows.ts'
import { invalidColumns } from './row-error.ts'

interface Tier {
  quantity: number
  /** Dollars, or per cent off the product's price. */
  amount: number
  isPercent: boolean
}

/** By SKU. */
export type PriceFile = ReadonlyMap<string, readonly Tier[]>

/** The shop has one price for everybody: those of a customer group are none of its own. */
const EVERYBODY = 'all groups'
const LARGEST = 10_000_000

const tier = z.object({
  sku: z.string('is missing'),
  tier_price_customer_group: z
    .string()
    .default(EVERYBODY)
    .refine((group) => group.toLowerCase() === EVERYBODY, 'only ALL GROUPS have prices here'),
  tier_price_qty: z.coerce.number('a number is needed').positive('must be above 0').max(LARGEST),
  tier_price: z.coerce.number('a number is needed').min(0, 'must not be negative').max(LARGEST),
  tier_price_value_type: z.enum(['Fixed', 'Discount'], 'Fixed or Discount is needed').default('Fixed'),
})

export async function readPrices(rows: AsyncIterable<CsvRow>, report: ImportReport): Promise<PriceFile> {
  const prices = new Map<string, Tier[]>()
  for await (const { line, cells } of rows) {
    const parsed = tier.safeParse(cells)
    if (!parsed.success) {
      report.bad(line, cells['sku'], invalidColumns(parsed.error).message)
      continue
    }
    const { sku, tier_price_qty, tier_price, tier_price_value_type } = parsed.data
    const isPercent = tier_price_value_type === 'Discount'
    const own = prices.get(sku) ?? []
    own.push({ quantity: tier_price_qty, amount: tier_price, isPercent })
    prices.set(sku, own)
  }
  return prices
}

/** In the order of their quantities. */
export function tierPricesOf(tiers: readonly Tier[] | undefined, { regular }: PricePair): TierPrice[] {
  return (tiers ?? [])
    .toSorted((a, b) => a.quantity - b.quantity)
    .map(({ quantity, amount, isPercent }) => ({
      quantity,
      price: isPercent ? Math.round((regular * (100 - amount)) / 100) : toCents(amount),
    }))
}

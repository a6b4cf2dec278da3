// What one piece of a cart's line costs. Whole cents at every step; a percentage is rounded where it is taken.
import type { PricePair } from '../../product/product-doc.ts'
import { optionsPrice } from './custom-options.ts'
import type { ChosenLine } from './product-type.ts'
import { typeOf } from './product-types.ts'

/** The lowest of special price, catalog rules and tier prices, and what custom options add to it. */
export function linePrice(line: ChosenLine & { quantity: number }): PricePair {
  const { regular, final } = typeOf(line).price(line)
  const tiers = line.sold.doc.tierPrices
    .filter(({ quantity }) => line.quantity >= quantity)
    .map(({ price }) => price)
  const lowest = Math.min(final, ...tiers)
  return {
    regular: regular + optionsPrice(line, regular),
    final: lowest + optionsPrice(line, lowest),
  }
}

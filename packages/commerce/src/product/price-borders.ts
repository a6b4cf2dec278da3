// What a product costs at least and at most by what is chosen with it.
import type { PricePair, ProductDoc } from './product-doc.ts'

/** The lowest and highest price of a product that is not a set: those follow from other products. */
export function priceBorders(
  own: PricePair,
  { downloads, giftCard }: Pick<ProductDoc, 'downloads' | 'giftCard'>,
): Pick<ProductDoc, 'lowest' | 'highest'> {
  if (giftCard) {
    const { amounts, openAmount } = giftCard
    const all = [...amounts, ...(openAmount ? [openAmount.from, openAmount.to] : [])]
    const at = (amount: number) => ({ regular: amount, final: amount })
    return { lowest: at(Math.min(...all)), highest: at(Math.max(...all)) }
  }
  if (!downloads?.areLinksSoldSeparately) return { lowest: own, highest: own }
  const links = downloads.links.map(({ price }) => price)
  const plus = (cents: number) => ({ regular: own.regular + cents, final: own.final + cents })
  return { lowest: plus(Math.min(...links)), highest: plus(links.reduce((sum, price) => sum + price, 0)) }
}

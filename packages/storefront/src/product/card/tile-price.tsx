// The price of a product beside others, in a list or a comparison.
import { Price } from '@loftwood/ui/price'
import type { ProductListItemFragment } from '@loftwood/graphql-types'
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import type { ProductDetail } from '../product-detail.ts'

type PriceRange = ProductListItemFragment['price_range']
type Product = ProductListItemFragment | ProductDetail
type Pair = NonNullable<PriceRange['minimum_price']>

interface TilePriceFacts {
  /** Null where the back end shows none. */
  final: number | null
  regular: number | null
  currency: Pair['final_price']['currency']
  /** Others cost more. */
  isFrom: boolean
}

/** Pieces of a set that it comes with: price and quantity of each. */
function piecesOf(product: Product): { pair: Pair; quantity: number }[] {
  if (product.__typename !== 'GroupedProduct') return []
  return (product.items ?? []).flatMap((item) => {
    const pair = item?.product?.price_range.minimum_price
    return pair && item.qty ? [{ pair, quantity: item.qty }] : []
  })
}

/**
 * A set costs what its pieces cost in their default quantities, whatever the back end's own price of it is (Magento's is that
 * of the cheapest piece). One without default quantities has many prices, from the cheapest piece on.
 */
export function tilePriceOf(product: Product): TilePriceFacts {
  const { minimum_price: lowest, maximum_price: highest } = product.price_range
  const currency = lowest?.final_price.currency ?? null
  const pieces = piecesOf(product)
  const sum = (kind: 'final_price' | 'regular_price') =>
    pieces.reduce((total, { pair, quantity }) => total + (pair[kind].value ?? 0) * quantity, 0)
  if (pieces.length > 0)
    return { final: sum('final_price'), regular: sum('regular_price'), currency, isFrom: false }
  const final = lowest?.final_price.value ?? null
  const isOpenSet = product.__typename === 'GroupedProduct' && (product.items ?? []).length > 1
  return {
    final,
    regular: lowest?.regular_price.value ?? final,
    currency,
    isFrom: isOpenSet || final !== highest?.final_price.value,
  }
}

export function TilePrice({ product }: { product: Product }) {
  const t = useT()
  const format = useFormat()
  const { final, regular, currency, isFrom } = tilePriceOf(product)
  const isReduced = (regular ?? 0) > (final ?? 0)
  return (
    <Price
      final={format.money({ value: final, currency })}
      finalLabel={isReduced ? t('product.salePrice') : t('product.price')}
      regularLabel={t('product.regularPrice')}
      {...(isReduced ? { regular: format.money({ value: regular, currency }) } : {})}
      {...(isFrom ? { prefix: t('product.from') } : {})}
    />
  )
}

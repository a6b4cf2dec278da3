// The price that the back end lists for a product: what it costs at least.
import type { PricePair } from './product-type.ts'

interface Listed {
  price_range: {
    minimum_price: {
      final_price: { value: number | null }
      regular_price: { value: number | null }
    } | null
  }
}

export function listedPrice({ price_range }: Listed): PricePair | null {
  const final = price_range.minimum_price?.final_price.value
  if (final == null) return null
  return { final, regular: price_range.minimum_price?.regular_price.value ?? final }
}

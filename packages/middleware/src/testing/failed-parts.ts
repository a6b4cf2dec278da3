// What a 2.4.7-p3 answered to documents that requested every field: parts of it failed.
import { readFileSync } from 'node:fs'

const file = new URL('facts/failed-parts.json', import.meta.url)

/** By method. */
export const failedParts = JSON.parse(readFileSync(file, 'utf8')) as Record<
  string,
  { data: Record<string, unknown>; errors: object[] }
>

export const { cart: recordedCart } = failedParts['addProductsToCart']!.data['addProductsToCart'] as {
  cart: { id: string }
}

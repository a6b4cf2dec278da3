// A product of the back end as offers are made of it.
import type { ProductOffersQuery } from '@loftwood/graphql-types'

export type Maybe<T> = T | null | undefined
export type OfferedProduct = NonNullable<
  NonNullable<NonNullable<ProductOffersQuery['products']>['items']>[number]
>
type Measures = 'assembled_length' | 'assembled_width' | 'assembled_height' | 'fit_cartons'

/** A product that is bought as it is, or a variant of one with options. */
export interface Choice {
  id: string
  sku: string
  /** Of the product's options, each with the uid by which the cart takes it. */
  options: readonly { name: string; label: string; id: string }[]
  isAvailable: boolean
  amount: number
  listAmount: number
  currency: string
  title: string
  media: readonly object[]
  /** The product or variant of the back end. */
  own: Pick<OfferedProduct, Measures>
}

// What the buttons of express checkout buy. Cart and product page take the buttons as a property.
import type { CartFragment, CartItemInput } from '@loftwood/graphql-types'
import type { ComponentType } from 'react'
import type { MoneyValue } from '../platform/i18n/format.ts'

/** What is chosen on a product page. */
export interface ProductPurchase {
  /** As it goes into a cart; null while something is open or wrong, which the page then shows. */
  items: () => CartItemInput[] | null
  /** Before delivery and taxes. */
  amount: MoneyValue | null
}

export type ExpressPurchase = { product: ProductPurchase } | { cart: CartFragment }

export interface ExpressProps {
  purchase: ExpressPurchase
  /** How many buttons may stand side by side. */
  columns?: number
}

export type ExpressButtons = ComponentType<ExpressProps>

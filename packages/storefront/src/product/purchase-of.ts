// What express checkout buys on a product page.
import type { ProductPurchase } from '../cart/express-purchase.ts'
import type { ProductDetail } from './product-detail.ts'
import { priceOf } from './product-price.tsx'
import type { AddToCartState } from './use-add-to-cart.ts'
import type { ChoiceState } from './use-choice.ts'

/** What may not be shipped: it is taxed where the bill goes, which a wallet says too late, and downloads need an account. */
const NEVER: ReadonlySet<string> = new Set(['VirtualProduct', 'DownloadableProduct', 'GiftCardProduct'])

/** Known before anything is chosen, so that the place of the buttons is there from the start, or never. */
export const canBuyNow = ({ __typename, stock_status }: ProductDetail): boolean =>
  !NEVER.has(__typename) && stock_status === 'IN_STOCK'

interface Chosen {
  product: ProductDetail
  choice: ChoiceState
  cart: AddToCartState
}

export function purchaseOf({ product, choice, cart }: Chosen): ProductPurchase {
  const { final } = priceOf({ product, choice })
  return {
    items: cart.check,
    amount: final ? { value: (final.value ?? 0) * choice.quantity, currency: final.currency } : null,
  }
}

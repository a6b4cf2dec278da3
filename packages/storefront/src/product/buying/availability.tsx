// Whether what is chosen is in stock, and when it leaves.
import { Clock, PackageCheck } from 'lucide'
import { isStocked, stockWords } from '../../cart/stock-words.ts'
import { QUICK_SHIP_OPTION_ID } from '@loftwood/graphql-types/quick-ship'
import { useT } from '../../platform/i18n/use-t.ts'
import type { ProductDetail } from '../product-detail.ts'
import { PromiseLine } from './promise-line.tsx'
import type { AddToCartState } from './use-add-to-cart.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'

interface Chosen {
  product: ProductDetail
  choice: Pick<ChoiceState, 'variant'>
}

interface StockProps extends Chosen {
  cart: Pick<AddToCartState, 'userError'>
}

export const isSoldOut = ({ stock_status }: { stock_status: string | null }): boolean =>
  stock_status !== 'IN_STOCK'

/** Nothing while it depends on what is not chosen yet. */
export function Stock({ product, choice, cart }: StockProps) {
  const t = useT()
  const stocked = choice.variant ?? product
  const left = stocked.only_x_left_in_stock
  const isChosen = product.__typename !== 'ConfigurableProduct' || choice.variant !== null
  if (isSoldOut(stocked)) {
    const text = choice.variant ? 'product.variantSoldOut' : 'product.soldOut'
    return <p className="font-semibold text-danger">{t(text)}</p>
  }
  if (left === null && !isStocked(product)) return null
  const words = stockWords(product)
  if (left === null) return isChosen && <p className="font-semibold text-success">{t(words.available)}</p>
  const text = cart.userError === 'too-many' ? words.tooMany : words.left
  return <p className="font-semibold text-sale">{t(text, { count: left })}</p>
}

/** Nothing of what is sold out. A sold-out variant's line stays, unseen, so that no button moves under the pointer. */
export function LeadTime({ product, choice }: Chosen) {
  const t = useT()
  const isQuick = product.att_quick_ship === QUICK_SHIP_OPTION_ID
  if (isSoldOut(product) || (!isQuick && !product.order_time_frame)) return null
  return (
    <div className={choice.variant && isSoldOut(choice.variant) ? 'invisible' : undefined}>
      <PromiseLine icon={isQuick ? PackageCheck : Clock}>
        {product.order_time_frame ?? t('product.quickShip')}
      </PromiseLine>
    </div>
  )
}

// Above the button: whether what is chosen is in stock, when it leaves the workshop, how it is delivered.
import { Icon } from '@loftwood/ui/icon'
import { Clock, PackageCheck, Truck } from 'lucide'
import type { ReactNode } from 'react'
import { isStocked, stockWords } from '../../cart/stock-words.ts'
import { brand } from '../../platform/brand/current-brand.ts'
import { QUICK_SHIP_OPTION_ID } from '@loftwood/fit/quick-ship'
import { useT } from '../../platform/i18n/use-t.ts'
import type { ProductDetail } from '../product-detail.ts'
import { DialogLink } from './dialog-link.tsx'
import type { AddToCartState } from './use-add-to-cart.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'

interface AvailabilityProps {
  product: ProductDetail
  choice: ChoiceState
  cart: AddToCartState
}

const isSoldOut = ({ product, choice }: Pick<AvailabilityProps, 'product' | 'choice'>): boolean =>
  (choice.variant ?? product).stock_status !== 'IN_STOCK'

/** Nothing while it depends on what is not chosen yet. */
function Stock({ product, choice, cart }: AvailabilityProps) {
  const t = useT()
  const stocked = choice.variant ?? product
  const left = stocked.only_x_left_in_stock
  const isChosen = product.__typename !== 'ConfigurableProduct' || choice.variant !== null
  if (isSoldOut({ product, choice })) {
    const text = choice.variant ? 'product.variantSoldOut' : 'product.soldOut'
    return <p className="font-semibold text-danger">{t(text)}</p>
  }
  if (left === null && !isStocked(product)) return null
  const words = stockWords(product)
  if (left === null) return isChosen && <p className="font-semibold text-success">{t(words.available)}</p>
  const text = cart.userError === 'too-many' ? words.tooMany : words.left
  return <p className="font-semibold text-sale">{t(text, { count: left })}</p>
}

function Line({ icon, children }: { icon: typeof Truck; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2">
      <Icon of={icon} size="sm" className="mt-0.5 text-success" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

/** Products without packages (downloads, e-mailed cards) show no delivery; what is sold out leaves no warehouse. */
export function Availability({ product, choice, cart }: AvailabilityProps) {
  const t = useT()
  const { shippingPage } = brand().promises
  const isQuick = product.att_quick_ship === QUICK_SHIP_OPTION_ID
  const isGone = isSoldOut({ product, choice })
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <div aria-live="polite">
        <Stock {...{ product, choice, cart }} />
      </div>
      {!isGone && (isQuick || product.order_time_frame) && (
        <Line icon={isQuick ? PackageCheck : Clock}>
          {product.order_time_frame ?? t('product.quickShip')}
        </Line>
      )}
      {!isGone && product.att_shipping_dimensions && shippingPage !== undefined && (
        <Line icon={Truck}>
          {t('product.deliveryOffer')}{' '}
          <DialogLink flag="shipping" path={shippingPage}>
            {t('product.deliveryCosts')}
          </DialogLink>
        </Line>
      )}
    </div>
  )
}

// The place of the express buttons. It has its height before they come, so that nothing moves; without providers there is none.
import { clsx } from 'clsx'
import { Suspense } from 'react'
import type { ExpressProps, ExpressPurchase } from '../../cart/express-purchase.ts'
import { useExpress } from './use-express.ts'
import { lazyNamed } from '../../platform/lazy-named.ts'
import { useHydrated } from '../../platform/use-hydrated.ts'

/**
 * Items that are not shipped are taxed by the billing address, which a wallet reveals too late; gift cards are not taxed. A
 * line that cannot be ordered as it is blocks every checkout.
 */
function canSell(purchase: ExpressPurchase): boolean {
  if ('product' in purchase) return true
  const { is_virtual, items, prices } = purchase.cart
  const isTaxedLate = is_virtual && items?.some((item) => item?.__typename !== 'GiftCardCartItem')
  const isBlocked = items?.some((item) => (item?.errors?.length ?? 0) > 0)
  return !isTaxedLate && !isBlocked && (prices?.grand_total?.value ?? 0) > 0
}

const ExpressButtons = lazyNamed(() => import('./express-buttons.tsx'), 'ExpressButtons')

/** For one row of buttons each. */
const HEIGHTS = ['', 'min-h-12', 'min-h-27']

export function ExpressPlace(props: ExpressProps) {
  const { length } = Object.keys(useExpress())
  const isHydrated = useHydrated()
  if (length === 0 || !canSell(props.purchase)) return null
  return (
    <div className={clsx(HEIGHTS[length], 'print:hidden')}>
      {/* A Suspense boundary of its own: suspending one that is already shown would delay all other hydration. */}
      {isHydrated && (
        <Suspense fallback={null}>
          <ExpressButtons {...props} />
        </Suspense>
      )}
    </div>
  )
}

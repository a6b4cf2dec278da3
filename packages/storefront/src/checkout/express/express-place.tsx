// The place of the express buttons, a row for each provider. It has its height before they come, so that nothing moves; without
// providers there is none.
import { Suspense } from 'react'
import type { ExpressProps, ExpressPurchase } from '../../cart/express-purchase.ts'
import { useExpress } from '../../platform/use-express.ts'
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

export function ExpressPlace(props: ExpressProps) {
  const providers = Object.keys(useExpress())
  const isHydrated = useHydrated()
  if (providers.length === 0 || !canSell(props.purchase)) return null
  const rows = (
    <div className="flex flex-col gap-3">
      {providers.map((name) => (
        <div key={name} className="min-h-12" />
      ))}
    </div>
  )
  return (
    <div className="print:hidden">
      {/* A Suspense boundary of its own: suspending one that is already shown would delay all other hydration. */}
      {isHydrated ? (
        <Suspense fallback={rows}>
          <ExpressButtons {...props} />
        </Suspense>
      ) : (
        rows
      )}
    </div>
  )
}

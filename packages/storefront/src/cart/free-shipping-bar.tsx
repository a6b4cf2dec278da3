// Shipping costs of the cart where known: free for its address, or a link to the free-shipping amounts.
import { Icon } from '@loftwood/ui/icon'
import type { CartFragment } from '@loftwood/graphql-types'
import { Truck } from 'lucide'
import type { Estimate } from './cart-page-api.ts'
import { amountToFree, uncountedNames } from './free-delivery.ts'
import { isPickup } from '@loftwood/fit/pickup-method'
import { paths } from '../paths.ts'
import { brand } from '../platform/brand/current-brand.ts'
import { PageLink } from '../platform/brand/page-link.tsx'
import { useFormat, useT } from '../platform/i18n/use-t.ts'

/**
 * Amounts differ by province and by how heavy the cart is: they are known with an address, or an estimate. Renders
 * nothing for a cart without a delivery (virtual, or picked up), and in a shop that promises nothing.
 */
export function FreeShippingBar({ cart, estimate }: { cart: CartFragment; estimate?: Estimate | undefined }) {
  const t = useT()
  const delivered = cart.shipping_addresses[0]?.selected_shipping_method ?? estimate?.chosen
  if (cart.is_virtual || brand().promises.freeShipping !== true) return null
  if (delivered && isPickup(delivered)) return null
  const uncounted = uncountedNames(cart)
  return (
    <div className="flex gap-2 rounded-md bg-secondary-soft px-4 py-3 text-sm">
      <Icon of={Truck} className="mt-px shrink-0 text-success" />
      <div className="min-w-0">
        <p className="font-medium">
          <Progress cart={cart} estimate={estimate} />
        </p>
        {uncounted.length > 0 && (
          <p className="text-ink-muted">{t('cart.freeShippingWithout', { names: uncounted.join(', ') })}</p>
        )}
      </div>
    </div>
  )
}

/** What is missing, else that it is free, else where the amounts are. */
function Progress({ cart, estimate }: { cart: CartFragment; estimate: Estimate | undefined }) {
  const t = useT()
  const format = useFormat()
  const [address] = cart.shipping_addresses
  const methods = address?.available_shipping_methods ?? estimate?.methods ?? []
  const chosen = address?.selected_shipping_method ?? estimate?.chosen
  const missing = amountToFree(methods)
  if (chosen?.amount.value === 0) return t('cart.freeShippingReached')
  if (missing) return t('cart.freeShippingMissing', { amount: format.money(missing) })
  return (
    <>
      {t('cart.freeShippingHint')}{' '}
      <PageLink path={paths.shippingInfo} className="whitespace-nowrap">
        {t('cart.freeShippingRates')}
      </PageLink>
    </>
  )
}

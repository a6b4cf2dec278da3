// Shipping costs of the cart where known: free for its address, or a link to the free-shipping amounts.
import { Icon } from '@loftwood/ui/icon'
import { TextLink } from '@loftwood/ui/text-link'
import type { CartFragment } from '@loftwood/graphql-types'
import { Truck } from 'lucide'
import { paths } from '../paths.ts'
import { brand } from '../platform/brand/current-brand.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'

/** Amounts differ by province and by how heavy the cart is: only a chosen method has the price. Renders nothing for a virtual cart, and in a shop that promises nothing. */
export function FreeShippingBar({ cart }: { cart: CartFragment }) {
  const t = useT()
  const href = useHref()
  if (cart.is_virtual || brand().promises.freeShipping !== true) return null
  const isFree = cart.shipping_addresses[0]?.selected_shipping_method?.amount.value === 0
  return (
    <p className="flex items-center gap-2 rounded-md bg-secondary-soft px-4 py-3 text-sm font-medium">
      <Icon of={Truck} className="text-success" />
      {isFree ? (
        <span>{t('cart.freeShippingReached')}</span>
      ) : (
        <span className="min-w-0">
          {t('cart.freeShippingHint')}{' '}
          <TextLink href={href(paths.shippingInfo)}>{t('cart.freeShippingRates')}</TextLink>
        </span>
      )}
    </p>
  )
}

// How much is missing for free shipping, as a sentence and a bar.
import { Icon } from '@loftwood/ui/icon'
import { StoreConfigDocument, type CartFragment } from '@loftwood/graphql-types'
import Truck from 'lucide-react/icons/truck'
import { useQuery } from 'urql'
import { useFormat, useT } from '../../shared/i18n/use-t.ts'
import { freeShippingProgress } from './free-shipping.ts'

/** Nothing where the store offers no free shipping, or there is nothing to ship. */
export function FreeShippingBar({ cart }: { cart: CartFragment }) {
  const t = useT()
  const format = useFormat()
  const [{ data }] = useQuery({ query: StoreConfigDocument })
  const subtotal = cart.prices?.subtotal_with_discount_excluding_tax ?? cart.prices?.subtotal_excluding_tax
  const progress = freeShippingProgress(subtotal?.value ?? 0, data?.storeConfig?.free_shipping_threshold)
  if (!progress || cart.is_virtual) return null
  const amount = format.money({ value: progress.missing, currency: subtotal?.currency ?? null })
  const text =
    progress.missing > 0 ? t('cart.freeShippingMissing', { amount }) : t('cart.freeShippingReached')
  return (
    <div className="rounded-md bg-secondary-soft px-4 py-3 text-sm">
      <p className="flex items-center gap-2 font-medium">
        <Icon of={Truck} className="text-success" />
        <span className="min-w-0">{text}</span>
      </p>
      {progress.missing > 0 && (
        <progress
          value={progress.percent}
          max={100}
          aria-label={t('cart.freeShippingProgress')}
          className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-white [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-white [&::-webkit-progress-value]:bg-success"
        />
      )}
    </div>
  )
}

// Below the price: the price at the shopper's door, and the way to the postal code. Its room is there from the start.
import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense } from 'react'
import { hasHomeAtom } from '../../fit/my-home/has-home.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { lazyNamed } from '../../platform/lazy-named.ts'
import { uiFlags } from '../../platform/ui-flags.ts'
import { useFeature } from '../../platform/use-feature.ts'
import type { ProductDetail } from '../product-detail.ts'
import { isSoldOut } from './availability.tsx'
import type { ChoiceState } from '../choosing/use-choice.ts'

/** A group is several items of the cart, which together go another way than each alone. */
const NOT_CARRIED: ReadonlySet<string> = new Set(['VirtualProduct', 'DownloadableProduct', 'GroupedProduct'])

const DeliveredChoice = lazyNamed(() => import('./delivered-choice.tsx'), 'DeliveredChoice')
const DeliveredWay = lazyNamed(() => import('../../delivery/delivered-way.tsx'), 'DeliveredWay')

const isCarried = (product: ProductDetail): boolean =>
  product.__typename === 'GiftCardProduct'
    ? product.giftcard_type !== 'VIRTUAL'
    : !NOT_CARRIED.has(product.__typename)

interface DeliveredSlotProps {
  product: ProductDetail
  choice: ChoiceState
}

export function DeliveredSlot(props: DeliveredSlotProps) {
  const t = useT()
  const open = useSetAtom(uiFlags.myHome)
  const hasHome = useAtomValue(hasHomeAtom)
  if (!useFeature('deliveredPrices') || !isCarried(props.product) || isSoldOut(props.product)) return null
  return (
    <div className="-mb-4 min-h-19 pb-1 text-sm text-ink-muted sm:min-h-13">
      <Suspense fallback={null}>{hasHome && <DeliveredChoice {...props} />}</Suspense>
      <button
        type="button"
        onClick={() => open(true)}
        className="min-h-6 rounded-sm underline underline-offset-4"
      >
        <Suspense fallback={t('delivered.ask')}>{hasHome ? <DeliveredWay /> : t('delivered.ask')}</Suspense>
      </button>
    </div>
  )
}

// Above the button that orders: what is ordered, from whom, for how much and on which terms.
import { Notification } from '@loftwood/ui/notification'
import { TextLink } from '@loftwood/ui/text-link'
import { Skeleton } from '@loftwood/ui/skeleton'
import { StoreConfigDocument } from '@loftwood/graphql-types'
import type { ReactNode } from 'react'
import { useQuery } from '../platform/data/use-query.ts'
import { paths } from '../paths.ts'
import { Totals } from '../cart/totals.tsx'
import { brand } from '../platform/brand/current-brand.ts'
import { nameOf } from '../platform/brand/shop-name.ts'
import { useExists } from '../platform/brand/use-existing.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { placeLine } from '../platform/place-line.ts'
import { AgreementList, type Agreements } from './agreements.tsx'
import { itemErrors, type CartChange } from './driver.ts'
import { PickupPlaceCard } from './pickup-place-card.tsx'
import { OrderLines } from './order-lines.tsx'
import { usePickupPlace } from './pickup-places.tsx'
import type { StepProps } from './step-props.ts'
import type { PlaceOrderState } from './use-place-order.ts'

const CHANGE_TEXTS = {
  stock: 'checkout.changed.stock',
  items: 'checkout.changed.items',
  total: 'checkout.changed.total',
  payments: 'checkout.changed.payments',
} as const satisfies Record<CartChange, string>

interface ChangesProps extends StepProps {
  changes: readonly CartChange[]
}

function Changes({ cart, checkout, changes }: ChangesProps) {
  const t = useT()
  const href = useHref()
  if (changes.length === 0) return null
  return (
    <Notification tone="warning" title={t('checkout.changed.title')}>
      <ul>
        {changes.map((change) => (
          <li key={change}>{t(CHANGE_TEXTS[change])}</li>
        ))}
        {checkout.dropped !== undefined && <li>{t('checkout.couponDropped', { code: checkout.dropped })}</li>}
        {itemErrors(cart).map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <TextLink href={href(paths.cart)}>{t('checkout.editCart')}</TextLink>
    </Notification>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      <div className="text-ink-muted">{children}</div>
    </div>
  )
}

/** Who sells, as distance-selling rules want it before the order. */
function Seller() {
  const t = useT()
  const href = useHref()
  const [{ data }] = useQuery({ query: StoreConfigDocument, variables: {} })
  const store = data?.storeConfig
  const exists = useExists()
  if (!store) return null
  const { returnPage } = brand().promises
  const seller = store.check_money_order_make_check_payable_to || nameOf(store)
  const place = [store.store_street, placeLine(store.store_city, store.store_region, store.store_postcode)]
  return (
    <Fact title={t('checkout.seller')}>
      <p>{[seller, ...place].filter(Boolean).join(', ')}</p>
      <p>{[store.contact_phone, store.contact_email].filter(Boolean).join(' · ')}</p>
      {returnPage !== undefined && exists(returnPage) && (
        <p>
          <TextLink href={href(returnPage)}>{t('checkout.returnPolicy')}</TextLink>
        </p>
      )}
    </Fact>
  )
}

interface OrderedAndAgreedProps extends StepProps {
  order: PlaceOrderState
  agreements: Agreements
  /** The button was pressed. */
  isChecked: boolean
}

export function OrderedAndAgreed({ cart, checkout, order, agreements, isChecked }: OrderedAndAgreedProps) {
  const t = useT()
  const href = useHref()
  const pickupPlace = usePickupPlace(cart.shipping_addresses[0]?.pickup_location_code)
  return (
    <>
      <div className="lg:hidden">
        <OrderLines cart={cart} payment={checkout.payment.chosen} />
      </div>
      {pickupPlace === 'loading' ? (
        // About as high, so that the button stays where it is pressed.
        <Skeleton className="h-60 w-full" />
      ) : (
        pickupPlace && <PickupPlaceCard place={pickupPlace} />
      )}
      {cart.comment && (
        <Fact title={t('cart.commentLabel')}>
          <p className="break-words whitespace-pre-line">{cart.comment}</p>
          <TextLink href={href(paths.cart)}>{t('checkout.editCart')}</TextLink>
        </Fact>
      )}
      <Seller />
      <div className="rounded-lg bg-birch p-5 lg:hidden">
        <Totals cart={cart} loading={order.isBusy && order.changes.length > 0} />
      </div>
      <AgreementList agreements={agreements} isChecked={isChecked} />
      <Changes cart={cart} checkout={checkout} changes={order.changes} />
    </>
  )
}

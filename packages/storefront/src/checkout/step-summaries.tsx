// What a finished step says of itself in a few lines.
import type { CartAddressFragment } from '@loftwood/graphql-types'
import type { ComponentType } from 'react'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { useAddressLines } from '../customer/address/use-address-lines.ts'
import { OneDelivery } from '../cart/line-delivery.tsx'
import { AccountHint } from './account-hint.tsx'
import { useDeliveryText } from './use-delivery-text.ts'
import type { StepProps } from './step-props.ts'
import type { CheckoutStep } from './steps.ts'

/** An address, one line under the other. */
function AddressBlock({ address }: { address: CartAddressFragment }) {
  const linesOf = useAddressLines()
  return (
    <address className="not-italic">
      {linesOf(address).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}

/** The e-mail address, with a way to sign in where it has an account, and where the order goes. */
function AddressSummary({ cart, checkout }: StepProps) {
  const address = cart.shipping_addresses[0]
  return (
    <>
      {!checkout.isCustomer && <p className="break-words">{cart.email}</p>}
      {address && <AddressBlock address={address} />}
      {checkout.account.hasAccount && (
        <div className="mt-4 text-ink">
          <AccountHint hasAccount />
        </div>
      )}
    </>
  )
}

/** The chosen method with its dates. */
function DeliverySummary({ cart, checkout }: StepProps) {
  const t = useT()
  const format = useFormat()
  const { chosen } = checkout.payment
  const deliveryText = useDeliveryText(cart, chosen)
  const address = cart.shipping_addresses[0]
  const selected = address?.selected_shipping_method
  if (!selected) return null
  const method = address.available_shipping_methods?.find(
    (candidate) =>
      candidate?.carrier_code === selected.carrier_code && candidate.method_code === selected.method_code,
  )
  const dates = method ? deliveryText(method) : ''
  return (
    <>
      <p>
        <span className="block">
          {selected.method_title}
          {' · '}
          <span className="tabular-nums">
            {selected.amount.value === 0 ? t('cart.free') : format.money(selected.amount)}
          </span>
        </span>
        {dates && <span className="block">{dates}</span>}
        {dates && chosen?.isPaidFirst && <span className="block">{t('checkout.startsOncePaid')}</span>}
      </p>
      <OneDelivery cart={cart} method={selected} />
    </>
  )
}

export const STEP_SUMMARIES: Partial<Record<CheckoutStep, ComponentType<StepProps>>> = {
  address: AddressSummary,
  delivery: DeliverySummary,
}

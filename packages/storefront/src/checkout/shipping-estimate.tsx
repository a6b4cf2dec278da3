// Estimates the cart's total for a place, before an address is entered.
import type { CartFragment } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { Disclosure } from '@loftwood/ui/disclosure'
import { Notification } from '@loftwood/ui/notification'
import { useState } from 'react'
import type { Estimate } from '../cart/cart-page-api.ts'
import { readDeliveryPlace } from '../delivery/delivery-place.ts'
import type { DeliveryEstimate } from '../cart/use-delivery-estimate.ts'
import { AddressInput } from '../customer/address/address-input.tsx'
import type { AddressRules } from '../customer/address/address-rules.ts'
import { EMPTY_ADDRESS, type AddressField } from '../customer/address/address-values.ts'
import { useAddressForm } from '../customer/address/use-address-form.ts'
import { WithAddressRules } from '../customer/address/with-address-rules.tsx'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { offeredMethods, paymentMethodOf } from './payment/payment-methods.ts'
import { useDeliveryText } from './use-delivery-text.ts'

function chosenPayment(cart: CartFragment) {
  const chosen = paymentMethodOf(cart.selected_payment_method?.code)
  return offeredMethods(cart.available_payment_methods).find(({ code }) => code === chosen?.code)
}

/** The methods for the place; the summary shows their cost and the taxes. */
function EstimateResult({ cart, estimate }: { cart: CartFragment; estimate: Estimate }) {
  const t = useT()
  const format = useFormat()
  const deliveryText = useDeliveryText(cart, chosenPayment(cart))
  if (estimate.methods.length === 0)
    return <Notification tone="warning">{t('checkout.noShippingMethods')}</Notification>
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {estimate.methods.map((method) => (
        <li key={`${method.carrier_code} ${method.method_code}`} className="flex justify-between gap-4">
          <span className="min-w-0">
            <span className="block font-medium">{method.method_title ?? method.carrier_title}</span>
            <span className="block text-ink-muted">{deliveryText(method)}</span>
          </span>
          <span className="shrink-0 tabular-nums">
            {method.amount.value === 0 ? t('cart.free') : format.money(method.amount)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const PLACE_FIELDS: readonly AddressField[] = ['countryId', 'regionId', 'postcode']

/** The rules of a form that only names the place. */
function placeRules(rules: AddressRules): AddressRules {
  return { ...rules, fields: PLACE_FIELDS.map((name) => ({ name, isRequired: name === 'countryId' })) }
}

interface EstimateProps {
  cart: CartFragment
  delivery: DeliveryEstimate
}

function EstimateForm({ cart, delivery, rules }: EstimateProps & { rules: AddressRules }) {
  const t = useT()
  const [initial] = useState(() => ({ ...EMPTY_ADDRESS, ...readDeliveryPlace(sessionStorage) }))
  const [shownRules] = useState(() => placeRules(rules))
  const address = useAddressForm({ rules: shownRules, kind: 'estimate', initial })
  const { request, error, isBusy, estimate } = delivery
  const submit = address.form.handleSubmit(({ countryId, regionId, region, postcode }) => {
    const regionCode = address.regions.find(({ id }) => String(id) === regionId)?.code
    return request({ countryId, regionId, regionCode, region, postcode })
  })
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-wrap items-start gap-2 [&>*]:w-full"
      >
        <AddressInput address={address} field={{ name: 'countryId', isRequired: true }} />
        <AddressInput address={address} field={{ name: 'regionId', isRequired: false }} />
        <div className="flex-1">
          <AddressInput address={address} field={{ name: 'postcode', isRequired: true }} />
        </div>
        <Button type="submit" variant="secondary" className="mt-7 min-h-12 w-auto!" loading={isBusy}>
          {t('cart.estimate')}
        </Button>
      </form>
      <div role="status" className="mt-4 text-ink">
        {error && <Notification tone="danger">{error}</Notification>}
        {estimate && <EstimateResult cart={cart} estimate={estimate} />}
      </div>
    </>
  )
}

/** Renders nothing when shipping is known already, or for a virtual cart. */
export function ShippingEstimate({ cart, delivery }: EstimateProps) {
  const t = useT()
  if (cart.is_virtual || cart.shipping_addresses[0]) return null
  return (
    <Disclosure title={t('cart.estimateQuestion')}>
      <WithAddressRules>
        {(rules) => <EstimateForm cart={cart} delivery={delivery} rules={rules} />}
      </WithAddressRules>
    </Disclosure>
  )
}

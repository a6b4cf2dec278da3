// Estimates the cart's total for a place, before an address is entered.
import type { CartFragment } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { Disclosure } from '@loftwood/ui/disclosure'
import { Notification } from '@loftwood/ui/notification'
import { SummaryList } from '@loftwood/ui/summary-list'
import { useState } from 'react'
import type { Estimate } from '../cart/cart-page-api.ts'
import { useCartPage } from '../cart/use-cart-page.ts'
import { AddressInput } from '../customer/address/address-input.tsx'
import type { AddressRules } from '../customer/address/address-rules.ts'
import { EMPTY_ADDRESS, type AddressField, type AddressValues } from '../customer/address/address-values.ts'
import { useAddressForm, type AddressForm } from '../customer/address/use-address-form.ts'
import { WithAddressRules } from '../customer/address/with-address-rules.tsx'
import { failureText } from '../platform/data/operation-error.ts'
import { formatPostalCode, provinceOf } from '../platform/forms/postal-code.ts'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { useBusy } from '../platform/use-busy.ts'

function EstimateResult({ estimate }: { estimate: Estimate }) {
  const t = useT()
  const format = useFormat()
  const { methods, prices } = estimate
  if (methods.length === 0 || !prices)
    return <Notification tone="warning">{t('checkout.noShippingMethods')}</Notification>
  const rows = [
    ...methods.map((method) => ({
      label: method.method_title ?? method.carrier_title,
      value: method.amount.value === 0 ? t('cart.free') : format.money(method.amount),
    })),
    ...(prices.applied_taxes ?? []).flatMap((tax) =>
      tax ? [{ label: tax.label, value: format.money(tax.amount) }] : [],
    ),
  ]
  const label = t(methods.length > 1 ? 'cart.estimateFrom' : 'cart.estimateTotal')
  return <SummaryList rows={rows} total={{ label, value: format.money(prices.grand_total) }} />
}

/** Inputs of the estimate: a changed quantity or coupon invalidates it. */
const basisOf = (cart: CartFragment) => `${cart.total_quantity} ${cart.prices?.grand_total?.value}`

function useEstimate(cart: CartFragment) {
  const t = useT()
  const api = useCartPage()
  const [made, setMade] = useState<{ basis: string; estimate: Estimate }>()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useBusy()
  const request = async (place: Parameters<typeof api.estimate>[0]) => {
    setMade(undefined)
    setError(undefined)
    setBusy(true)
    try {
      setMade({ basis: basisOf(cart), estimate: await api.estimate(place) })
    } catch (failure) {
      setError(failureText(failure, t))
    }
    setBusy(false)
  }
  return { request, error, isBusy, estimate: made?.basis === basisOf(cart) ? made.estimate : undefined }
}

/** A Canadian postal code says its province. */
function placeOf(values: AddressValues, { regions }: AddressForm) {
  const { countryId } = values
  const postcode = formatPostalCode(values.postcode, countryId) ?? values.postcode
  const chosen = regions.find(({ id }) => String(id) === values.regionId)
  const region_code = countryId === 'CA' ? provinceOf(postcode) : chosen?.code
  const region = region_code ? { region_code, region_id: chosen?.id ?? null } : { region: values.region }
  return { country_code: countryId, region, postcode }
}

const PLACE_FIELDS: readonly AddressField[] = ['countryId', 'regionId', 'postcode']

/** The rules of a form that only names the place. */
function placeRules(rules: AddressRules): AddressRules {
  return { ...rules, fields: PLACE_FIELDS.map((name) => ({ name, isRequired: name === 'countryId' })) }
}

function EstimateForm({ cart, rules }: { cart: CartFragment; rules: AddressRules }) {
  const t = useT()
  const [shownRules] = useState(() => placeRules(rules))
  const address = useAddressForm({ rules: shownRules, kind: 'estimate', initial: EMPTY_ADDRESS })
  const { request, error, isBusy, estimate } = useEstimate(cart)
  const submit = address.form.handleSubmit((values) => request(placeOf(values, address)))
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
        {estimate && <EstimateResult estimate={estimate} />}
      </div>
    </>
  )
}

/** Renders nothing when shipping is known already, or for a virtual cart. */
export function ShippingEstimate({ cart }: { cart: CartFragment }) {
  const t = useT()
  if (cart.is_virtual || cart.shipping_addresses[0]) return null
  return (
    <Disclosure title={t('cart.estimateQuestion')}>
      <WithAddressRules>{(rules) => <EstimateForm cart={cart} rules={rules} />}</WithAddressRules>
    </Disclosure>
  )
}

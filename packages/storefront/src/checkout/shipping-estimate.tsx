// Estimates the cart's total for a postal code, before an address is entered.
import { Button } from '@loftwood/ui/button'
import { Disclosure } from '@loftwood/ui/disclosure'
import { Notification } from '@loftwood/ui/notification'
import { SummaryList } from '@loftwood/ui/summary-list'
import { TextField } from '@loftwood/ui/text-field'
import type { CartFragment } from '@loftwood/graphql-types'
import { useState, type SubmitEvent } from 'react'
import { formatPostalCode, provinceOf } from '../platform/forms/postal-code.ts'
import { failureText } from '../platform/data/operation-error.ts'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { useBusy } from '../platform/use-busy.ts'
import type { Estimate } from './cart-page-api.ts'
import { useCartPage } from './use-cart-page.ts'

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
  const request = async (text: string) => {
    const postcode = formatPostalCode(text)
    setMade(undefined)
    if (postcode === null) return setError(t('checkout.error.postcode'))
    setError(undefined)
    setBusy(true)
    try {
      const estimate = await api.estimate({ postcode, regionCode: provinceOf(postcode) })
      setMade({ basis: basisOf(cart), estimate })
    } catch (failure) {
      setError(failureText(failure, t))
    }
    setBusy(false)
  }
  return { request, error, isBusy, estimate: made?.basis === basisOf(cart) ? made.estimate : undefined }
}

/** Renders nothing when shipping is known already, or for a virtual cart. */
export function ShippingEstimate({ cart }: { cart: CartFragment }) {
  const t = useT()
  const [postcode, setPostcode] = useState('')
  const { request, error, isBusy, estimate } = useEstimate(cart)
  if (cart.is_virtual || cart.shipping_addresses[0]) return null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void request(postcode)
  }
  return (
    <Disclosure title={t('cart.estimateQuestion')}>
      <form noValidate onSubmit={submit} className="flex items-start gap-2">
        <TextField
          className="flex-1"
          label={t('checkout.postcode')}
          name="estimate-postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="A1A 1A1"
          maxLength={12}
          value={postcode}
          error={error}
          onChange={(event) => setPostcode(event.target.value)}
        />
        <Button type="submit" variant="secondary" className="mt-7 min-h-12" loading={isBusy}>
          {t('cart.estimate')}
        </Button>
      </form>
      <div role="status" className="mt-4 text-ink">
        {estimate && <EstimateResult estimate={estimate} />}
      </div>
    </Disclosure>
  )
}

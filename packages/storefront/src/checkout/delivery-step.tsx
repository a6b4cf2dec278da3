// Step: how the order is brought, for how much and when.
import { Button } from '@loftwood/ui/button'
import { FormStack } from '@loftwood/ui/layout'
import { Notification } from '@loftwood/ui/notification'
import { RadioGroup } from '@loftwood/ui/radio-group'
import type { AvailableShippingMethodFragment, CartFragment } from '@loftwood/graphql-types'
import { useState, type SubmitEvent } from 'react'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { PickupPlaceCard } from './pickup-place-card.tsx'
import { saveDelivery } from './driver.ts'
import { OneDelivery } from '../cart/line-delivery.tsx'
import { isPickup } from '@loftwood/fit/pickup-method'
import { PickupPlaces, usePickup, usePickupPlace } from './pickup-places.tsx'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import type { StepProps } from './step-props.ts'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { useDeliveryText } from './use-delivery-text.ts'

const keyOf = (method: { carrier_code: string; method_code: string | null }) =>
  `${method.carrier_code}/${method.method_code}`

/** The methods that can be chosen for the cart's address. */
export function usableMethods(cart: CartFragment): AvailableShippingMethodFragment[] {
  return (cart.shipping_addresses[0]?.available_shipping_methods ?? []).filter(
    (method) => method !== null && method.available && method.method_code !== null,
  ) as AvailableShippingMethodFragment[]
}

/** The cheapest to the door: a pick-up is never chosen for the shopper. */
export function cheapestToDoor(
  methods: readonly AvailableShippingMethodFragment[],
): AvailableShippingMethodFragment | undefined {
  return methods
    .filter((method) => !isPickup(method))
    .toSorted((one, other) => (one.amount.value ?? 0) - (other.amount.value ?? 0))[0]
}

/** What was chosen last, else what the cart has, else the cheapest to the door, else the only one there is. */
export function chosenDelivery(cart: CartFragment, draft: string) {
  const methods = usableMethods(cart)
  const selected = cart.shipping_addresses[0]?.selected_shipping_method
  const byKey = (key: string) => methods.find((method) => keyOf(method) === key)
  const only = methods.length === 1 ? methods[0] : undefined
  return byKey(draft) ?? (selected ? byKey(keyOf(selected)) : undefined) ?? cheapestToDoor(methods) ?? only
}

function NoMethods({ onEdit }: { onEdit: () => void }) {
  const t = useT()
  return (
    <Notification tone="warning" title={t('checkout.noShippingMethods')}>
      <p>{t('checkout.noShippingMethodsDetail')}</p>
      <Button variant="link" size="sm" onClick={onEdit}>
        {t('checkout.changeAddress')}
      </Button>
    </Notification>
  )
}

export function DeliveryStep({ cart, checkout }: StepProps) {
  const t = useT()
  const format = useFormat()
  const deliveryText = useDeliveryText(cart, checkout.payment.chosen)
  const { isBusy, failure, run } = useSubmit()
  const methods = usableMethods(cart)
  const chosen = chosenDelivery(cart, checkout.draft.delivery)
  const [error, setError] = useState<string>()
  const pickup = usePickup(cart, chosen)
  const found = usePickupPlace(pickup.code ?? chosen?.pickup_location_code)
  const place = found === 'loading' ? null : found
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!chosen) {
      setError(t('checkout.error.shippingMethod'))
      document.getElementById('delivery-method')?.focus()
      return
    }
    const input = {
      carrier_code: chosen.carrier_code,
      method_code: chosen.method_code ?? '',
    }
    if (pickup.isNeeded && pickup.code === null) {
      setError(t('checkout.error.pickupPlace'))
      document.getElementById('pickup-place')?.focus()
      return
    }
    const delivery = { method: input, pickupCode: pickup.code }
    void run(async () => checkout.advance(await saveDelivery(checkout.calls, cart, delivery)))
  }
  if (methods.length === 0) return <NoMethods onEdit={() => checkout.goTo('address')} />
  return (
    <form noValidate onSubmit={submit}>
      <FormStack>
        <FormFailure failure={failure} title={t('checkout.shippingMethodFailed')} />
        <RadioGroup
          id="delivery-method"
          legend={t('checkout.shippingMethod')}
          legendHidden
          framed
          error={pickup.isNeeded ? undefined : error}
          value={chosen ? keyOf(chosen) : null}
          onChange={(delivery) => {
            checkout.change({ delivery })
            setError(undefined)
          }}
          options={methods.map((method) => ({
            value: keyOf(method),
            label: method.method_title ?? method.carrier_title,
            description: deliveryText(method) || method.carrier_title,
            trailing: (
              <span className="font-semibold tabular-nums">
                {method.amount.value === 0 ? t('cart.free') : format.money(method.amount)}
              </span>
            ),
          }))}
        />
        <OneDelivery cart={cart} method={chosen} className="text-sm text-ink-muted" />
        {pickup.isNeeded && (
          <PickupPlaces
            pickup={pickup}
            error={error}
            onChange={(code) => {
              pickup.choose(code)
              setError(undefined)
            }}
          />
        )}
        {place && <PickupPlaceCard place={place} />}
        <div>
          <Button type="submit" size="lg" loading={isBusy || pickup.isLoading}>
            {t('checkout.continue')}
          </Button>
        </div>
      </FormStack>
    </form>
  )
}

// What a showroom promises of pick-up is what the checkout offers: each side names the other.
import type { ShippingMethodData } from './rules-schema.ts'

interface Rules {
  store: { showrooms: readonly { code: string; pickup?: object | undefined }[] } | undefined
  shippingMethods: readonly ShippingMethodData[] | undefined
}

export function pickupErrors({ store, shippingMethods }: Rules): string[] {
  const promised = (store?.showrooms ?? []).flatMap(({ code, pickup }) => (pickup ? [code] : []))
  const offered = (shippingMethods ?? []).flatMap(({ pickupAt }) => pickupAt ?? [])
  return [
    ...promised
      .filter((code) => !offered.includes(code))
      .map((code) => `store.json: showrooms, ${code}: no shipping method has it as pickupAt`),
    ...offered
      .filter((code) => !promised.includes(code))
      .map(
        (code) => `shipping-methods.json: pickupAt, ${code}: no showroom of this code has a text for pickup`,
      ),
  ]
}

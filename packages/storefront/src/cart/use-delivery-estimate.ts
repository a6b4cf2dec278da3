// The estimate of delivery and taxes for a place: requested once, kept for the whole tab, renewed when the cart changes.
import type { CartFragment } from '@loftwood/graphql-types'
import { atom, useAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { failureText } from '../platform/data/operation-error.ts'
import { formatPostalCode, provinceOf } from '../platform/forms/postal-code.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { useBusy } from '../platform/use-busy.ts'
import type { Estimate } from './cart-page-api.ts'
import { readDeliveryPlace, writeDeliveryPlace, type DeliveryPlace } from './delivery-place.ts'
import { useCartPage } from './use-cart-page.ts'

interface Made {
  /** Of the cart that it was made for. */
  basis: string
  estimate: Estimate
}

const madeAtom = atom<Made | null>(null)

/** A changed quantity, coupon or gift card makes another one. */
const basisOf = (cart: CartFragment) =>
  `${cart.id} ${cart.total_quantity} ${cart.prices?.subtotal_excluding_tax?.value} ${cart.prices?.grand_total?.value}`

/** As the back end wants it: a Canadian postal code says its province. */
function addressOf(place: DeliveryPlace, regionCode: string | undefined) {
  const { countryId, regionId } = place
  const postcode = formatPostalCode(place.postcode, countryId) ?? place.postcode
  const region_code = countryId === 'CA' ? provinceOf(postcode) : regionCode
  const region = region_code
    ? { region_code, region_id: regionId === '' ? null : Number(regionId) }
    : { region: place.region }
  return { country_code: countryId, region, postcode }
}

/** Null for a cart that needs none: a virtual one, or one whose address is known. */
export function useDeliveryEstimate(cart: CartFragment) {
  const t = useT()
  const api = useCartPage()
  const [made, setMade] = useAtom(madeAtom)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useBusy()
  const basis = basisOf(cart)
  const isNeeded = !cart.is_virtual && !cart.shipping_addresses[0]
  const estimate = isNeeded && made?.basis === basis ? made.estimate : undefined
  const request = async (place: DeliveryPlace, regionCode?: string) => {
    setError(undefined)
    setBusy(true)
    try {
      setMade({ basis, estimate: await api.estimate(addressOf(place, regionCode)) })
      writeDeliveryPlace(sessionStorage, place)
    } catch (failure) {
      setError(failureText(failure, t))
    }
    setBusy(false)
  }
  const renew = useEffectEvent(() => {
    const place = readDeliveryPlace(sessionStorage)
    if (!place || !isNeeded || estimate) return
    // Nobody asked for it now, so a failure leaves the summary without an estimate.
    void api.estimate(addressOf(place, undefined)).then(
      (renewed) => setMade({ basis, estimate: renewed }),
      () => undefined,
    )
  })
  useEffect(() => renew(), [basis])
  return { estimate, request, error, isBusy }
}

export type DeliveryEstimate = ReturnType<typeof useDeliveryEstimate>

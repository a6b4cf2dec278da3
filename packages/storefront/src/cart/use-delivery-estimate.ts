// The estimate of delivery and taxes for a place: requested once, renewed when the cart changes; the tab stores the place.
import type { CartFragment } from '@loftwood/graphql-types'
import { atom, useAtom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { myHomeAtom } from '../fit/my-home/my-home.ts'
import { failureText } from '../platform/data/operation-error.ts'
import { HOME_COUNTRY } from '../platform/constants.ts'
import { formatPostalCode, provinceOf } from '@loftwood/fit/postal-code'
import { useT } from '../platform/i18n/use-t.ts'
import { useBusy } from '../platform/use-busy.ts'
import type { Estimate } from './cart-page-api.ts'
import { readDeliveryPlace, writeDeliveryPlace, type DeliveryPlace } from '../delivery/delivery-place.ts'
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
function addressOf(place: DeliveryPlace) {
  const { countryId, regionId, regionCode } = place
  const postcode = formatPostalCode(place.postcode, countryId) ?? place.postcode
  const region_code = countryId === HOME_COUNTRY ? provinceOf(postcode) : regionCode
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
  const setHome = useSetAtom(myHomeAtom)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useBusy()
  const basis = basisOf(cart)
  const isNeeded = !cart.is_virtual && !cart.shipping_addresses[0]
  const estimate = isNeeded && made?.basis === basis ? made.estimate : undefined
  const latest = useRef(0)
  /** A response that comes after that of a later request is dropped. */
  const make = async (place: DeliveryPlace) => {
    const number = (latest.current += 1)
    const answer = await api.estimate(addressOf(place))
    if (number !== latest.current) return
    writeDeliveryPlace(sessionStorage, place)
    const postcode = place.countryId === HOME_COUNTRY ? formatPostalCode(place.postcode, HOME_COUNTRY) : null
    if (postcode) setHome({ postcode })
    setMade({ basis, estimate: answer })
  }
  const request = async (place: DeliveryPlace) => {
    setError(undefined)
    setBusy(true)
    try {
      await make(place)
    } catch (failure) {
      setError(failureText(failure, t))
    }
    setBusy(false)
  }
  const renew = useEffectEvent(() => {
    const place = readDeliveryPlace(sessionStorage)
    if (!place || !isNeeded || estimate || isBusy) return
    // The shopper did not request it now, so a failure only leaves the summary without an estimate.
    make(place).catch(() => undefined)
  })
  // The cart may have changed while an estimate was requested.
  useEffect(() => renew(), [basis, isBusy])
  return { estimate, request, error, isBusy }
}

export type DeliveryEstimate = ReturnType<typeof useDeliveryEstimate>

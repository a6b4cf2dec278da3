// Where an order is picked up: as the method says, or chosen for Magento's in-store delivery.
import { PickupLocationsDocument, type CartFragment, type PickupPlaceFragment } from '@loftwood/graphql-types'
import { Notification } from '@loftwood/ui/notification'
import { RadioGroup } from '@loftwood/ui/radio-group'
import { useState } from 'react'
import { useQuery } from '../platform/data/use-query.ts'
import { placeLine } from '../platform/place-line.ts'
import { useT } from '../platform/i18n/use-t.ts'

/** The carrier that needs a place. */
const IN_STORE = 'instore'

/** The place with this code; null without one. */
export function usePickupPlace(code: string | null | undefined): PickupPlaceFragment | 'loading' | null {
  const { places, isLoading } = usePlaces(Boolean(code))
  return isLoading ? 'loading' : (places.find((place) => place.pickup_location_code === code) ?? null)
}

function usePlaces(isNeeded: boolean): { places: PickupPlaceFragment[]; isLoading: boolean } {
  const [{ data, fetching }] = useQuery({ query: PickupLocationsDocument, variables: {}, pause: !isNeeded })
  const places = (data?.pickupLocations?.items ?? []).filter((place) => place !== null)
  return { places, isLoading: fetching && !data }
}

export interface Pickup {
  isNeeded: boolean
  places: readonly PickupPlaceFragment[]
  isLoading: boolean
  /** Of the chosen place; null where none is needed or chosen. */
  code: string | null
  choose: (code: string) => void
}

/** What was chosen here, else what the cart has, else the only one there is. */
export function usePickup(cart: CartFragment, method: { carrier_code: string } | undefined): Pickup {
  const isNeeded = method?.carrier_code === IN_STORE
  const [chosen, choose] = useState<string>()
  const { places, isLoading } = usePlaces(isNeeded)
  const codes = places.map((place) => place.pickup_location_code)
  const only = codes.length === 1 ? codes[0] : undefined
  const requested = chosen ?? cart.shipping_addresses[0]?.pickup_location_code ?? only
  const code = isNeeded && requested && codes.includes(requested) ? requested : null
  return { isNeeded, places, isLoading, code, choose }
}

interface PickupPlacesProps {
  pickup: Pickup
  error: string | undefined
  onChange: (code: string) => void
}

export function PickupPlaces({ pickup, error, onChange }: PickupPlacesProps) {
  const t = useT()
  const { places, isLoading, code } = pickup
  if (places.length === 0)
    return isLoading ? null : <Notification tone="warning">{t('checkout.noPickupPlaces')}</Notification>
  return (
    <RadioGroup
      id="pickup-place"
      legend={t('checkout.pickupPlace')}
      framed
      error={error}
      value={code}
      onChange={onChange}
      options={places.map((place) => ({
        value: place.pickup_location_code ?? '',
        label: place.name ?? '',
        description: [place.street, placeLine(place.city, place.region, place.postcode), place.phone]
          .filter(Boolean)
          .join(', '),
      }))}
    />
  )
}

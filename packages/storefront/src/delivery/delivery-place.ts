// Where the shopper wants it delivered: the postal code of the home, or another country, as said on the cart page.
import { storedHome } from '../fit/my-home/my-home.ts'
import { HOME_COUNTRY } from '../platform/constants.ts'
import { isText, storedAs, type Store } from '../platform/stored.ts'

export interface DeliveryPlace {
  countryId: string
  /** Id from the list of regions; empty where the postal code decides it. */
  regionId: string
  /** Code from the same list. */
  regionCode?: string | undefined
  region: string
  postcode: string
}

function isPlace(value: unknown): value is DeliveryPlace {
  if (typeof value !== 'object' || value === null) return false
  const place = value as Record<string, unknown>
  return ['countryId', 'regionId', 'region', 'postcode'].every((name) => isText(place[name]))
}

const stored = storedAs('loftwood.delivery-place', isPlace)

/** The place that was typed last; null where none was, or without storage. */
export function readDeliveryPlace(storage: Store): DeliveryPlace | null {
  const said = stored.read(storage)
  const { postcode } = storedHome()
  if (!postcode || (said && said.countryId !== HOME_COUNTRY)) return said
  return { countryId: HOME_COUNTRY, regionId: '', region: '', postcode }
}

export const writeDeliveryPlace = stored.write

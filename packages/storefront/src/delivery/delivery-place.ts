// Where the shopper wants it delivered: the postal code of the home, or another country, as said on the cart page.
import { storedHome } from '../fit/my-home/my-home.ts'

export interface DeliveryPlace {
  countryId: string
  /** Of a list of regions; empty where the postal code says it. */
  regionId: string
  /** Of the same list. */
  regionCode?: string | undefined
  region: string
  postcode: string
}

const STORAGE_KEY = 'loftwood.delivery-place'
type PlaceStorage = Pick<Storage, 'getItem' | 'setItem'>

const HOME_COUNTRY = 'CA'

/** What was said last: null where nothing was, or without storage. */
export function readDeliveryPlace(storage: PlaceStorage): DeliveryPlace | null {
  const said = readSaid(storage)
  const { postcode } = storedHome()
  if (!postcode || (said && said.countryId !== HOME_COUNTRY)) return said
  return { countryId: HOME_COUNTRY, regionId: '', region: '', postcode }
}

function readSaid(storage: PlaceStorage): DeliveryPlace | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null')
    return isPlace(stored) ? stored : null
  } catch {
    return null
  }
}

export function writeDeliveryPlace(storage: PlaceStorage, place: DeliveryPlace): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(place))
  } catch {
    // The page has it until it is left.
  }
}

function isPlace(stored: unknown): stored is DeliveryPlace {
  if (typeof stored !== 'object' || stored === null) return false
  const place = stored as Record<string, unknown>
  return ['countryId', 'regionId', 'region', 'postcode'].every((name) => typeof place[name] === 'string')
}

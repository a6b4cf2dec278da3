// Where the shopper wants it delivered, as said on the cart page; stored for the tab, so that the checkout knows it too.

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

/** Null where nothing was said, or without storage. */
export function readDeliveryPlace(storage: PlaceStorage): DeliveryPlace | null {
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

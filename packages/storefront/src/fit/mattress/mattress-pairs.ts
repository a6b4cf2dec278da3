// The shop's mattresses for the places of a bed: one for each place, or for the one that is asked for.
import type { SleepingPlace } from '../fit-attributes.ts'
import type { FitProduct } from '../fit-products.ts'
import { offerFor, type MattressOffer } from './mattress-offers.ts'

export interface PlacedOffer {
  place: SleepingPlace
  offer: MattressOffer
}

export interface MattressPair {
  product: FitProduct
  /** One for each place that it fits. */
  offers: PlacedOffer[]
}

const costOf = ({ offers }: MattressPair) =>
  offers.reduce((sum, { offer }) => sum + (offer.final.value ?? 0), 0)

/** Those that fit the most places first, then the cheapest. */
export function mattressPairs(
  products: readonly FitProduct[],
  places: readonly SleepingPlace[],
): MattressPair[] {
  return products
    .map((product) => ({
      product,
      offers: places.flatMap((place) => {
        const offer = offerFor(product, place)
        return offer ? [{ place, offer }] : []
      }),
    }))
    .filter(({ offers }) => offers.length > 0)
    .toSorted((one, other) => other.offers.length - one.offers.length || costOf(one) - costOf(other))
}

// The mattresses that the shop offers for the places of a bed: each with a variant for every place that it fits.
import type { MoneyFragment } from '@loftwood/graphql-types'
import type { SleepingPlace } from '@loftwood/fit/fit-attributes'
import { productPath } from '../../paths.ts'
import type { FitProduct } from '../fit-products.ts'
import { NO_MONEY, offerFor, type MattressOffer } from './mattress-offers.ts'

export interface PlacedOffer {
  place: SleepingPlace
  offer: MattressOffer
}

export interface OfferedMattress {
  product: FitProduct
  /** One for each place that it fits. */
  offers: PlacedOffer[]
}

const sumOf = (
  offers: readonly PlacedOffer[],
  priceOf: (offer: MattressOffer) => number | null | undefined,
) => offers.reduce((sum, { offer }) => sum + (priceOf(offer) ?? 0), 0)

const costOf = ({ offers }: OfferedMattress) => sumOf(offers, ({ final }) => final.value)

/** What all cost together, and what they cost without a discount. */
export function totalsOf(pair: OfferedMattress): Record<'final' | 'regular', MoneyFragment> {
  const money = (value: number): MoneyFragment => ({ ...NO_MONEY, ...pair.offers[0]?.offer.final, value })
  const regular = sumOf(pair.offers, (offer) => offer.regular?.value ?? offer.final.value)
  return { final: money(costOf(pair)), regular: money(regular) }
}

/** Those that fit the most places first, then the cheapest. */
export function offeredMattresses(
  products: readonly FitProduct[],
  places: readonly SleepingPlace[],
): OfferedMattress[] {
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

/** Its page, with the variant of its first offer chosen. */
export const offeredPath = ({ product, offers: [first] }: OfferedMattress): string =>
  [productPath(product), first?.offer.query].filter(Boolean).join('?')

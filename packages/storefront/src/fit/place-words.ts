// How sleeping places and their limits are called, within a sentence.
import type { MessageKey } from '../platform/i18n/message-key.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import type { MattressSize, Place, SleepingPlace } from '@loftwood/fit/fit-attributes'
import type { Measures } from './use-measures.ts'

export const SIZE_NAMES: Readonly<Record<MattressSize, MessageKey>> = {
  twin: 'mattress.size.twin',
  twin_xl: 'mattress.size.twin_xl',
  full: 'mattress.size.full',
  full_xl: 'mattress.size.full_xl',
  queen: 'mattress.size.queen',
  king: 'mattress.size.king',
  crib: 'mattress.size.crib',
}

const PLACE_NAMES: Readonly<Record<Place, MessageKey>> = {
  upper: 'mattress.place.upper',
  middle: 'mattress.place.middle',
  lower: 'mattress.place.lower',
  trundle: 'mattress.place.trundle',
}

/** A bed with one place needs no name for it. */
export function placeName(place: Place, all: readonly SleepingPlace[]): MessageKey {
  return all.length === 1 && place !== 'trundle' ? 'mattress.place.only' : PLACE_NAMES[place]
}

/** `upper bed, twin` */
export const placeAndSize = (bed: SleepingPlace, all: readonly SleepingPlace[], t: Translate): string =>
  t('fit.who.place', { place: t(placeName(bed.place, all)), size: t(SIZE_NAMES[bed.size]) })

/** What it bears, and its thickest mattress. */
export const limitsOf = ({ load, thickest }: SleepingPlace, t: Translate, measures: Measures): string[] => [
  ...(load === null ? [] : [t('fit.who.load', { weight: measures.weight(load) })]),
  ...(thickest === null ? [] : [t('fit.who.thickest', { thickness: measures.length(thickest) })]),
]

// Where in Canada a visitor means: a town by its name, with or without province, or a postal code by its first half.
import places from './places.json' with { type: 'json' }

export interface Place {
  name: string
  latitude: number
  longitude: number
}

type Town = [name: string, province: string, latitude: number, longitude: number]
type PostalArea = [code: string, latitude: number, longitude: number]

const POSTAL_CODE = /^([a-z]\d[a-z])(?: ?\d[a-z]\d)?$/
const EARTH_KM = 6371

/** Capitals, accents, hyphens and points do not matter: `St-Jérôme` is `saint jerome`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[.'’\-\s]+/g, ' ')
    .replaceAll(/\bst\b/g, 'saint')
    .replaceAll(/\bste\b/g, 'sainte')
    .trim()
}

/** Towns by plain name, the largest first. */
const towns = Map.groupBy(places.towns as Town[], ([name]) => plain(name))
const postalAreas = new Map((places.postalAreas as PostalArea[]).map((area) => [area[0], area]))

/** The place that matches a visitor's input; undefined without a match. */
export function findPlace(words: string): Place | undefined {
  const text = plain(words)
  const code = POSTAL_CODE.exec(text)?.[1]
  return code === undefined ? findTown(text) : findPostalArea(code.toUpperCase())
}

function findPostalArea(code: string): Place | undefined {
  const area = postalAreas.get(code)
  return area && { name: code, latitude: area[1], longitude: area[2] }
}

/** `london` is the largest London; `london, on` and `london on` the one of the province. */
function findTown(text: string): Place | undefined {
  const [, bare = text, province] = /^(.+?)(?: ?, ?| )([a-z]{2})$/.exec(text) ?? []
  const town =
    towns.get(bare)?.find((each) => each[1].toLowerCase() === province) ??
    towns.get(text.replace(/,.*$/, '').trim())?.[0]
  return town && { name: `${town[0]}, ${town[1]}`, latitude: town[2], longitude: town[3] }
}

/** Kilometres as the crow flies, to a tenth. */
export function distanceKm(from: Omit<Place, 'name'>, to: Omit<Place, 'name'>): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfChord = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2
  const square =
    halfChord(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      halfChord(from.longitude, to.longitude)
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(square)) * 10) / 10
}

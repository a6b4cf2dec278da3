// How far showrooms are from where a visitor is. Computed in the browser, so that the position does not leave it.

export interface Position {
  latitude: number
  longitude: number
}

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres as the crow flies, to a tenth. */
export function distanceKm(from: Position, to: Position): number {
  const halfChord = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2
  const square =
    halfChord(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      halfChord(from.longitude, to.longitude)
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(square)) * 10) / 10
}

/** Nearest first, each with its distance. */
export function nearestFirst<Place extends Position>(places: readonly Place[], here: Position) {
  return places
    .map((place) => ({ ...place, distance_km: distanceKm(here, place) }))
    .sort((one, other) => one.distance_km - other.distance_km)
}

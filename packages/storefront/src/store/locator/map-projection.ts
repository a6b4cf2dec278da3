// The map's projection: Lambert's conformal conic as the Atlas of Canada uses it, so that the drawn country
// (canada.svg, made by build/make-canada-map.ts) and the showrooms on it agree.

/** Size of the map in its own units. */
export const MAP = { width: 1000, height: 850 } as const

const radians = (degrees: number) => (degrees * Math.PI) / 180

const [SOUTH, NORTH] = [radians(49), radians(77)]
const MERIDIAN = radians(-92)
/** Where the formula's zero lies on the map, and how long its unit is; chosen so that Canada fills it. */
const FRAME = { left: 478, top: -107, scale: 1085 }

/** Grows towards the south pole. */
const conformal = (latitude: number) => Math.tan(Math.PI / 4 + latitude / 2)

const N = Math.log(Math.cos(SOUTH) / Math.cos(NORTH)) / Math.log(conformal(NORTH) / conformal(SOUTH))
const F = (Math.cos(SOUTH) * conformal(SOUTH) ** N) / N

/** A point on the map. @param longitude, latitude in degrees */
export function onMap(longitude: number, latitude: number): [x: number, y: number] {
  const radius = (F / conformal(radians(latitude)) ** N) * FRAME.scale
  const angle = N * (radians(longitude) - MERIDIAN)
  return [FRAME.left + radius * Math.sin(angle), FRAME.top + radius * Math.cos(angle)]
}

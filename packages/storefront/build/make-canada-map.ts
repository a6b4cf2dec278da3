// Draws src/store/locator/canada.svg from Natural Earth's borders (npm world-atlas, public domain):
// Canada alone, without what would be smaller than a dot. Run by `pnpm --filter @loftwood/storefront map`.
import { writeFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' }
import { MAP, onMap } from '../src/store/locator/map-projection.ts'

const CANADA = '124'
/** Square degrees below which a bend of the coast is left out. */
const SMALLEST_BEND = 0.03
/** Square units of the map below which an island is left out. */
const SMALLEST_ISLAND = 12

type Borders = { countries: GeometryCollection }
type Ring = [number, number][]

function ringsOfCanada(): Ring[] {
  const topology = simplify(presimplify(atlas as unknown as Topology<Borders>), SMALLEST_BEND)
  const country = feature(topology, topology.objects.countries).features.find(
    ({ id }) => String(id) === CANADA,
  )
  if (country?.geometry.type !== 'MultiPolygon') throw new Error('Canada is not where it was')
  return country.geometry.coordinates.flat() as Ring[]
}

/** The shoelace formula. */
function areaOf(points: Ring): number {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice / 2)
}

const drawn = ringsOfCanada()
  .map((ring) => ring.map(([longitude, latitude]) => onMap(longitude, latitude)))
  .filter((ring) => areaOf(ring) > SMALLEST_ISLAND)
const path = drawn
  .map((ring) => `M${ring.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`)
  .join('')
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP.width} ${MAP.height}"><path fill="#e3d3ba" stroke="#c7b08c" stroke-width="1.5" stroke-linejoin="round" d="${path}"/></svg>\n`
writeFileSync(new URL('../src/store/locator/canada.svg', import.meta.url), svg)

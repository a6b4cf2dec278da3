/** Line drawings with measures: front and side, inches and centimetres, no words. */
import { boundsOf, cornersOf, measuredParts, toWorld } from '../src/bounds.ts'
import type { Measures } from '../src/furniture-model.ts'
import { extent } from '../src/make-part.ts'
import type { Part, Span, Vec3 } from '../src/part.ts'

const size = 1340
const ink = '#3d3a36'
const light = '#8a857d'

type Flat = readonly [x: number, y: number]
/** A view flattens the furniture: right and up in inches, and depth towards the viewer. */
type Projection = Readonly<{ flat: (corner: Vec3) => Flat; depth: (part: Part) => number }>

const front: Projection = {
  flat: ([x, y]) => [x, y],
  depth: (part) => Math.max(...cornersOf(part).map((corner) => corner[2])),
}
const side: Projection = {
  flat: ([, y, z]) => [-z, y],
  depth: (part) => Math.max(...cornersOf(part).map((corner) => corner[0])),
}

type Placing = Readonly<{ scale: number; x: number; y: number }>

/** An SVG 1340 pixels square. */
export function dimensionsDrawing(parts: readonly Part[], measures: Measures): string {
  const all = boundsOf(parts)
  const frame = boundsOf(measuredParts(parts))
  const gap = 150
  const scale = Math.min(
    (size - 2 * 130 - gap) / (extent(all.x) + extent(all.z)),
    (size - 420) / extent(all.y),
  )
  const width = (extent(all.x) + extent(all.z)) * scale + gap
  const left = (size - width) / 2 - 10
  const base = size / 2 + (extent(all.y) * scale) / 2 - 40
  const frontAt: Placing = { scale, x: left - all.x[0] * scale, y: base }
  const sideAt: Placing = { scale, x: left + extent(all.x) * scale + gap + all.z[1] * scale, y: base }
  const across = (span: Span, at: Placing, flip = 1): Span =>
    flip > 0
      ? [at.x + span[0] * scale, at.x + span[1] * scale]
      : [at.x - span[1] * scale, at.x - span[0] * scale]
  const heightAt: Span = [base - frame.y[1] * scale, base]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
<rect width="100%" height="100%" fill="#fff"/>
<line x1="60" x2="${size - 60}" y1="${base}" y2="${base}" stroke="${light}" stroke-width="1.5"/>
${outline(parts, front, frontAt)}
${outline(parts, side, sideAt)}
${horizontal(across(frame.x, frontAt), base + 62, measures.length)}
${horizontal(across(frame.z, sideAt, -1), base + 62, measures.width)}
${vertical(heightAt, left + extent(all.x) * scale + gap * 0.5, measures.height)}
${clearance(parts, frontAt, base)}
</svg>`
}

/** Parts from back to front, each hiding what is behind it. */
function outline(parts: readonly Part[], projection: Projection, at: Placing): string {
  return parts
    .toSorted((a, b) => projection.depth(a) - projection.depth(b))
    .map((part) => {
      const points = silhouette(part, projection)
      const isSoft = part.shape === 'mattress' || part.shape === 'duvet' || part.shape === 'pillow'
      const path = points
        .map(([x, y]) => `${(at.x + x * at.scale).toFixed(1)},${(at.y - y * at.scale).toFixed(1)}`)
        .join(' ')
      return `<polygon points="${path}" fill="${isSoft ? '#f4f2ee' : '#fff'}" stroke="${isSoft ? light : ink}" stroke-width="${isSoft ? 1.4 : 2}" stroke-linejoin="round"/>`
    })
    .join('\n')
}

/** A plate seen from its flat side keeps its cut; everything else is convex. */
function silhouette(part: Part, projection: Projection): Flat[] {
  const cut = (part.outline ?? []).map(([x, y]) => projection.flat(toWorld(part, [x, y, 0])))
  return Math.abs(area(cut)) > 1 ? cut : hull(cornersOf(part).map(projection.flat))
}

const area = (points: readonly Flat[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0]
    return sum + (x * ny - nx * y) / 2
  }, 0)

/** The convex outline of points (monotone chain). */
function hull(points: readonly Flat[]): Flat[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (line: readonly Flat[]): Flat[] => {
    const kept: Flat[] = []
    for (const point of line) {
      while (kept.length > 1 && turn(kept.at(-2) as Flat, kept.at(-1) as Flat, point) <= 1e-9) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const turn = (a: Flat, b: Flat, c: Flat): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** `80 in` over `203 cm`. */
function label(x: number, y: number, inches: number): string {
  const rounded = Math.round(inches * 10) / 10
  const text = (value: string, dy: number, style: string) =>
    `<text x="${x}" y="${y + dy}" text-anchor="middle" font-family="DejaVu Sans, Arial, sans-serif" ${style}>${value}</text>`
  return (
    `<rect x="${x - 58}" y="${y - 30}" width="116" height="62" fill="#fff"/>` +
    text(`${rounded} in`, -2, `font-size="29" font-weight="bold" fill="${ink}"`) +
    text(`${Math.round(inches * 2.54)} cm`, 26, `font-size="22" fill="${light}"`)
  )
}

const stroke = `stroke="${ink}" stroke-width="2"`

function horizontal([from, to]: Span, y: number, inches: number): string {
  const tick = (x: number) =>
    `<line x1="${x}" x2="${x}" y1="${y - 50}" y2="${y + 10}" stroke="${light}" stroke-width="1.2"/>`
  const arrow = (x: number, way: 1 | -1) => `<path d="M${x} ${y} l${13 * way} -5 v10 z" fill="${ink}"/>`
  const isTight = to - from < 150
  return `${tick(from)}${tick(to)}<line x1="${from}" x2="${to}" y1="${y}" y2="${y}" ${stroke}/>${arrow(from, 1)}${arrow(to, -1)}${label((from + to) / 2, isTight ? y + 46 : y, inches)}`
}

function vertical([from, to]: Span, x: number, inches: number): string {
  const tick = (y: number) =>
    `<line x1="${x - 26}" x2="${x + 26}" y1="${y}" y2="${y}" stroke="${light}" stroke-width="1.2"/>`
  const arrow = (y: number, way: 1 | -1) => `<path d="M${x} ${y} l-5 ${13 * way} h10 z" fill="${ink}"/>`
  const isTight = to - from < 110
  return `${tick(from)}${tick(to)}<line x1="${x}" x2="${x}" y1="${from}" y2="${to}" ${stroke}/>${arrow(from, 1)}${arrow(to, -1)}${label(x, isTight ? from - 44 : (from + to) / 2, inches)}`
}

/** The free height under a raised bed, drawn inside the front view. */
function clearance(parts: readonly Part[], at: Placing, base: number): string {
  const rails = parts.filter((part) => part.role === 'rail' && part.size[0] > 40 && part.size[1] > 5)
  const raised = rails.filter((part) => part.position[1] > 26)
  if (raised.length === 0) return ''
  const top = Math.min(...raised.map((part) => part.position[1] - part.size[1] / 2))
  const below = parts.filter((part) => part.role === 'mattress' && part.position[1] < top)
  const from = below.length > 0 ? Math.max(...below.map((part) => part.position[1] + part.size[1] / 2)) : 0
  const x = at.x + (raised[0]?.position[0] ?? 0) * at.scale - 40
  return vertical([base - top * at.scale, base - from * at.scale], x, top - from)
}

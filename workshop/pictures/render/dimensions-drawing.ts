/** Line drawings with measures: from the front, and from the side or above; inches and centimetres, no words. */
import { boundsOf, cornersOf, measuredParts, toWorld } from '@loftwood/furniture/bounds'
import type { Measures } from '@loftwood/furniture/furniture-model'
import type { Part, Span, Vec3 } from '@loftwood/furniture/part'
import { childHeight, type Frame, layOut, type Layout, type Placing, wholeSheet } from './drawing-layout.ts'
import { horizontal, ink, label, light, vertical } from './measure-lines.ts'

/** The child's middle at `x` inches of the view; the outline is drawn 100 tall. */
function childSilhouette(x: number, { scale, x: left, y }: Placing): string {
  const unit = (childHeight * scale) / 100
  const middle = left + x * scale
  return `<g transform="translate(${middle} ${y}) scale(${unit} ${-unit})" fill="#d9cdbb" stroke="#d9cdbb" stroke-linecap="round" stroke-linejoin="round" stroke-width="1">
<ellipse cx="0" cy="91" rx="7.4" ry="8.4"/><path d="M-2.6 80 H2.6 V85 H-2.6 Z M-10.6 78.6 Q-5 81.6 0 81.6 Q5 81.6 10.6 78.6 L8.8 46 H-8.8 Z"/>
<path d="M-11 76.5 Q-14.6 62 -13 45.5 M11 76.5 Q14.6 62 13 45.5" fill="none" stroke-width="4.6"/>
<path d="M-8.8 48 L-8 28 L-7.2 3 H-3.4 L-1.6 28 L0 42 L1.6 28 L3.4 3 H7.2 L8 28 L8.8 48 Z"/>
<path d="M-5 1.9 H-8.6 M5 1.9 H8.6" fill="none" stroke-width="3.6"/></g>${label([middle, y + 60], childHeight)}`
}

type Flat = readonly [x: number, y: number]
/** A view flattens the furniture: right and up in inches, and depth towards the viewer. */
type Projection = Readonly<{ flat: (corner: Vec3) => Flat; depth: (part: Part) => number }>

const nearest = (axis: 0 | 1 | 2) => (part: Part) =>
  Math.max(...cornersOf(part).map((corner) => corner[axis]))

const front: Projection = { flat: ([x, y]) => [x, y], depth: nearest(2) }
const side: Projection = { flat: ([, y, z]) => [-z, y], depth: nearest(0) }
const above: Projection = { flat: ([x, , z]) => [x, -z], depth: nearest(1) }

/** An SVG 1340 pixels square. */
export const dimensionsDrawing = (parts: readonly Part[], measures: Measures): string =>
  onSheet(measuredViews({ parts, measures, frame: wholeSheet, layout: layOut(parts, wholeSheet) }))

/** Lines on white paper. */
export const onSheet = (inside: string): string => {
  const { width, height } = wholeSheet
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="100%" height="100%" fill="#fff"/>
${inside}
</svg>`
}

type Drawn = Readonly<{ parts: readonly Part[]; measures: Measures; frame: Frame; layout: Layout }>

/** A piece from both sides, with its measures. */
export function measuredViews({ parts, measures, frame, layout }: Drawn): string {
  const { all, isFlat, hasChild } = layout
  return `${ground(layout, frame)}
${hasChild ? childSilhouette(all.x[0] - 13, layout.front) : ''}
${outline(parts, front, layout.front)}
${outline(parts, isFlat ? above : side, layout.second)}
${measureLines(parts, measures, layout)}
${clearance(parts, layout.front, layout.front.y)}`
}

function ground({ front: first, second, isFlat }: Layout, { width }: Frame): string {
  const line = (y: number) =>
    `<line x1="50" x2="${width - 50}" y1="${y}" y2="${y}" stroke="${light}" stroke-width="1.5"/>`
  return line(first.y) + (isFlat || second.y === first.y ? '' : line(second.y))
}

/** Length below the front view, height and width beside and below. */
function measureLines(parts: readonly Part[], measures: Measures, layout: Layout): string {
  const { front: first, second, isFlat, all } = layout
  const frame = boundsOf(measuredParts(parts))
  const right = (at: Placing) => at.x + all.x[1] * at.scale + 108
  const spanX: Span = [first.x + frame.x[0] * first.scale, first.x + frame.x[1] * first.scale]
  const spanY: Span = [first.y - frame.y[1] * first.scale, first.y - frame.y[0] * first.scale]
  const widthLine = isFlat
    ? vertical(
        [second.y + frame.z[0] * second.scale, second.y + frame.z[1] * second.scale],
        right(second),
        measures.width,
      )
    : horizontal(
        [second.x - frame.z[1] * second.scale, second.x - frame.z[0] * second.scale],
        second.y + 60,
        measures.width,
      )
  return `${horizontal(spanX, first.y + 60, measures.length)}${vertical(spanY, right(first), measures.height)}${widthLine}`
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

/** A plate seen from its flat side shows its cut-outs; everything else is drawn as its convex hull. */
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
    const chain: Flat[] = []
    for (const point of line) {
      while (chain.length > 1 && turn(chain.at(-2) as Flat, chain.at(-1) as Flat, point) <= 1e-9) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const turn = (a: Flat, b: Flat, c: Flat): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** What the tables count with: every mattress of the shop that is made for a child is as thick, or thicker. */
const mattressBelow = 6

/** The free height under a raised bed, whole inches: from the floor, or from a mattress on the bed below it. */
export function headroom(parts: readonly Part[]) {
  const rails = parts.filter((part) => part.role === 'rail' && part.size[0] > 40 && part.size[1] > 5)
  const raised = rails.filter((part) => part.position[1] > 26)
  if (raised.length === 0) return undefined
  const top = Math.min(...raised.map((part) => part.position[1] - part.size[1] / 2))
  const below = parts.filter((part) => part.role === 'mattress' && part.position[1] < top)
  const deck = Math.max(...below.map((part) => part.position[1] - part.size[1] / 2))
  const from = below.length > 0 ? deck + mattressBelow : 0
  return { x: raised[0]?.position[0] ?? 0, from, top, inches: Math.round(top - from) }
}

/** Drawn inside the front view. */
function clearance(parts: readonly Part[], at: Placing, base: number): string {
  const room = headroom(parts)
  if (!room) return ''
  const x = at.x + room.x * at.scale - 40
  return vertical([base - room.top * at.scale, base - room.from * at.scale], x, room.inches)
}

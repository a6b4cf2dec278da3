/**
 * A growth chart on the wall of a room scene: the viewer sees how tall things are, in feet and
 * centimetres. Its marks are printed over the picture where the camera sees the wall, so that they are sharp.
 */
import type { Zone } from '@loftwood/furniture/part'
import type { TracedScene } from './traced/traced-scene.ts'
import { type Flat, lyingOn, tracedWall, type Wall } from './wall-view.ts'

/** Inches: the board, and how far up it hangs beside low and tall furniture. */
const width = 6.8
const bottom = 19
const top = { low: 50.5, tall: 76 }
const lowFurniture = 50

/** Where the board hangs on the back wall, `gap` inches beside the furniture. */
export const chartBeside = (furniture: Zone, gap: number): Pick<Zone, 'x' | 'y'> => ({
  x: [furniture.x[0] - gap - width, furniture.x[0] - gap],
  y: [bottom, furniture.y[1] < lowFurniture ? top.low : top.tall],
})

const ink = '#5a4632'

/**
 * The marks as an SVG of the picture's size: the board is part of the scene.
 * @param isMirrored for a picture turned left for right: the figures stay readable
 */
export function chartMarks(scene: TracedScene, isMirrored: boolean): string {
  const { wall, end } = boardOn(scene, tracedWall(scene), isMirrored)
  return sheet(scene, marks(wall, end))
}

const sheet = ({ width: w, height: h }: Sized, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">
${content}</svg>`

function marks(wall: Wall, end: number): string {
  const inches = range(bottom + 1, end - 0.5).map((v) => tick(wall, { v, from: 0, size: inchTick(v) }))
  const tens = range(50, end * 2.54 - 1, 5).map((cm) =>
    tick(wall, { v: cm / 2.54, from: width, size: cm % 10 === 0 ? -0.9 : -0.5 }),
  )
  const feet = range(2, end / 12).map((ft) => figure(wall, { text: `${ft}′`, u: 2.6, v: ft * 12, size: 2.4 }))
  const metric = range(60, end * 2.54 - 4, 20).map((cm) =>
    figure(wall, { text: String(cm), u: width - 2.2, v: cm / 2.54, size: 1.2 }),
  )
  return `<g stroke="${ink}" stroke-width="1.3" stroke-linecap="round">${[...inches, ...tens].join('')}</g>
<g fill="${ink}" font-family="DejaVu Sans, Arial, sans-serif">${[...feet, ...metric].join('')}</g>`
}

type Sized = Readonly<{ width: number; height: number }>

/** The board's own inches: from its left edge, and above the floor. */
function boardOn(
  { props, width: w }: TracedScene,
  onWall: Wall,
  isMirrored: boolean,
): Readonly<{ wall: Wall; end: number }> {
  const board = props.find(({ kind }) => kind === 'board')
  if (!board) throw new Error('no growth chart hangs in this room')
  const { at, wide, tall } = board
  const half = Number(wide) / 2
  return {
    end: at[1] + Number(tall),
    wall: (u, v) => {
      const [px, py] = onWall(isMirrored ? at[0] + half - u : at[0] - half + u, v)
      return [isMirrored ? w - px : px, py]
    },
  }
}

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)

const path = (points: readonly Flat[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

const inchTick = (v: number): number => (v % 12 === 0 ? 1.2 : v % 6 === 0 ? 1.1 : 0.6)

function tick(wall: Wall, { v, from, size }: Readonly<{ v: number; from: number; size: number }>): string {
  return `<path d="${path([wall(from, v), wall(from + size, v)])}"/>`
}

function figure(
  wall: Wall,
  { text, u, v, size }: Readonly<{ text: string; u: number; v: number; size: number }>,
): string {
  return `<text transform="${lyingOn(wall, [u, v - size * 0.36])}" font-size="${size}" text-anchor="middle">${text}</text>`
}

/** The scenes of showrooms: a few pieces along a wall, the shop's name above them. */
import { withBareMattresses } from '@loftwood/furniture/bare-mattresses'
import { boundsOf } from '@loftwood/furniture/bounds'
import { buildFurniture } from '@loftwood/furniture/build-furniture'
import { textilesOf } from '@loftwood/furniture/color-schemes'
import { finishOf } from '@loftwood/furniture/finish'
import { inARow } from '@loftwood/furniture/in-a-row'
import { extent, middle } from '@loftwood/furniture/make-part'
import type { MaterialName, Part, Zone } from '@loftwood/furniture/part'
import { type Showroom, showrooms, showroomSize } from '../showrooms.ts'
import type { Subject } from '../subjects.ts'
import { lyingOn, tracedWall } from '../wall-view.ts'
import { levelCamera } from './level-camera.ts'
import { clay, cream } from './palette.ts'
import type { TracedPicture } from './traced-pictures.ts'
import type { TracedScene } from './traced-scene.ts'

/** Inches: a shop has higher ceilings than a house, and more room between its pieces. */
const ceiling = 118
const gap = 16
const sign = { above: 7, size: 15, ink: '#4a3626' }

/** Light paths per pixel. */
const samples = 5

export const showroomPictures = (): TracedPicture[] =>
  Object.entries(showrooms).map(([code, showroom]) => {
    const traced = showroomScene(code, showroom)
    const make = { traced, overlay: signOn(traced) }
    return { name: 'showrooms', file: `showrooms/${code}.webp`, ...showroomSize, make }
  })

function showroomScene(code: string, showroom: Showroom): TracedScene {
  const [first] = showroom.pieces
  const main = first?.options?.finish
  const second = showroom.pieces.map(({ options }) => options?.finish).find((finish) => finish !== main)
  const parts = inARow(
    showroom.pieces.map((subject) => partsOf(subject, subject.options?.finish === main)),
    gap,
  )
  const { x, y, z } = boundsOf(parts)
  const camera = levelCamera(
    [
      { x: [x[0] - 20, x[1] + 12], y: [0, y[1] + sign.above + sign.size + 3], z: [z[0], z[0]] },
      { x, y: [0, 0], z: [z[1] + 5, z[1] + 5] },
    ],
    { azimuth: -16, eye: 54, fov: 27, fill: 0.99 },
    showroomSize.width / showroomSize.height,
  )
  return {
    parts,
    finish: { ...finishOf(main), accent: finishOf(second ?? main).wood },
    textiles: textilesOf(`showroom ${code}`, undefined, false),
    room: {
      wall: showroom.wall,
      floor: 'oak',
      ceiling: showroom.ceiling ?? ceiling,
      left: x[0] - 130,
      right: x[1] + 60,
      back: z[0] - 1.2,
      front: camera.from[2] + 30,
      window: { near: 18, far: 130, sill: 18, top: 100 },
    },
    light: { window: 560, fill: 1.7 },
    throws: ['#e8dfcb', null, clay],
    props: [
      { kind: 'rug', at: [middle(x), 0, z[1] + 6], size: [extent(x) * 0.55, 60], color: cream },
      { kind: 'fig', at: [x[0] - 17, 0, z[0] + 15], tall: 58 },
      { kind: 'fig', at: [x[1] + 18, 0, z[0] + 15], tall: 50 },
      ...onTops(parts),
    ],
    camera,
    ...showroomSize,
    samples,
  }
}

/** Inches: nothing is put on what is higher. */
const highestTop = 40

/** Books lie on chests, desks and nightstands. */
const onTops = (parts: readonly Part[]): TracedScene['props'] =>
  parts
    .filter(({ role }) => role === 'case_top' || role === 'desk_top')
    .map((part) => boundsOf([part]))
    .filter(({ y }: Zone) => y[1] < highestTop)
    .map(({ x, y, z }, i) => ({
      kind: 'stack',
      at: [middle(x), y[1], middle(z)],
      seed: i + 4,
      count: 3,
      scale: 0.8,
    }))

/** The second finish is the accent of the first. */
function partsOf({ model, measures, options, isBare }: Subject, isMain: boolean): Part[] {
  const wood: MaterialName = isMain ? 'wood' : 'accent_wood'
  const parts = buildFurniture(model, measures, options).map((part) =>
    part.material === 'wood' || part.material === 'accent_wood' ? { ...part, material: wood } : part,
  )
  return isBare ? withBareMattresses(parts) : parts
}

/** The shop's name on the wall over the furniture. */
function signOn(scene: TracedScene): string {
  const { x, y } = boundsOf(scene.parts)
  const at = lyingOn(tracedWall(scene), [middle(x), y[1] + sign.above])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${scene.width}" height="${scene.height}">
<text transform="${at}" font-family="DejaVu Serif, Georgia, serif" font-size="${sign.size}" text-anchor="middle" fill="${sign.ink}">Loft<tspan font-style="italic" opacity="0.75">wood</tspan></text></svg>`
}

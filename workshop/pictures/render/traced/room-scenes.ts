/** The scenes of beds in rooms: a bed of the catalog in the room that suits it. */
import { fitCamera } from '@loftwood/furniture/shapes/camera'
import { boundsOf } from '@loftwood/furniture/bounds'
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import { pick } from '@loftwood/furniture/color-schemes'
import { extent, fill, middle } from '@loftwood/furniture/make-part'
import type { Part, Span, Vec3, Zone } from '@loftwood/furniture/part'
import { chartBeside } from '../growth-chart.ts'
import { onShelves, type Places, roomFor, rooms, type RoomStyle } from './rooms.ts'
import { centreOf } from './tile-scenes.ts'
import type { Prop, TracedCamera, TracedRoom, TracedScene } from './traced-scene.ts'

type Pictured = Pick<TracedScene, 'parts' | 'finish' | 'textiles' | 'width' | 'height'>

/** Light paths per pixel; more look the same after the denoiser. */
const samples = 4

export function roomScene({ sku, model }: CatalogProduct, pictured: Pictured): TracedScene {
  const furniture = boundsOf(pictured.parts)
  const style: RoomStyle = rooms[roomFor(sku, model, furniture.y[1])]
  const duvet = style.duvets[pick(`${sku} cover`, style.duvets.length)] ?? pictured.textiles.duvet
  const camera = cameraOf(pictured.parts, pictured.width / pictured.height)
  const places = placesOf(pictured.parts, furniture, model.kind === 'loft')
  return {
    ...pictured,
    textiles: { ...pictured.textiles, duvet, pattern: style.pattern },
    room: roomOf(style, furniture, camera),
    light: style.light,
    throws: style.throws,
    props: [
      ...rugOf(style, places.frame),
      boardBeside(furniture),
      ...onShelves(places),
      ...style.props(places),
    ],
    camera,
    samples,
  }
}

/** The growth chart without its marks, which are printed on the picture. */
function boardBeside(furniture: Zone): Prop {
  const { x, y } = chartBeside(furniture)
  return { kind: 'board', at: [middle(x), y[0], 0], wide: extent(x), tall: extent(y) }
}

const rugOf = ({ rug: color }: RoomStyle, { x, z }: Zone): Prop[] => [
  { kind: 'rug', at: [middle(x) - 6, 0, z[1] + 14], size: [extent(x) * 0.9, 54], color },
]

/** Inches of air above whoever lies in the upper bed. */
const above = 30
const usualCeiling = 96

function roomOf(style: RoomStyle, { x, y, z }: Zone, { from }: TracedCamera): TracedRoom {
  const { wall, floor, curtain, cladding, dado, knee } = style
  return {
    wall,
    floor,
    ...(curtain ? { curtain } : {}),
    ...(cladding ? { cladding } : {}),
    ...(dado ? { dado } : {}),
    ...(knee ? { knee } : {}),
    ceiling: Math.max(usualCeiling, y[1] + above),
    left: x[0] - 110,
    right: x[1] + 36,
    back: z[0] - 1.2,
    front: from[2] + 30,
    window: { near: 18, far: 112, sill: 26, top: 88 },
  }
}

const zoneOf = (parts: readonly Part[]): Zone | undefined => (parts.length > 0 ? boundsOf(parts) : undefined)

function placesOf(parts: readonly Part[], furniture: Zone, isLoft: boolean): Places {
  const frame = zoneOf(parts.filter(({ role }) => role === 'post')) ?? furniture
  const desk = zoneOf(parts.filter(({ role }) => role === 'desk_top'))
  const isFree = isLoft && !desk && !parts.some(({ role }) => role === 'drawer' || role === 'shelf')
  const boards = parts
    .filter(({ role }) => role === 'shelf' || role === 'case_top')
    .map((part) => boundsOf([part]))
  const inside = (span: Span): Span => [span[0] + 5, span[1] - 5]
  return {
    furniture,
    frame,
    shelves: boards.filter((board) => hasBooksAbove(board, boards)),
    ...(desk ? { desk } : {}),
    ...(isFree ? { below: { x: inside(frame.x), y: [0, 24], z: inside(frame.z) } } : {}),
  }
}

/** Inches that books need. */
const bookshelf = { least: 11.5, wide: 15, deep: 8 }

/** Whether books fit between a board of a bookcase and the one above it. */
function hasBooksAbove({ x, y, z }: Zone, boards: readonly Zone[]): boolean {
  const next = boards.filter((other) => other.y[0] > y[1] && Math.abs(middle(other.x) - middle(x)) < 6)
  const free = Math.min(...next.map((other) => other.y[0] - y[1]))
  return next.length > 0 && free > bookshelf.least && extent(x) > bookshelf.wide && extent(z) > bookshelf.deep
}

/** All of the furniture, what stands at its left, and the floor before it. */
function cameraOf(parts: readonly Part[], aspect: number): TracedCamera {
  const { x, y, z } = boundsOf(parts)
  const shown: readonly Part[] = [
    ...parts,
    fill('panel', { x: [x[0] - 16, x[1] + 14], y: [-4, Math.max(y[1] + 6, 76)], z: [z[0], z[0] + 1] }),
  ]
  const seen = fitCamera(shown, { azimuth: -19, elevation: 4, fov: 32, fill: 0.9 }, aspect)
  const from: Vec3 = [seen.position.x, seen.position.y, seen.position.z]
  return { from, at: centreOf(seen), lens: 18 / (Math.tan((32 / 2) * (Math.PI / 180)) * aspect) }
}

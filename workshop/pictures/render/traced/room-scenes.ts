/** The scenes of beds in rooms: a bed of the catalog in the room that suits it. */
import { fitCamera } from '@loftwood/furniture/shapes/camera'
import { boundsOf } from '@loftwood/furniture/bounds'
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import { pick, textilesOf } from '@loftwood/furniture/color-schemes'
import { isTextile } from '@loftwood/furniture/furniture-options'
import { extent, fill, middle } from '@loftwood/furniture/make-part'
import type { Part, Span, Vec3, Zone } from '@loftwood/furniture/part'
import { chartBeside } from '../growth-chart.ts'
import { isFolded, isThin } from '../settings.ts'
import { roomFor, roomForSet } from './room-choice.ts'
import { closerCamera, type Shown } from './closer-camera.ts'
import { inCompartments, onShelves, onTops, type Places, rooms, type RoomStyle } from './rooms.ts'
import { centreOf } from './tile-scenes.ts'
import type { Prop, Stitches, TracedCamera, TracedRoom, TracedScene } from './traced-scene.ts'

type Pictured = Pick<TracedScene, 'parts' | 'finish' | 'textiles' | 'width' | 'height'>

const beds: ReadonlySet<Shown> = new Set(['bunk', 'loft', 'bed'])
/** What is hooked on a loft is shown with it, and the floor below that is free. */
const raised: ReadonlySet<Shown> = new Set(['loft', 'slide', 'ladder', 'set'])
/** What takes up the floor under a loft, when it begins below this height, inches. */
const fillers: ReadonlySet<Part['role']> = new Set(['drawer', 'shelf', 'mattress'])
const fillersBelow = 20
/** Inches: a drawer that begins less below a desk's top leaves room for knees. */
const shallow = 8
/** What is sold reaches down to the floor along the whole front. */
const lowFronts: ReadonlySet<Shown> = new Set(['trundle', 'tent'])
/** Inches: a bear would hide a drawer or trundle whose knob is lower. */
const lowKnob = 14
/** Covers that are sold stitched. */
const stitched: Readonly<Record<string, Stitches>> = { 'BED-QLT': 'channels', 'BED-DUV': 'squares' }

/** Light paths per pixel; more look the same after the denoiser, for which smaller pieces need fewer. */
const samples = { beds: 4, others: 2 }

export function roomScene(product: CatalogProduct, pictured: Pictured): TracedScene {
  const { sku, model } = product
  const furniture = boundsOf(pictured.parts)
  const isSet = product.type === 'grouped'
  const style: RoomStyle =
    rooms[isSet ? roomForSet(sku, pictured.parts) : roomFor(sku, model, furniture.y[1])]
  const aspect = pictured.width / pictured.height
  const kind = isSet ? 'set' : model.kind
  const isBed = beds.has(kind)
  const camera = isBed ? cameraOf(pictured.parts, aspect) : closerCamera(kind, pictured.parts, aspect)
  const places = placesOf(pictured.parts, furniture, kind)
  const { textiles, throws } = dressed(product, pictured.textiles, style)
  return {
    ...pictured,
    textiles,
    room: roomOf(style, furniture, camera),
    light: style.light,
    throws,
    props: [
      ...rugOf(style, places.frame),
      boardBeside(furniture, kind),
      ...onShelves(places),
      ...(isBed ? [] : [...inCompartments(places), ...onTops(places, style.throws[0] ?? style.rug)]),
      ...style.props(places),
    ],
    camera,
    samples: isBed ? samples.beds : samples.others,
  }
}

/** Under a blanket that is sold. */
const plainCover = '#ece6da'

/** Covers in the room's colours; bedding and mattresses wear their own, and a blanket lies over the foot. */
function dressed(
  { sku, model, dimensions }: CatalogProduct,
  own: TracedScene['textiles'],
  { duvets, pattern, throws }: RoomStyle,
): Pick<TracedScene, 'textiles' | 'throws'> {
  const usual = textilesOf(sku, model.fabricColor, false)
  const duvet = duvets[pick(`${sku} cover`, duvets.length)] ?? own.duvet
  if (!isTextile(model.kind)) return { textiles: { ...own, duvet, pattern }, throws }
  if (model.kind === 'pillow' || model.kind === 'tent')
    return { textiles: { ...usual, duvet, pattern }, throws }
  return isFolded(dimensions) && !isThin(dimensions)
    ? { textiles: { ...usual, duvet: plainCover, pattern: 'plain' }, throws: [usual.fabric] }
    : { textiles: { ...own, pattern: stitched[sku] ?? own.pattern }, throws: [] }
}

/** Inches between the growth chart and the furniture; the camera of a pillow would see it behind the headboard. */
const usualGap = 1.4
const chartGap: Partial<Record<Shown, number>> = { pillow: 7 }

/** The growth chart without its marks, which are printed on the picture. */
function boardBeside(furniture: Zone, kind: Shown): Prop {
  const { x, y } = chartBeside(furniture, chartGap[kind] ?? usualGap)
  return { kind: 'board', at: [middle(x), y[0], 0], wide: extent(x), tall: extent(y) }
}

const rugOf = ({ rug: color }: RoomStyle, { x, z }: Zone): Prop[] => [
  { kind: 'rug', at: [middle(x) - 6, 0, z[1] + 14], size: [Math.max(extent(x) * 0.9, 58), 54], color },
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

function placesOf(parts: readonly Part[], furniture: Zone, kind: Shown): Places {
  const posts = parts.filter(({ role }) => role === 'post')
  // What is rolled out lies before the bed.
  const frame = (kind === 'trundle' ? undefined : zoneOf(posts)) ?? furniture
  const desk = zoneOf(parts.filter(({ role }) => role === 'desk_top'))
  const drawers = parts.filter(({ role }) => role === 'drawer').map((part) => boundsOf([part]))
  const isFree = posts.length > 0 && raised.has(kind) && !desk && !parts.some((part) => isBelow(part, frame))
  const boards = parts
    .filter(({ role }) => role === 'shelf' || role === 'case_top')
    .map((part) => boundsOf([part]))
    .filter((board) => kind !== 'bookcase' || !drawers.some(({ y }) => Math.abs(y[0] - board.y[1]) < 2))
  const inside = (span: Span): Span => [span[0] + 5, span[1] - 5]
  return {
    furniture,
    frame,
    isLowFront: lowFronts.has(kind) || parts.some((part) => isLowKnob(part, frame)),
    shelves: boards.filter((board) => bookRoom(board, boards) > bookshelf.least),
    compartments: boards
      .map((board) => ({ ...board, y: [board.y[1], board.y[1] + bookRoom(board, boards)] as const }))
      .filter(({ y }) => extent(y) > bookshelf.low && extent(y) <= bookshelf.least),
    tops: parts
      .filter(({ role }) => role === 'case_top')
      .map((part) => boundsOf([part]))
      .filter(({ y }) => y[1] < highestTop),
    ...(desk ? { desk: { ...desk, x: kneesAt(desk, drawers), headroom: headroomOver(desk, parts) } } : {}),
    ...(isFree ? { below: { x: inside(frame.x), y: [0, 24], z: inside(frame.z) } } : {}),
  }
}

const within = (span: Span, whole: Span): boolean => span[0] >= whole[0] && span[1] <= whole[1]

/** Drawers of stairs do not count: they are beside the bed. */
function isLowKnob(part: Part, frame: Zone): boolean {
  const { x, y } = boundsOf([part])
  return part.role === 'knob' && y[0] < lowKnob && within(x, frame.x)
}

/** Drawers, shelves or a bed on the floor under a loft. */
function isBelow(part: Part, frame: Zone): boolean {
  const { x, y } = boundsOf([part])
  return fillers.has(part.role) && y[0] < fillersBelow && within(x, frame.x)
}

/** From a desk's top to what is above it. */
function headroomOver({ x, y }: Zone, parts: readonly Part[]): number {
  const above = parts
    .map((part) => boundsOf([part]))
    .filter((other) => other.y[0] > y[1] && other.x[0] < x[1] && other.x[1] > x[0])
  return Math.min(...above.map((other) => other.y[0])) - y[1]
}

/** The part of a desk's width that has no drawers below it. */
function kneesAt({ x, y, z }: Zone, drawers: readonly Zone[]): Span {
  const below = drawers.filter(
    (drawer) =>
      drawer.x[0] > x[0] && drawer.x[1] <= x[1] && drawer.y[0] < y[0] - shallow && drawer.z[1] <= z[1],
  )
  return [x[0], Math.min(x[1], ...below.map((drawer) => drawer.x[0]))]
}

/** Inches: nobody puts a lamp on what is higher. */
const highestTop = 40

/** Inches that books need. */
const bookshelf = { least: 11.5, low: 7, wide: 15, deep: 8 }

/** Inches between a board of a bookcase and the one above it; none where books would not stand. */
function bookRoom({ x, y, z }: Zone, boards: readonly Zone[]): number {
  const next = boards.filter((other) => other.y[0] > y[1] && Math.abs(middle(other.x) - middle(x)) < 6)
  const isRoomy = next.length > 0 && extent(x) > bookshelf.wide && extent(z) > bookshelf.deep
  return isRoomy ? Math.min(...next.map((other) => other.y[0] - y[1])) : 0
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

/** The rooms of the category tiles: what stands around the piece of furniture, in which colours. */
import { along, extent, middle } from '@loftwood/furniture/make-part'
import type { Vec3, Zone } from '@loftwood/furniture/part'
import { clay, cream, hills, sand, sea, slate } from './palette.ts'
import type { Prop, TracedRoom, TracedScene } from './traced-scene.ts'

export type Tile = Readonly<{
  wall: string
  floor: TracedRoom['floor']
  /** The covers of its beds; a textile keeps its own colour. */
  duvet?: string
  throws?: TracedScene['throws']
  rug?: string
  /** What stands around it, by the bounds of the furniture. */
  props: (furniture: Zone) => readonly Prop[]
}>

/** Inches: only a slide is deeper, and it takes the left half; a bed with its ladder is not. */
const deepest = 85

/** Before the furniture, or beside its slide. */
const before = ({ x, z }: Zone, share: number, out: number): Vec3 =>
  extent(z) > deepest
    ? [along(x, 0.4 + share * 0.45), 0.6, z[0] + 40 + out]
    : [along(x, share), 0.6, z[1] + out]

const fig = ({ x, z }: Zone, tall = 54): Prop => ({ kind: 'fig', at: [x[0] - 16, 0, z[0] + 14], tall })
const figAtRight = ({ x, z }: Zone, tall = 50): Prop => ({ kind: 'fig', at: [x[1] + 15, 0, z[0] + 14], tall })
const bear = (at: Zone, share: number): Prop => ({
  kind: 'bear',
  at: before(at, share, 12),
  tall: 14,
  turn: -0.35,
})
const stack = (at: Zone, share: number): Prop => ({
  kind: 'stack',
  at: before(at, share, 15),
  seed: 4,
})
const blocks = (at: Zone, share: number): Prop => ({
  kind: 'blocks',
  at: before(at, share, 16),
  size: 2.6,
})
const prints = ({ x }: Zone, share: number, colors: readonly (readonly string[])[]): Prop[] =>
  colors.map((each, i) => ({
    kind: 'picture',
    at: [along(x, share) + i * 20, 58, 0],
    size: [16, 21],
    colors: each,
    seed: i * 2 + 1,
  }))
const onTop = ({ x, y, z }: Zone, share: number): Vec3 => [along(x, share), y[1], middle(z)]

/** The tiles that the home page shows. */
const homeTiles: Readonly<Record<string, Tile>> = {
  'bunk-beds': {
    wall: '#cfd3c6',
    floor: 'oak',
    duvet: '#e9e2d3',
    throws: [slate, sand],
    rug: cream,
    props: (at) => [fig(at), bear(at, 0.35), stack(at, 0.58)],
  },
  'loft-beds': {
    wall: '#d8d2c4',
    floor: 'pale',
    duvet: '#a5b8a0',
    rug: '#d3c3a6',
    props: (at) => [
      fig(at, 50),
      bear(at, 0.45),
      blocks(at, 0.62),
      { kind: 'stack', at: [along(at.x, 0.3), 0.6, 0] },
    ],
  },
  beds: {
    wall: '#c9b8a8',
    floor: 'brown',
    duvet: '#f1ece1',
    throws: [clay],
    rug: cream,
    props: (at) => [figAtRight(at), ...prints(at, 0.3, [hills, sea]), stack(at, 0.6)],
  },
  'trundles-storage': {
    wall: '#b9c5cb',
    floor: 'oak',
    duvet: '#e0c283',
    props: (at) => [fig(at), ...prints(at, 0.45, [sea, hills]), bear(at, 0.05)],
  },
  'stairs-slides': {
    wall: '#dcd6c8',
    floor: 'oak',
    duvet: '#93adae',
    rug: '#d7c8ae',
    props: (at) => [fig(at, 46), bear(at, 0.2), blocks(at, 0.4)],
  },
  'desks-dressers': {
    wall: '#bfc7b6',
    floor: 'pale',
    props: (at) => [
      figAtRight(at, 52),
      ...prints(at, 0.12, [hills, sea]),
      { kind: 'books', at: onTop(at, 0.55), count: 8, seed: 3 },
      { kind: 'grass', at: onTop(at, 0.14), tall: 11 },
      { kind: 'stack', at: onTop(at, 0.36), seed: 6, count: 3 },
    ],
  },
  mattresses: {
    wall: '#d6cdbf',
    floor: 'brown',
    rug: cream,
    props: (at) => [figAtRight(at), ...prints(at, 0.35, [hills, sea])],
  },
  bedding: {
    wall: '#cdd2c9',
    floor: 'pale',
    throws: ['#e2d4b8'],
    rug: '#e3d9c6',
    props: (at) => [fig(at), ...prints(at, 0.4, [sea, hills])],
  },
  sets: {
    wall: '#d5d8cf',
    floor: 'oak',
    duvet: '#6d869f',
    throws: ['#e8dfcb', null],
    rug: cream,
    props: (at) => [bear(at, 0.2), stack(at, 0.4), figAtRight(at, 44)],
  },
}

type Room = Omit<Tile, 'props'>

/** In turn: neighbours in the menu differ. Each has a cover and a rug that go with its wall. */
const plainRooms: readonly [Room, ...Room[]] = [
  { wall: '#d8d2c4', floor: 'oak', duvet: '#a5b8a0', throws: [sand], rug: cream },
  { wall: '#c3ccd0', floor: 'pale', duvet: '#e9e2d3', throws: [clay], rug: '#d3c3a6' },
  { wall: '#c9d0c0', floor: 'oak', duvet: '#f1ece1', throws: [slate], rug: cream },
  { wall: '#d6c6b8', floor: 'brown', duvet: '#93adae', throws: [null], rug: '#e3d9c6' },
]

/** Furniture as high as a loft hides the wall; above what is lower hang pictures. */
function around(at: Zone): readonly Prop[] {
  const [isHigh, isNarrow] = [at.y[1] > 44, extent(at.x) < 60]
  if (!isHigh) return [figAtRight(at, 50), ...prints(at, 0.3, [hills, sea])]
  return isNarrow ? [fig(at, 50), bear(at, 1.5)] : [fig(at, 50), bear(at, 0.3), stack(at, 0.55)]
}

const plainTile = (turn: number): Tile => ({
  ...(plainRooms[turn % plainRooms.length] ?? plainRooms[0]),
  props: around,
})

/** What no tile cut from a product's room would show, or not whole. */
const otherKeys = [
  'slide-bunks',
  'queen-lofts',
  'dressers',
  'full-mattresses',
  'queen-mattresses',
  'services',
  'room-sets',
]

const otherTiles: Readonly<Record<string, Tile>> = Object.fromEntries(
  otherKeys.map((key, index) => [key, plainTile(index)]),
)

export const tiles = { ...homeTiles, ...otherTiles }

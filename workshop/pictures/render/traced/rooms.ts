/** The rooms that products are shown in: their walls, light, textiles, and what stands and hangs in them. */
import { along, extent, middle } from '@loftwood/furniture/make-part'
import type { Span, Vec3, Zone } from '@loftwood/furniture/part'
import { clay, cream, hills, night, sage, sand, sea, slate } from './palette.ts'
import type { Prop, TracedRoom, TracedScene } from './traced-scene.ts'

/** Where things can stand, inches. */
export type Places = Readonly<{
  furniture: Zone
  /** The bed itself, without what stands before or beside it. */
  frame: Zone
  /** A bear before it would hide what is sold. */
  isLowFront: boolean
  /** The top of a desk, above the room for knees, and how much is free above it. */
  desk?: Zone & { readonly headroom: number }
  /** Boards of bookcases that books fit on. */
  shelves: readonly Zone[]
  /** The room above lower boards, where only small books stand. */
  compartments: readonly Zone[]
  /** Free floor under a loft. */
  below?: Zone
  /** Free tops of chests, nightstands and low bookcases. */
  tops: readonly Zone[]
}>

export type RoomStyle = Readonly<
  Pick<TracedRoom, 'wall' | 'floor' | 'curtain' | 'cladding' | 'dado' | 'knee'> & {
    light: NonNullable<TracedScene['light']>
    /** Covers of the beds, the lowest first; in turn by product. */
    duvets: readonly string[]
    pattern: TracedScene['textiles']['pattern']
    throws: TracedScene['throws']
    rug: string
    props: (places: Places) => readonly Prop[]
  }
>

/** Inches: above lower furniture hang pictures. */
export const low = 44

/** A slide begins this far from the bed, inches, and takes its left half. */
const slideFrom = 30

/** Stairs stand at an end; the rug lies before the bed. */
const hasStairs = (furniture: Zone, frame: Zone): boolean => extent(furniture.x) - extent(frame.x) > 12

const hasSlide = ({ furniture, frame }: Pick<Places, 'furniture' | 'frame'>): boolean =>
  furniture.z[1] - frame.z[1] > slideFrom

/** Before the furniture, on the rug. */
function before({ furniture, frame }: Places, share: number, out: number): Vec3 {
  return hasSlide({ furniture, frame })
    ? [along(frame.x, 0.38 + share * 0.67), 0.6, frame.z[1] + out + 6]
    : [along(roomy(hasStairs(furniture, frame) ? frame.x : furniture.x), share), 0.6, furniture.z[1] + out]
}

/** Inches that what lies before a piece takes up. */
const widest = 60

/** What lies before a narrow piece lies beside it too. */
const roomy = (span: Span): Span =>
  extent(span) < widest ? [middle(span) - widest / 2, middle(span) + widest / 2] : span

/** In the corner at the right. */
const corner = ({ furniture: { x, z } }: Places, tall: number): Prop => ({
  kind: 'fig',
  at: [x[1] + 15, 0, z[0] + 14],
  tall,
})
/** Under a loft stands one already. */
const blankets = ({ furniture: { x, z }, below }: Places, colors: readonly string[]): Prop[] =>
  below ? [] : [{ kind: 'basket', at: [x[1] + 14, 0, z[0] + 13], radius: 9, tall: 14, colors }]

/** Against the wall beside tall beds, where it hides no rail; the camera of narrow pieces does not see that far. */
const backpack = ({ furniture: { x, y, z } }: Places, color: string): Prop[] =>
  y[1] > low && extent(x) > widest
    ? [{ kind: 'backpack', at: [x[0] - 10, 0, z[0] + 6], color, turn: 0.25 }]
    : []

const bear = (
  at: Places,
  share: number,
  look: Readonly<{ tall: number; turn: number; color?: string }>,
): Prop[] => (at.isLowFront ? [] : [{ kind: 'bear', at: before(at, share, 12), ...look }])

/** Pictures above low furniture: their middles, inches above the floor. */
export const hangingOver = ({ y }: Zone): number => Math.max(54, Math.min(62, y[1] + 30))

/** Above low furniture. */
function onWall({ furniture }: Places, props: readonly Prop[]): readonly Prop[] {
  const { x, y } = furniture
  if (y[1] > low) return []
  const from = extent(x) < widest ? middle(x) - 4 : along(x, 0.34)
  return props.map((prop, i) => ({ ...prop, at: [from + i * 20, hangingOver(furniture), 0] }))
}

const framed = (colors: readonly string[], seed: number): Prop => ({
  kind: 'picture',
  at: [0, 0, 0],
  size: [16, 21],
  colors,
  seed,
})
const sheet = (colors: readonly string[], seed: number): Prop => ({
  kind: 'sheet',
  at: [0, 0, 0],
  size: [14, 11],
  colors,
  seed,
})

/** A desk in use. */
function atDesk({ desk }: Places, color: string): Prop[] {
  if (!desk) return []
  const { x, y, z, headroom } = desk
  const lamp = 15
  return [
    { kind: 'laptop', at: [along(x, 0.5), y[1], middle(z) + 2], turn: 0.12 },
    { kind: 'desk_lamp', at: [along(x, 0.17), y[1], z[0] + 8], tall: Math.min(lamp, headroom - 1), color },
    { kind: 'books', at: [along(x, 0.68), y[1], z[0] + 5], count: 7, seed: 5 },
    { kind: 'stool', at: [along(x, 0.5), 0, z[1] + 7], tall: 17.5, color },
  ]
}

export const onShelves = ({ shelves }: Places): Prop[] =>
  shelves.map(({ x, y, z }, i) => ({
    kind: 'books',
    at: [x[0] + 1.2, y[1], middle(z)],
    count: 6 + (i % 3),
    seed: i + 2,
  }))

/** Small books, in every compartment as many as fit with a little air. */
export const inCompartments = ({ compartments }: Places): Prop[] =>
  compartments.map(({ x, y, z }, i) => ({
    kind: 'books',
    at: [x[0] + 1.4 + (i % 3) * 2.5, y[0], middle(z)],
    count: Math.floor((extent(x) - 6) / 1.35 / (1 + (i % 2))),
    seed: i + 3,
    tallest: Math.min(8.6, extent(y) - 0.6),
  }))

/** Inches: a wider top has room for a row of books. */
const wideTop = 26

/** What is put down on chests and nightstands: a lamp on one, a plant on the next. */
export function onTops({ tops }: Places, color: string): Prop[] {
  // The first of several stands behind the post of a bed.
  const lampOn = tops.length > 1 ? 1 : 0
  return tops.flatMap(({ x, y, z }, i): Prop[] => {
    const on = (share: number): Vec3 => [along(x, share), y[1], middle(z)]
    const isWide = extent(x) > wideTop
    return [
      i % 2 === lampOn
        ? { kind: 'desk_lamp', at: on(isWide ? 0.17 : 0.36), tall: isWide ? 15 : 12, color }
        : { kind: 'grass', at: on(isWide ? 0.16 : 0.3), tall: 11 },
      ...(isWide ? [{ kind: 'books', at: on(0.4), count: 7, seed: i + 3 }] : []),
      { kind: 'stack', at: on(isWide ? 0.84 : 0.68), seed: i + 6, count: 3, scale: isWide ? 1 : 0.72 },
    ]
  })
}

/** Somebody sits under the loft. */
function under({ below }: Places, color: string): Prop[] {
  if (!below) return []
  const { x, z } = below
  return [
    { kind: 'pouf', at: [along(x, 0.3), 0, middle(z)], radius: 11, color },
    { kind: 'stack', at: [along(x, 0.54), 0, middle(z) + 2], seed: 6 },
    { kind: 'basket', at: [along(x, 0.82), 0, z[0] + 9], radius: 8, tall: 12, colors: [sand, cream, clay] },
  ]
}

export const rooms = {
  morning: {
    wall: '#cdd3c4',
    floor: 'oak',
    curtain: '#f0eadc',
    light: { sun: 9, sunTowards: [0.86, 0.1, -0.3], window: 240, fill: 1.2 },
    duvets: ['#e9e2d3', '#c98d6b', '#a5b8a0'],
    pattern: 'plain',
    throws: [slate, sand],
    rug: cream,
    props: (at) => [
      corner(at, 50),
      ...onWall(at, [sheet(hills, 2), sheet(sea, 5)]),
      ...under(at, sand),
      ...bear(at, 0.18, { tall: 13, turn: -0.35 }),
      { kind: 'blocks', at: before(at, 0.33, 15), size: 2.4 },
      // Beside a slide they would lie at the foot of the ladder.
      ...(hasSlide(at) ? [] : [{ kind: 'stack', at: before(at, 0.52, 13), seed: 4, count: 3 }]),
    ],
  },
  teenager: {
    wall: '#8f9ea6',
    floor: 'pale',
    curtain: '#e4e1da',
    light: { sun: 4, window: 320, fill: 1.45 },
    duvets: ['#50637a', '#d8d2c4', '#7d8a83'],
    pattern: 'plain',
    throws: ['#c4703f', null],
    rug: '#d9d2c4',
    props: (at) => [
      corner(at, 54),
      ...onWall(at, [framed(night, 3), framed(sea, 1)]),
      ...atDesk(at, '#c4703f'),
      ...under(at, '#c4703f'),
      ...backpack(at, '#39506a'),
      { kind: 'stack', at: before(at, 0.8, 15), seed: 8, count: 3 },
    ],
  },
  attic: {
    wall: '#e4ddd0',
    floor: 'pale',
    knee: 46,
    curtain: '#efe9dc',
    light: { sun: 7, sunTowards: [0.8, 0.2, -0.42], window: 300, fill: 1.25 },
    duvets: ['#93adae', '#d6a98c', '#f1ece1'],
    pattern: 'plain',
    throws: [sand, clay],
    rug: '#c9b79a',
    props: (at) => [
      ...onWall(at, [framed(sea, 5), framed(hills, 2)]),
      ...under(at, sage),
      ...blankets(at, [clay, cream, sage]),
      { kind: 'stack', at: before(at, 0.35, 12), seed: 3, count: 4 },
      { kind: 'rings', at: before(at, 0.52, 16), tall: 8 },
    ],
  },
  city: {
    wall: '#e6e3dd',
    cladding: 'brick',
    floor: 'brown',
    light: { sun: 3, window: 420, fill: 1.35 },
    duvets: ['#6d869f', '#c9b8a8', '#e0c283'],
    pattern: 'stripes',
    throws: [cream, slate],
    rug: '#aab4b4',
    props: (at) => [
      corner(at, 58),
      ...onWall(at, [framed(night, 1), framed(hills, 4)]),
      ...atDesk(at, slate),
      ...under(at, slate),
      ...backpack(at, '#a5583c'),
      { kind: 'stack', at: before(at, 0.68, 14), seed: 2, count: 3 },
    ],
  },
  cottage: {
    wall: '#ebe4d6',
    cladding: 'boards',
    floor: 'brown',
    curtain: '#e9e4d6',
    light: { sun: 8, sunTowards: [0.84, 0.16, -0.36], window: 260, fill: 1.3 },
    duvets: ['#a8443c', '#54705c', '#e9e2d3'],
    pattern: 'gingham',
    throws: ['#54705c', '#e9dfc8'],
    rug: '#b8a68a',
    props: (at) => [
      corner(at, 46),
      ...onWall(at, [framed(hills, 1), framed(night, 6)]),
      ...under(at, '#a8443c'),
      ...bear(at, 0.5, { tall: 14, turn: 0.3, color: '#7d5a3c' }),
      { kind: 'stack', at: before(at, 0.28, 14), seed: 7, count: 3 },
    ],
  },
  shared: {
    wall: '#eeeae1',
    dado: { color: '#a9bcc4', high: 46 },
    floor: 'oak',
    curtain: '#f0eadc',
    light: { sun: 6, window: 280, fill: 1.35 },
    duvets: [sand, '#8aa5c0', clay],
    pattern: 'plain',
    throws: [sage, '#e2d4b8'],
    rug: '#dccfb8',
    props: (at) => [
      ...onWall(at, [sheet(sea, 1), sheet(night, 4)]),
      ...under(at, '#8aa5c0'),
      ...blankets(at, [clay, sand, cream]),
      ...backpack(at, clay),
      { kind: 'stack', at: before(at, 0.26, 14), seed: 6, count: 3 },
      { kind: 'blocks', at: before(at, 0.48, 14), size: 2.4, seed: 5 },
    ],
  },
} as const satisfies Readonly<Record<string, RoomStyle>>

export type RoomName = keyof typeof rooms

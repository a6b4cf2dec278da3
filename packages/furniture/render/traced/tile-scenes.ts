/** The rooms of the category tiles that the home page shows: one piece of each category, daylight from the left. */
import type { PerspectiveCamera } from 'three'
import { fitCamera } from '../../shapes/camera.ts'
import { boundsOf } from '../../src/bounds.ts'
import { textilesOf } from '../../src/color-schemes.ts'
import { finishOf } from '../../src/finish.ts'
import { extent, fill, middle } from '../../src/make-part.ts'
import type { Part, Span, Vec3, Zone } from '../../src/part.ts'
import { categoryTiles } from '../category-tiles.ts'
import { subjectParts } from '../subject-parts.ts'
import type { Prop, TracedCamera, TracedRoom, TracedScene } from './traced-scene.ts'

const clay = '#b9694a'
const sage = '#8a9a76'
const sand = '#d9b36c'
const slate = '#5f7387'
const cream = '#e6dcc8'

type Tile = Readonly<{
  wall: string
  floor: TracedRoom['floor']
  /** The covers of its beds; a textile keeps its own colour. */
  duvet?: string
  throws?: TracedScene['throws']
  rug?: string
  /** What stands around it, by the bounds of the furniture. */
  props: (furniture: Zone) => readonly Prop[]
}>

const fig = ({ x, z }: Zone, tall = 54): Prop => ({ kind: 'fig', at: [x[0] - 16, 0, z[0] + 14], tall })
const figAtRight = ({ x, z }: Zone, tall = 50): Prop => ({ kind: 'fig', at: [x[1] + 15, 0, z[0] + 14], tall })
const bear = ({ x, z }: Zone, share: number): Prop => ({
  kind: 'bear',
  at: [along(x, share), 0.6, z[1] + 12],
  tall: 14,
  turn: -0.35,
})
const stack = ({ x, z }: Zone, share: number): Prop => ({
  kind: 'stack',
  at: [along(x, share), 0.6, z[1] + 15],
  seed: 4,
})
const blocks = ({ x, z }: Zone, share: number): Prop => ({
  kind: 'blocks',
  at: [along(x, share), 0.6, z[1] + 16],
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

const along = (span: Span, share: number): number => span[0] + extent(span) * share

const hills = [sand, sage, '#5d7355'] as const
const sea = [clay, '#e0c8a4', slate] as const

export const tiles: Readonly<Record<string, Tile>> = {
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

export function tileScene(key: string, size: Pick<TracedScene, 'width' | 'height' | 'samples'>): TracedScene {
  const [subject, tile] = [categoryTiles[key], tiles[key]]
  if (!subject || !tile) throw new Error(`no tile is called ${key}`)
  const parts = subjectParts(subject)
  const furniture = boundsOf(parts)
  const camera = cameraOf(furniture, size.width / size.height)
  const isCloth = subject.model.fabricColor !== undefined
  const textiles = textilesOf(`tile ${key}`, subject.model.fabricColor, isCloth)
  return {
    parts,
    finish: finishOf(isCloth ? undefined : subject.options?.finish),
    textiles: isCloth ? textiles : { ...textiles, pattern: 'plain', duvet: tile.duvet ?? textiles.duvet },
    room: roomOf(tile, furniture, camera),
    throws: tile.throws ?? [],
    props: [...rugOf(tile, furniture), ...tile.props(furniture)],
    camera,
    ...size,
  }
}

const rugOf = ({ rug: color }: Tile, { x, z }: Zone): Prop[] =>
  color ? [{ kind: 'rug', at: [middle(x) - 6, 0, z[1] + 14], size: [extent(x) * 0.95, 58], color }] : []

function roomOf({ wall, floor }: Tile, { x, z }: Zone, { from }: TracedCamera): TracedRoom {
  return {
    wall,
    floor,
    curtain: '#efe9dc',
    left: x[0] - 110,
    right: x[1] + 40,
    back: z[0] - 1.2,
    front: from[2] + 30,
    window: { near: 18, far: 84, sill: 26, top: 88 },
  }
}

/** Low furniture leaves room for the pictures above it. */
function cameraOf({ x, y, z }: Zone, aspect: number): TracedCamera {
  const top = Math.max(y[1] + 4, 66)
  const shown: readonly Part[] = [
    fill('panel', { x: [x[0] - 14, x[1] + 10], y: [-3, top], z: [z[0], z[1] + 10] }),
  ]
  const seen = fitCamera(shown, { azimuth: -17, elevation: 7, fov: 33, fill: 0.96 }, aspect)
  const from: Vec3 = [seen.position.x, seen.position.y, seen.position.z]
  return { from, at: centreOf(seen), lens: 18 / (Math.tan((33 / 2) * (Math.PI / 180)) * aspect) }
}

/** What lies in the middle of the picture, above the origin of depth. */
function centreOf({ position, matrixWorld }: PerspectiveCamera): Vec3 {
  const [x = 0, y = 0, z = -1] = [8, 9, 10].map((i) => -(matrixWorld.elements[i] ?? 0))
  const far = -position.z / z
  return [position.x + x * far, position.y + y * far, 0]
}

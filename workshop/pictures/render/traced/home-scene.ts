/** The children's room of the home page: a bunk in a corner, daylight from a window at the left. */
import { buildFurniture } from '@loftwood/furniture/build-furniture'
import { finishOf } from '@loftwood/furniture/finish'
import { clay, cream, hills, sea } from './palette.ts'
import type { TracedScene } from './traced-scene.ts'

const depth = 57.5
const back = -depth / 2

const bunk = buildFurniture(
  { kind: 'bunk', access: 'angled_ladder', lowerBedSize: 'full' },
  { length: 80, width: depth, height: 67 },
  { bedSize: 'twin', lowerBedSize: 'full' },
)

/** Its left third is calm: the words of the banner lie there. */
export const homeScene = (): TracedScene => ({
  parts: bunk,
  finish: finishOf('natural'),
  textiles: {
    duvet: '#ddd2bd',
    lining: '#f4f1ea',
    pillow: '#f6f4ef',
    cushion: clay,
    mattress: '#f1eee7',
    piping: '#cfd3d3',
    fabric: '#9db3a4',
    pattern: 'plain',
  },
  room: {
    wall: '#bcc4b2',
    floor: 'oak',
    curtain: '#efe9dc',
    left: -184,
    right: 52,
    back: back - 1.2,
    front: 250,
    window: { near: 24, far: 104, sill: 22, top: 90 },
  },
  throws: [clay, null],
  props: [
    { kind: 'rug', at: [-12, 0, 52], size: [96, 64], color: cream },
    { kind: 'fig', at: [-57, 0, back + 14], tall: 58 },
    { kind: 'bear', at: [-30, 0.6, 44], tall: 14, turn: -0.45 },
    { kind: 'stack', at: [2, 0.6, 48], seed: 4, count: 4 },
    { kind: 'blocks', at: [-12, 0.6, 55], size: 2.6 },
    { kind: 'rings', at: [14, 0.6, 44], tall: 8 },
    { kind: 'picture', at: [-92, 62, 0], size: [16, 21], colors: hills, seed: 1 },
    { kind: 'picture', at: [-72, 62, 0], size: [16, 21], colors: sea, seed: 3 },
    { kind: 'lamp', at: [-106, 66, 16], radius: 9 },
  ],
  camera: { from: [-66, 50, 205], at: [-40, 31.5, 0], lens: 36 },
  width: 2400,
  height: 1200,
  samples: 12,
})

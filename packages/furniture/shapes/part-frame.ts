/** Where a part lies: its own coordinates to the world's, and its board's own tint and place in the grain. */
import { Euler, Matrix4, Vector3 } from 'three'
import type { Part } from '../src/part.ts'
import type { Point } from './mesh-data.ts'
import { grainSpan } from './grain-texture.ts'
import { hash3 } from './random.ts'

export type PartFrame = Readonly<{
  toWorld: (point: Point) => Point
  turn: (normal: Point) => Point
  /** Brightness, warmth and end grain (0 or 1) of the board. */
  tint: readonly [number, number]
  /** Texture coordinates for inches along and across the grain. */
  grainUv: (along: number, across: number) => readonly [number, number]
}>

/** The frame of the `index`-th part of a piece. */
export function partFrame(part: Part, index: number): PartFrame {
  const matrix = new Matrix4()
    .makeRotationFromEuler(new Euler(...part.rotation, 'YXZ'))
    .setPosition(...part.position)
  const vector = new Vector3()
  const seed = [
    Math.round(part.position[0] * 8),
    Math.round(part.position[1] * 8),
    Math.round(part.position[2] * 8) + index,
  ] as const
  const offset = [hash3(...seed), hash3(seed[1], seed[2], seed[0])] as const
  return {
    toWorld: (point) =>
      vector
        .set(...point)
        .applyMatrix4(matrix)
        .toArray(),
    turn: (normal) =>
      vector
        .set(...normal)
        .transformDirection(matrix)
        .toArray(),
    tint: [hash3(seed[2], seed[0], seed[1]), hash3(seed[0], seed[2], seed[1])],
    grainUv: (along, across) => [along / grainSpan.along + offset[0], across / grainSpan.across + offset[1]],
  }
}

/** Pieces that are shown turning once around: which, from where, and every frame of the clip. */
import { boundsOf, cornersOf } from '@loftwood/furniture/bounds'
import { middle, placed, rod } from '@loftwood/furniture/make-part'
import type { Part } from '@loftwood/furniture/part'
import type { Shot } from './shot.ts'

/** One for each way of sleeping high; a clip weighs as much as three photographs. */
const turning: ReadonlySet<string> = new Set(['LAU-BNK-HI', 'LAU-LFT-HI'])

export const isTurning = (sku: string): boolean => turning.has(sku)

/** A clip before it is filmed. */
export type Turn = Readonly<{
  /** How it begins. */
  shot: Shot
  /** Pictures of the whole turn, and how many of them a second shows. */
  count: number
  perSecond: number
}>

const clipSize = 640
/** Fewer than a photograph has, because motion hides noise. */
const clipFrames = 4
const count = 108
const perSecond = 18

/** The piece in the middle of its turning circle, all of which the camera sees. */
export function turningShot(shot: Shot): Shot {
  const { x, z } = boundsOf(shot.parts)
  const parts = placed(shot.parts, 0, [-middle(x), 0, -middle(z)])
  return { ...shot, parts, framing: [roundOf(parts)] }
}

/** The turn that begins with this picture. */
export const turnOf = (still: Shot): Turn => ({
  shot: { ...still, width: clipSize, height: clipSize, frames: clipFrames },
  count,
  perSecond,
})

/** One picture of the turn. */
export const turned = ({ shot, count: whole }: Turn, index: number): Shot => ({
  ...shot,
  parts: placed(shot.parts, (2 * Math.PI * index) / whole, [0, 0, 0]),
})

function roundOf(parts: readonly Part[]): Part {
  const radius = Math.max(...parts.flatMap(cornersOf).map(([x, , z]) => Math.hypot(x, z)))
  const span = [-radius, radius] as const
  return rod('post', { x: span, y: boundsOf(parts).y, z: span })
}

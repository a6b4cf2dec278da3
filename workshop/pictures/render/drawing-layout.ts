/** Where the views of a drawing stand: beside or above each other, whichever shows them larger. */
import { boundsOf } from '@loftwood/furniture/bounds'
import { extent } from '@loftwood/furniture/make-part'
import type { Part, Zone } from '@loftwood/furniture/part'

/** Inches: 122 cm, the middle of the growth curves at seven years. */
export const childHeight = 48

/** Pixels of a drawing, or of the part of one that shows a piece. */
export type Frame = Readonly<{ width: number; height: number }>
export const wholeSheet: Frame = { width: 1340, height: 1340 }

/** Pixels: the outer margin, the room for a measure below a view and beside it. */
const margin = 70
const below = 150
const beside = 215
/** Inches reserved for a child beside the furniture. */
const childWidth = 22
/** Furniture lower than this share of its length is drawn from above instead of from the side. */
const flatShare = 0.32
/** Inches; beside lower things a child would be most of the drawing. */
const lowestWithChild = 36

/** Pixels of the world's origin, and pixels to an inch. */
export type Placing = Readonly<{ scale: number; x: number; y: number }>

export type Layout = Readonly<{
  all: Zone
  front: Placing
  /** From the side, or from above when the furniture is flat. */
  second: Placing
  isFlat: boolean
  hasChild: boolean
}>

/** @param largest pixels to an inch that are not exceeded, so that several pieces have one scale */
export function layOut(parts: readonly Part[], frame: Frame, largest = Infinity): Layout {
  const all = boundsOf(parts)
  const [length, height, depth] = [extent(all.x), extent(all.y), extent(all.z)]
  const isFlat = height < flatShare * Math.max(length, depth)
  const hasChild = height >= lowestWithChild
  const size: Sizes = {
    front: hasChild
      ? { width: length + childWidth, height: Math.max(height, childHeight) }
      : { width: length, height },
    second: isFlat ? { width: length, height: depth } : { width: depth, height },
  }
  const [row, stack] = [isFlat ? 0 : rowScale(size, frame), stackScale(size, frame)]
  const spots =
    row >= stack
      ? inRow(size, Math.min(row, largest), frame)
      : inStack({ ...size, isFlat }, Math.min(stack, largest), frame)
  const { scale } = spots
  return {
    all,
    isFlat,
    hasChild,
    front: {
      scale,
      x: spots.front[0] + (hasChild ? childWidth * scale : 0) - all.x[0] * scale,
      y: spots.front[1],
    },
    second: {
      scale,
      x: spots.second[0] + (isFlat ? -all.x[0] : all.z[1]) * scale,
      y: spots.second[1] + (isFlat ? all.z[1] * scale * -1 : 0),
    },
  }
}

type Sizes = Readonly<Record<'front' | 'second', Readonly<{ width: number; height: number }>>>
type Stacked = Sizes & Readonly<{ isFlat: boolean }>
/** Left and bottom of each view. */
type Spots = Readonly<{
  scale: number
  front: readonly [number, number]
  second: readonly [number, number]
}>

const rowScale = ({ front, second }: Sizes, frame: Frame): number =>
  Math.min(
    (frame.width - 2 * margin - beside) / (front.width + second.width),
    (frame.height - 2 * margin - below) / Math.max(front.height, second.height),
  )

const stackScale = ({ front, second }: Sizes, frame: Frame): number =>
  Math.min(
    (frame.width - 2 * margin - beside) / Math.max(front.width, second.width),
    (frame.height - 2 * margin - 2 * below) / (front.height + second.height),
  )

function inRow({ front, second }: Sizes, scale: number, frame: Frame): Spots {
  const width = (front.width + second.width) * scale + beside
  const left = (frame.width - width) / 2
  const base = (frame.height + front.height * scale - below) / 2 + 20
  return { scale, front: [left, base], second: [left + front.width * scale + beside, base] }
}

function inStack({ front, second, isFlat }: Stacked, scale: number, frame: Frame): Spots {
  const width = Math.max(front.width, second.width) * scale + beside
  const left = (frame.width - width) / 2
  const height = (front.height + second.height) * scale + 2 * below
  const base = (frame.height - height) / 2 + front.height * scale
  const secondLeft = isFlat ? left : left + ((front.width - second.width) * scale) / 2
  return { scale, front: [left, base], second: [secondLeft, base + below + second.height * scale] }
}

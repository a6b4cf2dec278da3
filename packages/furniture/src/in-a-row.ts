/** A set of furniture: its pieces beside each other along the wall. */
import { boundsOf } from './bounds.ts'
import type { FurnitureKind } from './furniture-model.ts'
import { placed } from './make-part.ts'
import type { Part } from './part.ts'

/** Inches between the pieces of a set. */
const usualGap = 9

const unseen: ReadonlySet<FurnitureKind> = new Set([
  'mattress',
  'topper',
  'bedding',
  'pillow',
  'guard_rail',
  'tent',
  'service',
  'document',
])

/** Pieces that lie on or under other furniture belong to the set, but are not in its picture. */
export const standsInRow = (kind: FurnitureKind): boolean => !unseen.has(kind)

/** The pieces' parts in one room, in the order given, their backs in line, with `gap` inches between them. */
export function inARow(pieces: readonly (readonly Part[])[], gap = usualGap): Part[] {
  let x = 0
  const row = pieces.flatMap((parts) => {
    const bounds = boundsOf(parts)
    const standing = placed(parts, 0, [x - bounds.x[0], 0, -bounds.z[0]])
    x += bounds.x[1] - bounds.x[0] + gap
    return standing
  })
  return placed(row, 0, [(gap - x) / 2, 0, 0])
}

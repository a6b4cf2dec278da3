/** The raised bed of bunks and lofts, and the room below it. */
import type { AccessPlan } from './access-plan.ts'
import {
  bedBase,
  between,
  endPanel,
  type Footprint,
  guardRails,
  insideRails,
  joinery,
  mattressThickness,
  sideSpan,
  upperRailTop,
} from './bed-frame.ts'
import { dressedBed } from './bedding.ts'
import { mattressSize } from './bed-size.ts'
import type { Build } from './furniture-model.ts'
import { fill, inset } from './make-part.ts'
import type { Part, Span } from './part.ts'

/** The raised bed of a bunk or loft: rails, panels above them, guard rails with the way in, bedding. */
export function upperBed(at: Footprint, build: Build, plan: AccessPlan): Part[] {
  const height = build.measures.height
  const railTop = upperRailTop(height)
  const guard: Span = [railTop, height - joinery.capHeight - 0.2]
  const style = build.model.endPanel
  const ends = (['left', 'right'] as const).filter((end) => end !== plan.openEnd)
  return [
    ...bedBase(at, railTop),
    ...ends.flatMap((end) => endPanel(at, end, { y: guard, style })),
    ...guardRails(at, { side: 'back', x: between(at.x), y: guard }),
    ...frontGuards(at, plan, guard),
    ...dressedBed(at, {
      base: railTop - joinery.mattressInset,
      thickness: mattressThickness.upper,
      size: mattressSize(build.bedSize),
      head: plan.head,
      railTop,
    }),
  ]
}

function frontGuards(at: Footprint, plan: AccessPlan, guard: Span): Part[] {
  const z = sideSpan(at.z, 'front', joinery.boardThickness)
  return plan.guardSpans
    .filter(([from, to]) => to - from > 5)
    .flatMap((x) => {
      const boards = guardRails(at, { side: 'front', x, y: guard })
      const isFree = (edge: number) =>
        Math.abs(edge - between(at.x)[0]) > 0.1 && Math.abs(edge - between(at.x)[1]) > 0.1
      const uprights = x.filter(isFree).map((edge) => {
        const span: Span = edge === x[0] ? [edge, edge + 2.4] : [edge - 2.4, edge]
        return fill(
          'guard_post',
          { x: span, y: [guard[0] - joinery.railHeight + 0.4, guard[1]], z: [z[0] - 1.15, z[0] - 0.02] },
          { grain: 1 },
        )
      })
      return [...boards, ...uprights]
    })
}

/** The clear room between the posts under a raised bed, from the floor to the rails. */
export const roomBelow = (at: Footprint, height: number) => ({
  x: inset(at.x, joinery.post + joinery.capLip + 0.5),
  y: [0, upperRailTop(height) - joinery.railHeight - 1] as Span,
  z: inset(at.z, insideRails),
})

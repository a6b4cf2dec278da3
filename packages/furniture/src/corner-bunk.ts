/** Corner bunks: a separate bed stands across under the raised one and reaches into the room. */
import { accessPlan } from './access-plan.ts'
import { bed } from './bed.ts'
import { fourPosts, joinery, upperRailTop } from './bed-frame.ts'
import { mattressSize } from './bed-size.ts'
import type { Build } from './furniture-model.ts'
import { placed } from './make-part.ts'
import type { Part, Zone } from './part.ts'
import { upperBed } from './raised-bed.ts'

/** What a frame adds to its mattress's width. */
const frameWidth = 4.5
const tallestLowerBed = 32

/** Centred in its measures: the raised bed along the back, the lower one at the far side from the ladder. */
export function cornerBunk(build: Build): Part[] {
  const { length, width, height } = build.measures
  const upperWidth = mattressSize(build.bedSize).width + frameWidth
  const upper: Build = { ...build, measures: { length, width: upperWidth, height } }
  const plan = accessPlan(upper)
  const raised = [...fourPosts(plan.frame, [0, height]), ...upperBed(plan.frame, upper, plan), ...plan.parts]
  return [...placed(raised, 0, [0, 0, (upperWidth - width) / 2]), ...lowerBed(build)]
}

/** Turned so that its head is at the back, clear of the raised bed's posts. */
function lowerBed(build: Build): Part[] {
  const { length, width, height } = build.measures
  const across = mattressSize(build.lowerBedSize).width + frameWidth
  const free = upperRailTop(height) - joinery.railHeight
  const zone: Zone = {
    x: [-width / 2, width / 2],
    y: [0, Math.min(tallestLowerBed, free - 2)],
    z: [-across / 2, across / 2],
  }
  const side = build.ladderSide === 'right' ? -1 : 1
  const inwards = joinery.post + 2 * joinery.capLip + 0.3
  const turned = bed(zone, { ...build, bedSize: build.lowerBedSize })
  return placed(turned, -Math.PI / 2, [side * (length / 2 - inwards - across / 2), 0, 0])
}

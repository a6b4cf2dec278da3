/** Triple bunks: three beds above each other between four posts, one ladder up all of them. */
import type { AccessPlan } from './access-plan.ts'
import { bedBase, endPanel, fourPosts, joinery, mattressThickness, upperRailTop } from './bed-frame.ts'
import { dressedBed } from './bedding.ts'
import { mattressSize } from './bed-size.ts'
import type { Build } from './furniture-model.ts'
import type { Part } from './part.ts'
import { upperBed } from './raised-bed.ts'

const lowerRailTop = 11

/** The middle bed's rails lie half-way between the lower and the upper one's. */
const middleHeight = (height: number): number =>
  (lowerRailTop + upperRailTop(height)) / 2 + (height - upperRailTop(height))

/** A triple bunk standing in the middle of its measures. */
export function tripleBunk(build: Build, plan: AccessPlan): Part[] {
  const at = plan.frame
  const { height } = build.measures
  const middle: Build = { ...build, measures: { ...build.measures, height: middleHeight(height) } }
  const panelTop = middleHeight(height) - joinery.railHeight - 17
  const style = build.model.endPanel
  return [
    ...fourPosts(at, [0, height]),
    ...upperBed(at, build, plan),
    ...upperBed(at, middle, plan),
    ...bedBase(at, lowerRailTop),
    ...(['left', 'right'] as const).flatMap((end) =>
      endPanel(at, end, { y: [lowerRailTop, panelTop], style }),
    ),
    ...dressedBed(at, {
      base: lowerRailTop - joinery.mattressInset,
      thickness: mattressThickness.upper,
      size: mattressSize(build.lowerBedSize),
      head: plan.head,
      railTop: lowerRailTop,
    }),
    ...plan.parts,
  ]
}

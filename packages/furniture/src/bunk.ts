/** Bunk beds: two beds above each other, with what climbs up and slides down. */
import { accessPlan, type AccessPlan } from './access-plan.ts'
import {
  bedBase,
  cappedPost,
  endPanel,
  fourPosts,
  joinery,
  mattressThickness,
  railOverTrundle,
  upperRailTop,
} from './bed-frame.ts'
import { dressedBed } from './bedding.ts'
import { mattressSize } from './bed-size.ts'
import { cornerBunk } from './corner-bunk.ts'
import type { Build } from './furniture-model.ts'
import type { Part } from './part.ts'
import { upperBed } from './raised-bed.ts'
import { tripleBunk } from './triple-bunk.ts'
import { trundleUnder } from './trundle.ts'

/** A bunk bed standing in the middle of its measures. */
export function bunk(build: Build): Part[] {
  if (build.model.arrangement === 'corner') return cornerBunk(build)
  const plan = accessPlan(build)
  return build.model.arrangement === 'triple' ? tripleBunk(build, plan) : doubleBunk(build, plan)
}

function doubleBunk(build: Build, plan: AccessPlan): Part[] {
  const { height } = build.measures
  const lowTop = lowerRailTop(build)
  const style = build.model.endPanel
  const lower = plan.lowerFrame
  const panelTop = Math.min(lowTop + 15, upperRailTop(height) - joinery.railHeight - 6)
  return [
    ...fourPosts(plan.frame, [0, height]),
    ...upperBed(plan.frame, build, plan),
    ...bedBase(lower, lowTop),
    ...lowerPosts(plan, panelTop),
    ...(['left', 'right'] as const).flatMap((end) => endPanel(lower, end, { y: [lowTop, panelTop], style })),
    ...dressedBed(lower, {
      base: lowTop - joinery.mattressInset,
      thickness: mattressThickness.lower,
      size: mattressSize(build.lowerBedSize),
      head: plan.head,
      railTop: lowTop,
    }),
    ...plan.parts,
    ...(build.model.withTrundle ? trundleUnder(lower, lowTop - joinery.railHeight) : []),
  ]
}

function lowerRailTop({ model, measures }: Build): number {
  if (model.withTrundle) return railOverTrundle
  return Math.min(13.5, Math.max(9, measures.height * 0.2))
}

/** A wider lower bed has its own two short posts in front. */
function lowerPosts(plan: AccessPlan, top: number): Part[] {
  if (plan.lowerFrame === plan.frame) return []
  const at = plan.lowerFrame
  return [...cappedPost(at, [-1, 1], [0, top + 1.2]), ...cappedPost(at, [1, 1], [0, top + 1.2])]
}

/** Low beds: platform, panel, storage and captain's beds. */
import {
  bedBase,
  cappedPost,
  endPanel,
  type Footprint,
  insideRails,
  joinery,
  railOverTrundle,
} from './bed-frame.ts'
import { dressedBed } from './bedding.ts'
import { mattressSize } from './bed-size.ts'
import type { Build } from './furniture-model.ts'
import { extent, fill, inset } from './make-part.ts'
import type { Part, Span, Zone } from './part.ts'
import { drawerGrid, knobProtrusion } from './storage.ts'
import { trundleUnder } from './trundle.ts'

const mattressThickness = 8

/** A bed filling `zone`, its head at the left. */
export function bed(zone: Zone, build: Build): Part[] {
  const at: Footprint = { x: zone.x, z: zone.z }
  const height = extent(zone.y)
  const railTop = railTopOf(build, height)
  const head = height
  const foot = footHeight(height, railTop)
  const style = build.model.endPanel
  return [
    ...([-1, 1] as const).flatMap((sz) => [
      ...cappedPost(at, [-1, sz], [0, head]),
      ...cappedPost(at, [1, sz], [0, foot]),
    ]),
    ...bedBase(at, railTop),
    ...panelAbove(at, 'left', { from: railTop, to: head, style }),
    ...panelAbove(at, 'right', { from: railTop, to: foot, style }),
    ...dressedBed(at, {
      base: railTop - joinery.mattressInset,
      thickness: mattressThickness,
      size: mattressSize(build.bedSize),
      head: 'left',
      railTop,
    }),
    ...underneath(at, build, railTop - joinery.railHeight),
  ]
}

function railTopOf(build: Build, height: number): number {
  const { drawers, withTrundle } = build.model
  const overDrawers = drawers > 3 ? 24 : 18
  const usual = drawers > 0 ? overDrawers : withTrundle ? railOverTrundle : 12.5
  return Math.max(6.5, Math.min(usual, height * 0.62))
}

/** The foot end is lower than the head; a bed lower than its mattress has even posts. */
const footHeight = (height: number, railTop: number): number =>
  height > railTop + 14 ? Math.max(railTop + 6, height * 0.62) : Math.min(height, railTop + 4)

function panelAbove(
  at: Footprint,
  end: 'left' | 'right',
  panel: { from: number; to: number; style: Build['model']['endPanel'] },
): Part[] {
  const top = panel.to - joinery.capHeight - 0.2
  if (top - panel.from < 4.5) return []
  return endPanel(at, end, { y: [panel.from, top], style: panel.style })
}

function underneath(at: Footprint, build: Build, railBottom: number): Part[] {
  if (build.model.drawers > 0) return drawersUnder(at, build, railBottom)
  return build.model.withTrundle ? trundleUnder(at, railBottom) : []
}

/** A row of drawers under the front rail, two rows of them in a captain's bed. */
function drawersUnder(at: Footprint, build: Build, railBottom: number): Part[] {
  const x = inset(at.x, joinery.post + joinery.capLip + 0.2)
  const front = at.z[1] - joinery.capLip - joinery.railInset
  const z: Span = [front - 0.9, front + knobProtrusion]
  const rows = build.model.drawers > 3 && railBottom > 13 ? 2 : 1
  const columns = Math.ceil(build.model.drawers / rows)
  const y: Span = [1.6, railBottom - 0.3]
  const back: Span = [at.z[0] + insideRails, at.z[0] + insideRails + 0.6]
  return [
    ...drawerGrid(
      { x: inset(x, 1), y: [y[0] + 0.2, y[1]], z },
      { rows, columns },
      build.isTwoTone ? 'accent_wood' : 'wood',
    ),
    fill('panel', { x, y: [0, 1.5], z: [front - 1.6, front - 0.8] }),
    fill('panel', { x, y: [0, railBottom - 0.1], z: back }),
    ...(
      [
        [x[0], x[0] + 0.9],
        [x[1] - 0.9, x[1]],
      ] as const
    ).map((sx) =>
      fill('case_side', { x: sx, y: [0, railBottom - 0.1], z: [back[1], front - 0.95] }, { grain: 2 }),
    ),
  ]
}

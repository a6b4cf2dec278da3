/** Cases: drawers, dressers, nightstands, bookcases. */
import type { Build } from './furniture-model.ts'
import { extent, fill, inset, middle, rod, spread } from './make-part.ts'
import type { MaterialName, Part, Span, Zone } from './part.ts'

const board = 0.9
const knobDepth = 0.7

/** How far a drawer's knob stands out of its front, inches. */
export const knobProtrusion = knobDepth

/** A drawer front whose knobs reach `zone.z[1]`. */
export function drawerFront(zone: Zone, material: MaterialName = 'wood'): Part[] {
  const face = zone.z[1] - knobDepth
  const width = extent(zone.x)
  const places = width > 26 ? [0.24, 0.76] : [0.5]
  const y = middle(zone.y)
  return [
    fill('drawer', { x: zone.x, y: zone.y, z: [zone.z[0], face] }, { material, radius: 0.2, grain: 0 }),
    ...places.map((t) => {
      const x = zone.x[0] + width * t
      return rod(
        'knob',
        { x: [x - 0.65, x + 0.65], y: [y - 0.65, y + 0.65], z: [face - 0.05, zone.z[1]] },
        { axis: 2, material: 'metal', radius: 0.3 },
      )
    }),
  ]
}

/** Drawer fronts in rows and columns filling `zone`, a finger's breadth apart. */
export function drawerGrid(
  zone: Zone,
  grid: { rows: number; columns: number },
  material: MaterialName = 'wood',
): Part[] {
  const gap = 0.3
  const split = (span: Span, count: number): Span[] =>
    spread([span[0] - gap, span[1] + gap], count, (extent(span) - gap * (count - 1)) / count)
  return split(zone.y, grid.rows).flatMap((y) =>
    split(zone.x, grid.columns).flatMap((x) => drawerFront({ x, y, z: zone.z }, material)),
  )
}

/** Sides, top, bottom and back; the front stays open. The top's edge and the knobs share the front plane. */
export function carcass(zone: Zone, options: { plinth: number; overhang: number }): Part[] {
  const x = inset(zone.x, options.overhang)
  const z: Span = [zone.z[0], zone.z[1] - knobDepth]
  const y: Span = [zone.y[0], zone.y[1] - board]
  return [
    fill('case_side', { x: [x[0], x[0] + board], y, z }, { grain: 1 }),
    fill('case_side', { x: [x[1] - board, x[1]], y, z }, { grain: 1 }),
    fill('case_top', { x: zone.x, y: [y[1], zone.y[1]], z: zone.z }, { grain: 0, radius: 0.25 }),
    fill(
      'shelf',
      {
        x: inset(x, board),
        y: [zone.y[0] + options.plinth, zone.y[0] + options.plinth + board],
        z: [z[0], z[1] - 0.3],
      },
      { grain: 0 },
    ),
    fill(
      'case_back',
      { x: inset(x, board), y: [zone.y[0] + options.plinth, y[1]], z: [z[0], z[0] + 0.4] },
      { grain: 0 },
    ),
    fill(
      'panel',
      { x: inset(x, board), y: [zone.y[0], zone.y[0] + options.plinth], z: [z[1] - 1.6, z[1] - 0.8] },
      { grain: 0 },
    ),
  ]
}

const inside = (zone: Zone, plinth: number, overhang: number): Zone => ({
  x: inset(zone.x, overhang + board + 0.12),
  y: [zone.y[0] + plinth + 0.2, zone.y[1] - board - 0.2],
  z: [zone.z[1] - knobDepth - 0.85, zone.z[1]],
})

/** A dresser: six drawers and more stand in two columns. */
export function dresser(zone: Zone, build: Build): Part[] {
  const count = build.model.drawers || 4
  const columns = count >= 6 && extent(zone.x) > 36 ? 2 : 1
  const rows = Math.ceil(count / columns)
  const material = build.isTwoTone ? 'accent_wood' : 'wood'
  return [
    ...carcass(zone, { plinth: 3, overhang: 0.5 }),
    ...drawerGrid(inside(zone, 3, 0.5), { rows, columns }, material),
  ]
}

/** A nightstand: drawers below the top, an open shelf under them. */
export function nightstand(zone: Zone, build: Build): Part[] {
  const drawers = build.model.drawers || 1
  const front = inside(zone, 3, 0.5)
  const drawerHeight = Math.min(7, (extent(front.y) - 6) / drawers)
  const split =
    drawers * drawerHeight >= extent(front.y) - 7 ? front.y[0] : front.y[1] - drawers * drawerHeight
  const parts = [
    ...carcass(zone, { plinth: 3, overhang: 0.5 }),
    ...drawerGrid(
      { ...front, y: [split, front.y[1]] },
      { rows: drawers, columns: 1 },
      build.isTwoTone ? 'accent_wood' : 'wood',
    ),
  ]
  if (split === front.y[0]) return parts
  const shelf: Zone = {
    x: inset(front.x, -0.12),
    y: [split - board - 0.1, split - 0.1],
    z: [zone.z[0] + 0.4, zone.z[1] - knobDepth - 0.1],
  }
  return [...parts, fill('shelf', shelf, { grain: 0 })]
}

/** An open bookcase; its drawers, if any, are at the bottom, below a shelf. */
export function bookcase(zone: Zone, build: Build): Part[] {
  const front = inside(zone, 2.5, 0)
  const { drawers, shelves } = build.model
  const drawerTop = front.y[0] + drawers * 7
  const floor = drawers > 0 ? drawerTop + 0.1 + board : front.y[0]
  const boards = spread([floor, front.y[1]], shelves || 3, board)
  const depth: Span = [zone.z[0] + 0.4, zone.z[1] - knobDepth - 0.4]
  const x = inset(front.x, -0.12)
  return [
    ...carcass(zone, { plinth: 2.5, overhang: 0 }),
    ...(drawers > 0
      ? drawerGrid(
          { ...front, y: [front.y[0], drawerTop] },
          { rows: drawers, columns: 1 },
          build.isTwoTone ? 'accent_wood' : 'wood',
        )
      : []),
    ...(drawers > 0 ? [[floor - board, floor] as const, ...boards] : boards).map((y) =>
      fill('shelf', { x, y, z: depth }, { grain: 0 }),
    ),
  ]
}

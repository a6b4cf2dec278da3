/** What stands and hangs in a room scene: coloured parts, to scale with the furniture. */
import { extent, fill, inset, middle, plate, rod } from '@loftwood/furniture/make-part'
import type { PartOptions, Span, Zone } from '@loftwood/furniture/part'
import type { Room } from '../shot.ts'
import type { Prop, RoomBox } from './prop.ts'
import { ceilingHeight } from './room-box.ts'
import { clutter, plant } from './room-clutter.ts'

const doorHeight = 80
const white = '#f2efe9'

const block = (color: string, zone: Zone, options: PartOptions = {}): Prop => ({
  color,
  part: fill('panel', zone, options),
})

/** Everything but walls, floor and furniture. */
export function roomProps(room: Room, box: RoomBox, furniture: Zone): Prop[] {
  const inward = box.sideX > 0 ? -1 : 1
  return [
    ...trim(box, inward),
    ...rug(room, furniture),
    ...windowOnSide(box, inward, furniture),
    ...(room.door === 'none' ? [] : door(box, doorSpan(box, furniture))),
    ...art(room, box, furniture),
    ...(room.bunting ? bunting(room, box, furniture) : []),
    ...clutter(room, box, furniture),
    ...(room.plantAt === undefined ? [] : plant(room.plantAt, box.backZ + 16)),
  ]
}

/** Skirting boards and the moulding below the ceiling. */
function trim(box: RoomBox, inward: 1 | -1): Prop[] {
  const side: Span = inward < 0 ? [box.sideX - 0.7, box.sideX] : [box.sideX, box.sideX + 0.7]
  const z: Span = [box.backZ, box.frontZ]
  return (
    [
      [0, 5.2],
      [box.ceiling - 3.4, box.ceiling],
    ] as const
  ).flatMap((y) => [
    block(white, { x: box.x, y, z: [box.backZ, box.backZ + 0.7] }),
    block(white, { x: side, y, z }),
  ])
}

function rug(room: Room, furniture: Zone): Prop[] {
  const centre = room.rugAt ?? middle(furniture.x)
  const z = furniture.z[1] + 8
  if (room.rugShape === 'round') {
    const r = room.rugWidth ? room.rugWidth / 2 : Math.min(34, extent(furniture.x) * 0.42)
    return [
      {
        color: room.rug,
        part: rod(
          'sheet',
          { x: [centre - r, centre + r], y: [0, 0.55], z: [z - r * 0.85, z + r * 1.15] },
          { radius: 0.25 },
        ),
      },
    ]
  }
  const half = room.rugWidth ? room.rugWidth / 2 : Math.min(46, extent(furniture.x) * 0.5)
  const stripes = [-1, 1].map((side) =>
    block(white, {
      x: [centre + side * half * 0.84 - 0.9, centre + side * half * 0.84 + 0.9],
      y: [0, 0.6],
      z: [z - 14, z + 34],
    }),
  )
  return [
    block(
      room.rug,
      { x: [centre - half, centre + half], y: [0, 0.55], z: [z - 14, z + 34] },
      { radius: 0.25 },
    ),
    ...stripes,
  ]
}

/** A window in the side wall with its sill and a curtain on each side. */
function windowOnSide(box: RoomBox, inward: 1 | -1, furniture: Zone): Prop[] {
  const z: Span = [furniture.z[1] + 2, furniture.z[1] + 40]
  const y: Span = [34, 80]
  const at = (depth: number): Span =>
    inward < 0 ? [box.sideX - depth, box.sideX] : [box.sideX, box.sideX + depth]
  const bar = (zone: Omit<Zone, 'x'>, depth = 1) => block(white, { x: at(depth), ...zone })
  const curtain = (from: number): Prop => {
    const flat = plate('canvas', folds(11, 1.3), [-36, 36])
    const x = box.sideX + inward * 3
    return {
      color: '#e9e4da',
      part: { ...flat, position: [x, 45, from + 5.5], rotation: [-Math.PI / 2, Math.PI / 2, 0] },
    }
  }
  return [
    { color: 'glass', part: fill('panel', { x: at(0.3), y, z }) },
    bar({ y: [y[0] - 3.5, y[0]], z: inset(z, -3.5) }, 2.4),
    bar({ y: [y[1], y[1] + 3.5], z: inset(z, -3.5) }),
    bar({ y, z: [z[0] - 3.5, z[0]] }),
    bar({ y, z: [z[1], z[1] + 3.5] }),
    bar({ y, z: [middle(z) - 0.8, middle(z) + 0.8] }),
    bar({ y: [middle(y) - 0.8, middle(y) + 0.8], z }),
    curtain(z[0] - 12),
    curtain(z[1] + 1),
  ]
}

function folds(width: number, amplitude: number): [number, number][] {
  const steps = 48
  const edge = (side: number) =>
    Array.from({ length: steps + 1 }, (_, i): [number, number] => [
      (i / steps - 0.5) * width,
      amplitude * Math.sin((i / steps) * 8 * Math.PI) + side * 0.15,
    ])
  return [...edge(-1), ...edge(1).toReversed()]
}

/** A free span of the back wall 32 in wide beside the furniture. */
function doorSpan(box: RoomBox, furniture: Zone): Span {
  const from = box.sideX > 0 ? furniture.x[0] - 44 : furniture.x[1] + 12
  return [from, from + 32]
}

function door(box: RoomBox, x: Span): Prop[] {
  const z = (depth: number): Span => [box.backZ, box.backZ + depth]
  const casing = 3.4
  const leaf = '#ece8e0'
  const field = (y: Span): Prop[] =>
    (
      [
        [x[0] + 4.5, middle(x) - 2],
        [middle(x) + 2, x[1] - 4.5],
      ] as const
    ).map((fx) => block(leaf, { x: fx, y, z: z(1.15) }, { radius: 0.3 }))
  return [
    block(leaf, { x, y: [0.4, doorHeight], z: z(0.7) }, { radius: 0.05 }),
    ...field([8, 34]),
    ...field([42, 74]),
    block(white, { x: [x[0] - casing, x[0]], y: [0, doorHeight + casing], z: z(1.2) }),
    block(white, { x: [x[1], x[1] + casing], y: [0, doorHeight + casing], z: z(1.2) }),
    block(white, { x: [x[0], x[1]], y: [doorHeight, doorHeight + casing], z: z(1.2) }),
    {
      color: '#8d8578',
      part: rod(
        'knob',
        { x: [x[1] - 4, x[1] - 2], y: [35, 37], z: [box.backZ + 0.7, box.backZ + 3] },
        { axis: 2, radius: 0.5 },
      ),
    },
  ]
}

/** Framed pictures over low furniture, or beside tall one. */
function art(room: Room, box: RoomBox, furniture: Zone): Prop[] {
  const isLow = furniture.y[1] < 50
  const size = 15
  const y = Math.max(52, isLow ? Math.max(50, furniture.y[1] + 9) : 52)
  if (!isLow && room.door !== 'none' && room.artAt === undefined) return []
  const step = size + 5
  const width = step * room.art.length - 5
  const beside = box.sideX > 0 ? furniture.x[0] - 13 - width : furniture.x[1] + 8
  const start =
    room.artAt !== undefined ? room.artAt - width / 2 : isLow ? middle(furniture.x) - width / 2 : beside
  return room.art.flatMap((color, i) => picture({ x: start + i * step, y, size, z: box.backZ }, color, i))
}

function picture(
  { x, y, size, z }: { x: number; y: number; size: number; z: number },
  color: string,
  index: number,
): Prop[] {
  const h = size * 1.25
  const sheet: Zone = { x: [x + 0.8, x + size - 0.8], y: [y + 0.8, y + h - 0.8], z: [z, z + 0.85] }
  const disc = (cx: number, cy: number, r: number, tone: string, layer = 0): Prop => ({
    color: tone,
    part: rod(
      'print',
      { x: [x + cx - r, x + cx + r], y: [y + cy - r, y + cy + r], z: [z + 0.8, z + 0.95 + layer * 0.2] },
      { axis: 2, radius: 0.01 },
    ),
  })
  const motif =
    index % 2 === 0
      ? [disc(size / 2, h * 0.55, size * 0.24, color), disc(size * 0.62, h * 0.4, size * 0.13, '#d9a35b', 1)]
      : [
          block(
            color,
            {
              x: [x + size * 0.25, x + size * 0.75],
              y: [y + h * 0.25, y + h * 0.48],
              z: [z + 0.8, z + 0.92],
            },
            { radius: 0.01 },
          ),
          disc(size / 2, h * 0.66, size * 0.16, '#e7cfa8'),
        ]
  return [
    {
      color: '',
      isWood: true,
      part: fill('panel', { x: [x, x + size], y: [y, y + h], z: [z, z + 0.8] }, { radius: 0.1 }),
    },
    block('#f6f3ec', sheet, { radius: 0.02 }),
    ...motif,
  ]
}

/** A string of pennants along the back wall under the ceiling. */
function bunting(room: Room, box: RoomBox, furniture: Zone): Prop[] {
  const from = furniture.x[0] - 6
  const to = furniture.x[1] + 6
  const count = Math.round((to - from) / 7.5)
  const z: Span = [box.backZ + 0.5, box.backZ + 0.65]
  const colors = [...room.art, room.rug, '#f2e7d0']
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const y = ceilingHeight - 7 - 26 * t * (1 - t)
    const x = from + t * (to - from)
    return {
      color: colors[i % colors.length] ?? white,
      part: plate(
        'canvas',
        [
          [x - 3, y],
          [x, y - 6.4],
          [x + 3, y],
        ],
        z,
      ),
    }
  })
}

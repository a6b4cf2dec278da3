/** How large a room is around its furniture, and what of it the camera shows. */
import { fill } from '@loftwood/furniture/make-part'
import type { Part, Zone } from '@loftwood/furniture/part'
import type { Room } from '../shot.ts'
import type { RoomBox } from './prop.ts'

export const ceilingHeight = 96

/** Furniture below this height, inches, is shown without the door and the ceiling. */
const lowFurniture = 50

export function boxAround(furniture: Zone, room: Room, azimuth: number): RoomBox {
  const isRight = azimuth <= 0
  const sideX = isRight ? furniture.x[1] + room.right : furniture.x[0] - room.left
  const far = 150
  return {
    x: isRight ? [furniture.x[0] - room.left - far, sideX] : [sideX, furniture.x[1] + room.right + far],
    sideX,
    backZ: furniture.z[0] - 1.2,
    frontZ: furniture.z[1] + 150,
    ceiling: room.ceiling ?? ceilingHeight,
  }
}

/** What the camera has to show. */
export function framingOf(furniture: Zone, room: Room): Part {
  const low = furniture.y[1] < lowFurniture
  return fill('panel', {
    x: [
      furniture.x[0] - Math.min(room.left, low ? 16 : 26),
      furniture.x[1] + Math.min(room.right, low ? 14 : 22),
    ],
    y: [-5, low ? 78 : Math.max((room.ceiling ?? ceilingHeight) + 1, furniture.y[1] + 8)],
    z: [furniture.z[0], furniture.z[1] + 6],
  })
}

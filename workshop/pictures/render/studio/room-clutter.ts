/** Small things that stand about in a room scene. */
import { fill, placed, rod } from '@loftwood/furniture/make-part'
import type { Part, Zone } from '@loftwood/furniture/part'
import type { Room } from '../shot.ts'
import type { Prop, RoomBox } from './prop.ts'

/** A basket and books next to the furniture, on the free side. */
export function clutter(room: Room, box: RoomBox, furniture: Zone): Prop[] {
  const side = box.sideX > 0 ? -1 : 1
  const x = side < 0 ? furniture.x[0] - 13 : furniture.x[1] + 13
  const z = furniture.z[1] - 5
  const book = (i: number, color: string): Prop => {
    const part = fill('panel', { x: [-5, 5], y: [i * 1.5, i * 1.5 + 1.4], z: [-3.6, 3.6] }, { radius: 0.15 })
    const [turned] = placed([part], 0.3 + i * 0.35, [x + side * 2, 0, z + 19])
    return { color, part: turned ?? part }
  }
  return [
    {
      color: '#c9ab7c',
      part: rod('carton', { x: [x - 7, x + 7], y: [0, 11], z: [z - 7, z + 7] }, { radius: 0.8 }),
    },
    {
      color: '#b8976a',
      part: rod('carton', { x: [x - 7.2, x + 7.2], y: [9.6, 11.2], z: [z - 7.2, z + 7.2] }, { radius: 0.6 }),
    },
    {
      color: room.art[0] ?? '#f2efe9',
      part: fill('duvet', { x: [x - 6, x + 6], y: [9, 14], z: [z - 6, z + 6] }, { shape: 'pillow' }),
    },
    book(0, room.art[1] ?? '#b5543f'),
    book(1, '#e7cfa8'),
    book(2, room.rug),
  ]
}

/** A plant with long leaves in a pot. */
export function plant(x: number, z: number): Prop[] {
  const leaf = (i: number): Prop => {
    const lean = 0.28 + 0.34 * ((i * 0.618) % 1)
    const length = 20 + 9 * ((i * 0.414) % 1)
    const turn = i * 2.4
    const centre = {
      x: Math.sin(turn) * Math.sin(lean) * length * 0.5,
      z: Math.cos(turn) * Math.sin(lean) * length * 0.5,
    }
    const part: Part = {
      role: 'canvas',
      shape: 'pillow',
      material: 'fabric',
      position: [x + centre.x, 11 + Math.cos(lean) * length * 0.5, z + centre.z],
      size: [4.4, 0.5, length],
      rotation: [lean - Math.PI / 2, turn, 0],
      radius: 0.1,
      grain: 2,
    }
    return { color: i % 3 === 0 ? '#7d9a6c' : '#5f8059', part }
  }
  return [
    {
      color: '#d8cdbd',
      part: rod('carton', { x: [x - 6, x + 6], y: [0, 12], z: [z - 6, z + 6] }, { radius: 0.9 }),
    },
    {
      color: '#5a4a3c',
      part: rod('carton', { x: [x - 5.2, x + 5.2], y: [11, 12.2], z: [z - 5.2, z + 5.2] }),
    },
    ...Array.from({ length: 13 }, (_, i) => leaf(i)),
  ]
}

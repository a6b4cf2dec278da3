/** The room a product is photographed in. */
import { boundsOf } from '@loftwood/furniture/bounds'
import { pick, schemeOf } from '@loftwood/furniture/color-schemes'
import { extent } from '@loftwood/furniture/make-part'
import type { Part } from '@loftwood/furniture/part'
import type { Room } from './shot.ts'

/** Inches: what is lower is shown without the door. */
const tall = 50
/** Inches: taller furniture hides the bunting; in a small tile it only looks untidy there. */
const tallestUnderBunting = { room: 76, tile: 70 }
/** A rug narrower than this looks like a mat. */
const narrowestRug = 46

/** The room around a product; tall furniture stands by a door, low furniture under pictures. */
export function roomAround(name: string, parts: readonly Part[], frame: 'room' | 'tile' = 'room'): Room {
  const top = Math.max(...parts.map((part) => part.position[1] + part.size[1] / 2))
  const room = roomOf(name, top >= tall)
  const isNarrow = extent(boundsOf(parts).x) < narrowestRug
  return {
    ...room,
    bunting: room.bunting && top < tallestUnderBunting[frame],
    ...(isNarrow ? { rugWidth: narrowestRug + 8 } : {}),
  }
}

/** A room in the colours that go with a name. */
export function roomOf(name: string, isTall: boolean): Room {
  const scheme = schemeOf(name)
  return {
    wall: scheme.wall,
    floor: scheme.floor,
    rug: scheme.rug,
    rugShape: pick(`${name} rug`, 2) === 0 ? 'round' : 'oblong',
    left: 60,
    right: 34,
    door: isTall ? 'left' : 'none',
    art: scheme.art,
    bunting: isTall && pick(`${name} bunting`, 3) > 0,
  }
}

/** The room a product is photographed in. */
import { pick, schemeOf } from '../src/color-schemes.ts'
import type { Room } from './shot.ts'

/** The room around a product; tall furniture stands by a door, low furniture under pictures. */
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

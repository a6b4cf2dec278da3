/** The room of a showroom's picture. */
import { pick, schemeOf } from '@loftwood/furniture/color-schemes'
import type { Room } from './shot.ts'

/** A room in the colours that go with a name. */
export function roomOf(name: string): Room {
  const scheme = schemeOf(name)
  return {
    wall: scheme.wall,
    floor: scheme.floor,
    rug: scheme.rug,
    rugShape: pick(`${name} rug`, 2) === 0 ? 'round' : 'oblong',
    left: 60,
    right: 34,
    door: 'none',
    art: scheme.art,
    bunting: false,
  }
}

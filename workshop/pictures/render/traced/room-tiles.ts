/** The tiles of categories that are cut from the room of one of their products. */
import { boundsOf, cornersOf } from '@loftwood/furniture/bounds'
import { roomTiles } from '../category-tiles.ts'
import { plannedPictures, type Shelf } from '../planned-picture.ts'
import { tracedView } from '../wall-view.ts'
import { low } from './rooms.ts'
import type { TracedMake, TracedPicture } from './traced-pictures.ts'
import type { Crop, TracedScene } from './traced-scene.ts'

const size = { width: 800, height: 600 }

export const cutTiles = (shelf: Shelf): TracedPicture[] =>
  Object.entries(roomTiles).map(([key, sku]) => {
    const { traced, overlay } = roomOfProduct(sku, shelf)
    const make = { traced, crop: cropOf(traced), ...(overlay === undefined ? {} : { overlay }) }
    return { name: 'categories', file: `categories/${key}.webp`, ...size, make }
  })

function roomOfProduct(sku: string, shelf: Shelf): TracedMake {
  const product = shelf.products.find((each) => each.sku === sku)
  const room =
    product && plannedPictures(product, shelf).find(({ view, options }) => isRightRoom(view, options))
  if (!room || !('traced' in room.make)) throw new Error(`${sku} has no path-traced room`)
  return room.make
}

const isRightRoom = (view: string, { att_ladder_side: side }: Readonly<Record<string, string>>): boolean =>
  view === 'room' && side !== 'left'

/** As large as the tile's shape allows, the furniture in the middle, with what stands on it. */
function cropOf(scene: TracedScene): Crop {
  const wide = Math.min(scene.width, Math.round((scene.height * size.width) / size.height))
  const tall = Math.round((wide * size.height) / size.width)
  const furniture = boundsOf(scene.parts)
  const top = furniture.y[1] < low ? furniture.y[1] + 16 : furniture.y[1]
  const seen = tracedView(scene)
  const corners = scene.parts.flatMap(cornersOf).map(seen)
  const [, highest] = seen([furniture.x[0], top, furniture.z[0]])
  const lowest = Math.max(...corners.map(([, y]) => y))
  const middle = (Math.min(highest, ...corners.map(([, y]) => y)) + lowest) / 2
  const within = (from: number, most: number): number => Math.round(Math.max(0, Math.min(from, most)))
  return {
    left: Math.round((scene.width - wide) / 2),
    top: within(middle - tall / 2, scene.height - tall),
    width: wide,
    height: tall,
  }
}

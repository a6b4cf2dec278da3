/** Pictures that belong to no product: the home page's, category tiles, showrooms. */
import { giftCardDrawings, planDrawing } from './drawn-pictures.ts'
import type { Make, Shelf } from './planned-picture.ts'
import { cutTiles } from './traced/room-tiles.ts'
import { showroomPictures } from './traced/showroom-scenes.ts'
import { type TracedMake, tracedPictures } from './traced/traced-pictures.ts'

export type DecorPicture = Readonly<{
  name: string
  file: string
  width: number
  height: number
  make: Make | TracedMake
}>

const tileSize = { width: 800, height: 600 }

const tile = (key: string, make: Make): DecorPicture => ({
  name: 'categories',
  file: `categories/${key}.webp`,
  ...tileSize,
  make,
})

/** All of them; `name` is what the command calls them by. */
export function decorPictures(shelf: Shelf): DecorPicture[] {
  const { products } = shelf
  const plan = products.find(({ downloads }) => downloads)
  return [
    ...tracedPictures(),
    ...cutTiles(shelf),
    tile('gift-cards', { svg: giftCardDrawings('virtual', tileSize).front }),
    tile('gifts-services', { svg: giftCardDrawings('physical', tileSize).front }),
    ...(plan ? [tile('assembly-plans', { svg: planDrawing(plan, products, tileSize) })] : []),
    ...showroomPictures(),
  ]
}

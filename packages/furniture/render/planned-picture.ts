/** The pictures of a product and how each is taken. */
import type { CatalogueProduct } from '@loftwood/commerce/catalogue'
import { textilesOf } from '../src/color-schemes.ts'
import { finishOf } from '../src/finish.ts'
import type { FurnitureKind } from '../src/furniture-model.ts'
import { isTextile } from '../src/furniture-options.ts'
import { picturedVariants, type Variant } from './catalogue-source.ts'
import { giftCardDrawings, planDrawing } from './drawn-pictures.ts'
import { roomOf } from './looks.ts'
import { partsOf, roomPartsOf } from './product-parts.ts'
import { setMembers } from './set-members.ts'
import type { CameraView } from '../shapes/camera.ts'
import type { Shot } from './shot.ts'
import { dimensionsDrawing } from './dimensions-drawing.ts'

export const masterSize = 1340
/** Frames per picture: enough for smooth shadows, about eight seconds on two cores. */
const frames = 12

export type View = 'hero' | 'angle' | 'room' | 'detail' | 'dimensions'

/** A picture that should exist; either photographed or drawn. */
export type PlannedPicture = Readonly<{
  sku: string
  view: View
  /** Below the pictures' folder. */
  file: string
  options: Readonly<Record<string, string>>
  make: Readonly<{ shot: Shot }> | Readonly<{ svg: string }>
}>

type Stand = Readonly<{ hero: CameraView; angle: CameraView }>

const view = (azimuth: number, elevation: number, fov = 20): CameraView => ({
  azimuth,
  elevation,
  fov,
  fill: 0.86,
})

const standing: Stand = { hero: view(-30, 9), angle: view(36, 15) }
const lying: Stand = { hero: view(-36, 30), angle: view(44, 18) }
const small: Stand = { hero: view(-27, 14), angle: view(34, 22) }

const stands: Partial<Record<FurnitureKind, Stand>> = {
  bunk: standing,
  loft: standing,
  bed: { hero: view(34, 15), angle: view(-32, 20) },
  trundle: lying,
  mattress: lying,
  topper: lying,
  bedding: lying,
  pillow: { hero: view(-22, 22), angle: view(30, 12) },
  guard_rail: { hero: view(-30, 12), angle: view(38, 18) },
  ladder: { hero: view(-38, 10), angle: view(42, 14) },
  slide: { hero: view(26, 18), angle: view(58, 14) },
  tent: { hero: view(-30, 14), angle: view(34, 20) },
  service: { hero: view(-24, 16), angle: view(32, 22) },
}

/** Inches; furniture that is taller hides most of the bunting. */
const tallestUnderBunting = 80
/** Several pieces side by side. */
const inRow = view(-18, 12)
/** A room with several pieces side by side is wider than tall. */
const wideRoomHeight = 840
const roomView: CameraView = { azimuth: -24, elevation: 3, fov: 30, fill: 0.98 }

/** All products, so that a set finds its pieces, and the colours of their finishes. */
export type Shelf = Readonly<{
  products: readonly CatalogueProduct[]
  swatches: ReadonlyMap<string, string>
}>

type Make = PlannedPicture['make']
type Planned = readonly [view: View, make: Make, color?: string, suffix?: string]

/** All pictures of a product, by what it is. */
export function plannedPictures(product: CatalogueProduct, shelf: Shelf): PlannedPicture[] {
  const folder = product.sku.toLowerCase()
  return planOf(product, shelf).map(([view, make, color, suffix = '']) => ({
    sku: product.sku,
    view,
    file: `${folder}/${view}${suffix}.webp`,
    options: optionsOf(color),
    make,
  }))
}

const optionsOf = (color?: string): Record<string, string> => (color ? { color } : {})

function planOf(product: CatalogueProduct, shelf: Shelf): readonly Planned[] {
  if (product.giftCard) {
    const { front, back } = giftCardDrawings(product.giftCard.kind)
    return [
      ['hero', { svg: front }],
      ['detail', { svg: back }],
    ]
  }
  if (product.downloads) return [['hero', { svg: planDrawing(product, shelf.products) }]]
  const taken: Taken = { product, shelf, variants: variantsOf(product, shelf) }
  const [first] = taken.variants
  if (!first) return []
  const stand = stands[product.model.kind] ?? small
  const angle: Planned = ['angle', { shot: studioShot(taken, first, stand.angle) }, first.color]
  if (product.type === 'virtual') return [['hero', { shot: studioShot(taken, first, stand.hero) }], angle]
  const room: Planned = ['room', { shot: roomShot(taken, first) }, first.color]
  if (product.type === 'grouped') return [['hero', { shot: studioShot(taken, first, inRow) }], room]
  return [...heroes(taken, stand.hero), angle, room, dimensions(taken, first)]
}

/** One hero per colour; the other pictures show the first colour. */
const heroes = (taken: Taken, stand: CameraView): Planned[] =>
  taken.variants.map((variant) => [
    'hero',
    { shot: studioShot(taken, variant, stand) },
    variant.color,
    variant.color ? `-${variant.color}` : '',
  ])

const dimensions = ({ product, shelf }: Taken, variant: Variant): Planned => [
  'dimensions',
  { svg: dimensionsDrawing(partsOf(product, variant, shelf.products), variant.measures) },
]

/** A set is shown in the finish of its first piece. */
function variantsOf(product: CatalogueProduct, { products, swatches }: Shelf): readonly Variant[] {
  if (product.type !== 'grouped') return picturedVariants(product, swatches)
  return setMembers(product, products)
    .slice(0, 1)
    .map(({ variant }) => variant)
}

type Taken = Readonly<{ product: CatalogueProduct; shelf: Shelf; variants: readonly Variant[] }>

function studioShot({ product, shelf }: Taken, variant: Variant, view: CameraView): Shot {
  const { finish, fabricColor } = variant.options
  const isCloth = isTextile(product.model.kind)
  return {
    parts: partsOf(product, variant, shelf.products),
    finish: finishOf(isCloth ? undefined : finish, shelf.swatches.get(finish ?? '')),
    textiles: textilesOf(product.sku, fabricColor, isCloth),
    view,
    width: masterSize,
    height: masterSize,
    frames,
  }
}

function roomShot(taken: Taken, variant: Variant): Shot {
  const { product, shelf } = taken
  const shot = studioShot(taken, variant, roomView)
  const parts = roomPartsOf(product, variant, shelf.products)
  const top = Math.max(...parts.map((part) => part.position[1] + part.size[1] / 2))
  const room = roomOf(product.sku, top >= 50)
  const height = product.type === 'grouped' ? wideRoomHeight : masterSize
  return { ...shot, parts, height, room: { ...room, bunting: room.bunting && top < tallestUnderBunting } }
}

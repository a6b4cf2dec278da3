/** The pictures of a product and how each is taken. */
import type { CatalogueProduct } from '@loftwood/commerce/catalogue'
import { buildFurniture } from '../src/build-furniture.ts'
import { finishOf } from '../src/finish.ts'
import type { FurnitureKind } from '../src/furniture-model.ts'
import { isTextile, picturedVariants, type Variant } from './catalogue-source.ts'
import { roomOf, textilesOf } from './looks.ts'
import { inItsSetting } from './settings.ts'
import type { CameraView, Shot } from './shot.ts'
import { dimensionsDrawing } from './dimensions-drawing.ts'

export const masterSize = 1340
/** Frames per picture: enough for smooth shadows, about eight seconds on two cores. */
const frames = 12

export type View = 'hero' | 'angle' | 'room' | 'dimensions'

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
}

/** Inches; furniture that is taller hides most of the bunting. */
const tallestUnderBunting = 80
const roomView: CameraView = { azimuth: -24, elevation: 3, fov: 30, fill: 0.98 }

/** All pictures of a product: one hero per colour, then angle, room and dimensions in its first colour. */
export function plannedPictures(
  product: CatalogueProduct,
  swatches: ReadonlyMap<string, string>,
): PlannedPicture[] {
  const variants = picturedVariants(product, swatches)
  const [first] = variants
  if (!first) return []
  const stand = stands[product.model.kind] ?? small
  const folder = product.sku.toLowerCase()
  const picture = (
    name: View,
    suffix: string,
    make: PlannedPicture['make'],
    options = {},
  ): PlannedPicture => ({
    sku: product.sku,
    view: name,
    file: `${folder}/${name}${suffix}.webp`,
    options,
    make,
  })
  const heroes = variants.map((variant) =>
    picture(
      'hero',
      variant.color ? `-${variant.color}` : '',
      { shot: studioShot(product, variant, { view: stand.hero, swatches }) },
      variant.color ? { color: variant.color } : {},
    ),
  )
  const chosen = first.color ? { color: first.color } : {}
  return [
    ...heroes,
    picture('angle', '', { shot: studioShot(product, first, { view: stand.angle, swatches }) }, chosen),
    picture('room', '', { shot: roomShot(product, first, swatches) }, chosen),
    picture('dimensions', '', { svg: dimensionsDrawing(partsOf(product, first), first.measures) }),
  ]
}

const partsOf = (product: CatalogueProduct, variant: Variant) =>
  buildFurniture(product.model, variant.measures, variant.options)

type Taken = Readonly<{ view: CameraView; swatches: ReadonlyMap<string, string> }>

function studioShot(product: CatalogueProduct, variant: Variant, taken: Taken): Shot {
  const { finish, fabricColor } = variant.options
  return {
    parts: partsOf(product, variant),
    finish: finishOf(isTextile(product.model.kind) ? undefined : finish, taken.swatches.get(finish ?? '')),
    textiles: textilesOf(product.sku, fabricColor, isTextile(product.model.kind)),
    view: taken.view,
    width: masterSize,
    height: masterSize,
    frames,
  }
}

function roomShot(product: CatalogueProduct, variant: Variant, swatches: ReadonlyMap<string, string>): Shot {
  const shot = studioShot(product, variant, { view: roomView, swatches })
  const parts = inItsSetting({ model: product.model, measures: variant.measures, options: variant.options })
  const top = Math.max(...parts.map((part) => part.position[1] + part.size[1] / 2))
  const room = roomOf(product.sku, top >= 50)
  return { ...shot, parts, room: { ...room, bunting: room.bunting && top < tallestUnderBunting } }
}

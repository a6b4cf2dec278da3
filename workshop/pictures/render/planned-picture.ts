/** The pictures of a product and how each is taken. */
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import type { CameraView } from '@loftwood/furniture/shapes/camera'
import { textilesOf } from '@loftwood/furniture/color-schemes'
import { finishOf } from '@loftwood/furniture/finish'
import { isTextile } from '@loftwood/furniture/furniture-options'
import { dimensionsDrawing } from './dimensions-drawing.ts'
import { giftCardDrawings, planDrawing } from './drawn-pictures.ts'
import { chartMarks } from './growth-chart.ts'
import { atLeft, type PicturedVariants, picturedVariants, type Variant } from './pictured-variants.ts'
import { partsOf, partsOfMember, roomPartsOf, studioPartsOf } from './product-parts.ts'
import { setDrawing } from './set-drawing.ts'
import { setMembers } from './set-members.ts'
import type { Shot } from './shot.ts'
import { inRow, standOf } from './stands.ts'
import { closeUpScene, hasCloseUps } from './traced/close-up.ts'
import { roomScene } from './traced/room-scenes.ts'
import type { TracedMake } from './traced/traced-pictures.ts'
import type { TracedScene } from './traced/traced-scene.ts'
import { isTurning, type Turn, turningShot, turnOf } from './turntable.ts'

export const masterSize = 1340
/** Frames per picture: enough for smooth shadows, about eight seconds on two cores. */
const frames = 12
/** Enough for the last views of the gallery. */
const fewerFrames = 8

export type View = 'hero' | 'angle' | 'above' | 'side' | 'room' | 'detail' | 'dimensions' | 'turntable'

/** Drawn, or photographed and then optionally mirrored. */
export type StudioMake = Readonly<{ svg: string }> | Readonly<{ shot: Shot; isMirrored?: true }>

export type Make = StudioMake | TracedMake

/** A picture that should exist. */
export type PlannedPicture = Readonly<{
  sku: string
  view: View
  /** Below the pictures' folder. */
  file: string
  /** Codes of the choices it shows. */
  options: Readonly<Record<string, string>>
  make: Make
  /** The clip that it stands for. */
  clip?: Readonly<{ file: string; turn: Turn }>
}>

/** A room with several pieces side by side is wider than tall. */
const wideRoomHeight = 840

/** All products, so that a set finds its pieces, and the colours of their finishes. */
export type Shelf = Readonly<{
  products: readonly CatalogProduct[]
  swatches: ReadonlyMap<string, string>
}>

type Planned = Readonly<{ view: View; suffix?: string; variant?: Variant; make: Make }>
type Taken = Readonly<{ product: CatalogProduct; shelf: Shelf }>

/** All pictures of a product, by what it is. */
export function plannedPictures(product: CatalogProduct, shelf: Shelf): PlannedPicture[] {
  return planOf({ product, shelf }).map(({ view, suffix = '', variant, make }) => ({
    sku: product.sku,
    view,
    file: fileOf(product, view, suffix),
    options: variant?.choices ?? {},
    make,
    ...(view === 'turntable' && 'shot' in make
      ? { clip: { file: clipOf(fileOf(product, view, suffix)), turn: turnOf(make.shot) } }
      : {}),
  }))
}

const clipOf = (file: string): string => file.replace(/webp$/, 'webm')

const fileOf = ({ sku }: CatalogProduct, view: View, suffix: string): string =>
  `${sku.toLowerCase()}/${view}${suffix}.webp`

function planOf(taken: Taken): readonly Planned[] {
  const { product, shelf } = taken
  if (product.giftCard) {
    const { front, back } = giftCardDrawings(product.giftCard.kind)
    return [
      { view: 'hero', make: { svg: front } },
      { view: 'detail', make: { svg: back } },
    ]
  }
  if (product.downloads) return [{ view: 'hero', make: { svg: planDrawing(product, shelf.products) } }]
  if (product.type === 'grouped') return setPlan(taken)
  const variants = picturedVariants(product, shelf.swatches)
  return product.type === 'virtual'
    ? photographs(taken, variants).filter(({ view }) => view !== 'room')
    : furniturePlan(taken, variants)
}

/** A set is shown in the finish of its first piece. */
function setPlan(taken: Taken): Planned[] {
  const members = setMembers(taken.product, taken.shelf.products)
  const [first, last] = [members[0], members.at(-1)]
  if (!first || !last) return []
  const { variant } = first
  const { hero, angle, above } = inRow(variant.measures, last.variant.measures)
  const pieces = members.map((member) => ({
    parts: partsOfMember(member),
    measures: member.variant.measures,
  }))
  return [
    { view: 'hero', make: { shot: studioShot(taken, variant, hero) } },
    { view: 'angle', make: { shot: studioShot(taken, variant, angle) } },
    { view: 'above', make: { shot: thirdShot(taken, variant, above) } },
    { view: 'room', make: roomMake(taken, variant) },
    { view: 'dimensions', make: { svg: setDrawing(pieces) } },
  ]
}

function furniturePlan(taken: Taken, variants: PicturedVariants): Planned[] {
  const measured = variants.hasSides ? variants.sizes.flatMap((each) => [atLeft(each), each]) : variants.sizes
  return [
    ...photographs(taken, variants),
    ...measured.map((variant) => dimensions(taken, variant)),
    ...turntable(taken, variants),
  ]
}

/** Heroes of every finish and size; the other views show the first of both. */
function photographs(taken: Taken, { photographed, hasSides }: PicturedVariants): Planned[] {
  const { hero, angle, above, side } = standOf(taken.product.model.kind)
  const [first] = photographed
  if (!first) return []
  const pictures: readonly Planned[] = [
    ...photographed.map((variant) => ({
      view: 'hero' as const,
      suffix: suffixOf(taken.product, variant),
      variant,
      make: { shot: studioShot(taken, variant, hero) },
    })),
    { view: 'angle', variant: first, make: { shot: studioShot(taken, first, angle) } },
    ...(above
      ? [{ view: 'above' as const, variant: first, make: { shot: thirdShot(taken, first, above) } }]
      : []),
    ...(side
      ? [{ view: 'side' as const, variant: first, make: { shot: thirdShot(taken, first, side) } }]
      : []),
    { view: 'room', variant: first, make: roomMake(taken, first) },
    ...ofBestSeller(taken, photographed, first),
  ]
  return hasSides ? pictures.flatMap((picture) => [mirrored(picture), picture]) : [...pictures]
}

/** Of a best-selling bed: the same room in each other finish, and a close-up in every one. */
function ofBestSeller(taken: Taken, photographed: readonly Variant[], first: Variant): Planned[] {
  const { product } = taken
  if (!isBed(product) || !product.attributes.best_seller) return []
  const finishes = photographed.filter(({ choices }) => choices.att_bed_size === first.choices.att_bed_size)
  const others = finishes.filter((other) => other !== first)
  const suffix = (variant: Variant) => suffixOf(product, variant)
  return [
    ...others.map((variant) => ({
      view: 'room' as const,
      suffix: suffix(variant),
      variant,
      make: roomMake(taken, variant),
    })),
    ...(hasCloseUps(product) ? finishes : []).map((variant) => ({
      view: 'detail' as const,
      suffix: suffix(variant),
      variant,
      make: { traced: closeUpScene(product, tracedRoom(taken, variant)) },
    })),
  ]
}

/** How a clip begins: the hero of the first finish and size, from where the whole turn can be seen. */
function turntable(taken: Taken, { photographed: [first] }: PicturedVariants): Planned[] {
  if (!first || !isTurning(taken.product.sku)) return []
  const { hero } = standOf(taken.product.model.kind)
  return [{ view: 'turntable', variant: first, make: { shot: turningShot(studioShot(taken, first, hero)) } }]
}

/** The model with its ladder at the left is the mirror image of the one at the right. */
function mirrored({ view, suffix = '', variant, make }: Planned): Planned {
  return {
    view,
    suffix: `${suffix}-left`,
    ...(variant ? { variant: atLeft(variant) } : {}),
    make: 'traced' in make ? mirroredScene(make) : mirroredShot(make),
  }
}

function mirroredShot(make: StudioMake): StudioMake {
  if (!('shot' in make)) throw new Error('a drawing has no mirror image')
  return { shot: make.shot, isMirrored: true }
}

const mirroredScene = ({ traced, overlay }: TracedMake): TracedMake => ({
  traced,
  isMirrored: true,
  ...(overlay ? { overlay: chartMarks(traced, true) } : {}),
})

/** Lines show no finish. */
const dimensions = ({ product, shelf }: Taken, variant: Variant): Planned => {
  const { color: _, ...choices } = variant.choices
  return {
    view: 'dimensions',
    suffix: sizeSuffix(product, variant) + (variant.choices.att_ladder_side === 'left' ? '-left' : ''),
    variant: { ...variant, choices },
    make: { svg: dimensionsDrawing(partsOf(product, variant, shelf.products), variant.measures) },
  }
}

/** The first size has no suffix. */
function sizeSuffix({ configurable }: CatalogProduct, { choices }: Variant): string {
  const sizes = configurable?.options.find(({ attribute }) => attribute === 'att_bed_size')?.values ?? []
  const size = choices.att_bed_size
  return size && size !== sizes[0]?.code ? `-${size}` : ''
}

const suffixOf = (product: CatalogProduct, variant: Variant): string =>
  (variant.choices.color ? `-${variant.choices.color}` : '') + sizeSuffix(product, variant)

const studioShot = (taken: Taken, variant: Variant, view: CameraView): Shot => ({
  parts: studioPartsOf(taken.product, variant, taken.shelf.products),
  ...looksOf(taken, variant),
  view,
  width: masterSize,
  height: masterSize,
  frames,
})

function looksOf({ product, shelf }: Taken, { options }: Variant): Pick<Shot, 'finish' | 'textiles'> {
  const { finish, fabricColor } = options
  const isCloth = isTextile(product.model.kind)
  return {
    finish: finishOf(isCloth ? undefined : finish, shelf.swatches.get(finish ?? '')),
    textiles: textilesOf(product.sku, fabricColor, isCloth),
  }
}

const thirdShot = (taken: Taken, variant: Variant, view: CameraView): Shot => ({
  ...studioShot(taken, variant, view),
  frames: fewerFrames,
})

const isBed = ({ type, model }: CatalogProduct): boolean =>
  type !== 'grouped' && ['bunk', 'loft', 'bed'].includes(model.kind)

/** A path-traced room, with a growth chart beside the furniture. */
function roomMake(taken: Taken, variant: Variant): TracedMake {
  const traced = tracedRoom(taken, variant)
  return { traced, overlay: chartMarks(traced, false) }
}

const tracedRoom = (taken: Taken, variant: Variant): TracedScene =>
  roomScene(taken.product, {
    parts: roomPartsOf(taken.product, variant, taken.shelf.products),
    ...looksOf(taken, variant),
    width: masterSize,
    height: taken.product.type === 'grouped' ? wideRoomHeight : masterSize,
  })

/** The tiles of categories that are cut from the room of one of their products. */
import { cornersOf } from '@loftwood/furniture/bounds'
import { middle } from '@loftwood/furniture/make-part'
import type { Span, Vec3 } from '@loftwood/furniture/part'
import { roomTiles } from '../category-tiles.ts'
import { plannedPictures, type Shelf } from '../planned-picture.ts'
import { tracedView } from '../wall-view.ts'
import type { TracedMake, TracedPicture } from './traced-pictures.ts'
import type { Crop, Prop, TracedScene } from './traced-scene.ts'

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

/** Pixels around what a tile shows. */
const margin = 8
/** A tile shows at least this share of what it could. */
const smallest = 0.7

/** As large as it can be without cutting through what hangs on the wall, the furniture in the middle. */
function cropOf(scene: TracedScene): Crop {
  const seen = tracedView(scene)
  const corners = [...scene.parts.flatMap(cornersOf), ...scene.props.flatMap(topOf)].map(seen)
  const [furniture, hung] = [spanOf(corners.map(([, y]) => y)), scene.props.flatMap(spanOnWall(scene))]
  const widest = Math.min(scene.width, (scene.height * size.width) / size.height)
  const tallest = (widest * size.height) / size.width
  const cropAt = (share: number, top: number): Crop =>
    rounded({
      left: (scene.width - widest * share) / 2,
      top,
      width: widest * share,
      height: tallest * share,
    })
  const centred = (share: number): number =>
    Math.max(0, Math.min(middle(furniture) - (tallest * share) / 2, scene.height - tallest * share))
  for (let share = 1; share > smallest; share -= 0.02) {
    const tall = tallest * share
    const isWhole = (top: number): boolean =>
      top >= 0 &&
      top <= furniture[0] &&
      top + tall >= furniture[1] &&
      top + tall <= scene.height &&
      !hung.some((span) => isCut(span, top))
    const wanted = centred(share)
    const [best] = [wanted, ...hung.flatMap(([from, to]) => [from - margin, to + margin])]
      .filter(isWhole)
      .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))
    if (best !== undefined) return cropAt(share, best)
  }
  // Higher than a tile is.
  return cropAt(1, centred(1))
}

const rounded = ({ left, top, width, height }: Crop): Crop => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
})

const spanOf = (values: readonly number[]): Span => [Math.min(...values), Math.max(...values)]

const isCut = ([from, to]: Span, at: number): boolean => from - margin < at && at < to + margin

/** Inches of what lies on a chest without a height of its own. */
const usualHeight = 10

/** Where what stands on the floor or on a chest ends. */
const topOf = ({ kind, at: [x, y, z], tall }: Prop): Vec3[] =>
  hanging.has(kind) || y < 1 ? [] : [[x, y + (typeof tall === 'number' ? tall : usualHeight), z]]

const hanging: ReadonlySet<string> = new Set(['picture', 'sheet', 'board'])

/** What hangs on the wall, in pixels from above. */
const spanOnWall =
  (scene: TracedScene) =>
  ({ kind, at: [x, y], tall, size: both }: Prop): Span[] => {
    if (!hanging.has(kind)) return []
    const high = kind === 'board' ? Number(tall) : ((both as readonly number[])[1] ?? 0)
    const low = kind === 'board' ? y : y - high / 2
    const pixels = [low, low + high].map((each) => tracedView(scene)([x, each, scene.room.back])[1])
    return [spanOf(pixels)]
  }

/** The tiles of categories that are cut from the room of one of their products. */
import { cornersOf } from '@loftwood/furniture/bounds'
import { middle } from '@loftwood/furniture/make-part'
import type { Span, Vec3 } from '@loftwood/furniture/part'
import { roomTiles } from '../category-tiles.ts'
import { plannedPictures, type Shelf } from '../planned-picture.ts'
import { tracedView, tracedWall, type Wall } from '../wall-view.ts'
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

/** Pixels between a tile's upper edge and what hangs on the wall. */
const margin = 8

const pictures: ReadonlySet<string> = new Set(['picture', 'sheet'])
const hanging: ReadonlySet<string> = new Set([...pictures, 'board'])

/** As much of a room as fits, with all of the furniture; its edge cuts through nothing on the wall, or at least through no picture. */
function cropOf(scene: TracedScene): Crop {
  const [seen, wall] = [tracedView(scene), tracedWall(scene)]
  const shown = [...scene.parts.flatMap(cornersOf), ...scene.props.flatMap(topOf)]
  const furniture = spanOf(shown.map((place) => seen(place)[1]))
  const spansOf = (kinds: ReadonlySet<string>): Span[] =>
    scene.props.filter(({ kind }) => kinds.has(kind)).map((prop) => hungSpan(wall, prop))
  const tallest = Math.min(scene.height, (scene.width * size.height) / size.width)
  const heightFrom = (top: number): number => Math.min(tallest, scene.height - top)
  const centred = Math.max(0, Math.min(middle(furniture) - tallest / 2, scene.height - tallest))
  const bestOf = (spans: readonly Span[]): number | undefined =>
    [centred, ...spans.flatMap(([from, to]) => [from - margin, to + margin])]
      .filter(
        (top) =>
          top >= 0 &&
          top <= furniture[0] &&
          top + heightFrom(top) >= furniture[1] &&
          !spans.some((span) => isCut(span, top)),
      )
      .toSorted(
        (one, other) =>
          heightFrom(other) - heightFrom(one) || Math.abs(one - centred) - Math.abs(other - centred),
      )[0]
  const top = bestOf(spansOf(hanging)) ?? bestOf(spansOf(pictures)) ?? centred
  const height = heightFrom(top)
  const width = (height * size.width) / size.height
  return rounded({ left: (scene.width - width) / 2, top, width, height })
}

const rounded = ({ left, top, width, height }: Crop): Crop => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.floor(width),
  height: Math.floor(height),
})

const spanOf = (values: readonly number[]): Span => [Math.min(...values), Math.max(...values)]

const isCut = ([from, to]: Span, at: number): boolean => from - margin < at && at < to + margin

/** Inches of what says no height: books, a laptop. */
const usualHeight = 10

/** Where what stands on a chest or a desk ends. */
const topOf = ({ kind, at: [x, y, z], tall }: Prop): Vec3[] =>
  hanging.has(kind) || y < 1 ? [] : [[x, y + (typeof tall === 'number' ? tall : usualHeight), z]]

/** Pixels from above. The place of a board is its lower end, that of a picture its middle. */
function hungSpan(wall: Wall, { kind, at: [x, y], tall, size: both }: Prop): Span {
  const high = kind === 'board' ? Number(tall) : (both as Span)[1]
  const low = kind === 'board' ? y : y - high / 2
  return spanOf([low, low + high].map((v) => wall(x, v)[1]))
}

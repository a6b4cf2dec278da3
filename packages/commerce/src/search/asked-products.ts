// Which products answer what a search asks besides its words.
import type { Shop } from '../shop.ts'
import type { Asked } from './asked.ts'
import { Bitmap } from './bitmap.ts'
import type { CatalogIndex } from './catalog-index.ts'

/** Nobody younger sleeps above the floor. */
const YOUNGEST_ABOVE = 6
/** A bed may be so much less tall than the ceiling is high that a child can sit up in it (docs/product.md). */
const ABOVE_BED = 25

interface Piece {
  /** As `fit_beds` has them. */
  beds: string
  /** In inches; 0 where it is unknown. */
  height: number
}

/** Words for what somebody sleeps in, folded. */
const BED = /\b(?:beds?|bunks?|lofts?|lits?|mezzanines?|gigognes?|trundles?)\b|superpos/

/** What nobody sleeps in is meant only where no bed is named: "a desk for two kids". */
function answers({ beds, height }: Piece, { words, sleepers, age, ceiling }: Asked): boolean {
  const places = beds === '' ? 0 : beds.split(';').length
  if (places === 0) return words !== '' && !BED.test(words) && ceiling === undefined
  const isAbove = /\b(?:upper|middle)\b/.test(beds)
  return (
    (sleepers === undefined || places === sleepers) &&
    (age === undefined || age >= YOUNGEST_ABOVE || !isAbove) &&
    (ceiling === undefined || (height > 0 && height <= ceiling - ABOVE_BED))
  )
}

/** Undefined where nothing is asked. */
export async function askedProducts(
  asked: Asked,
  index: CatalogIndex,
  shop: Shop,
): Promise<Bitmap | undefined> {
  const { sleepers, age, ceiling, size } = asked
  const isOfBeds = [sleepers, age, ceiling].some((each) => each !== undefined)
  if (!isOfBeds && size === undefined) return undefined
  const [beds, heights] = await Promise.all([index.beds(), index.heights()])
  const sized = size === undefined ? index.all : inSize(size, { index, beds }, shop)
  const found = Bitmap.empty(index.all.size)
  for (const [place, height] of heights.entries())
    if (sized.has(place) && (!isOfBeds || answers({ beds: beds[place] ?? '', height }, asked)))
      found.add(place)
  return found
}

/** What comes in the size, and what has a place to sleep of it. */
function inSize(
  size: string,
  { index, beds }: { index: CatalogIndex; beds: readonly string[] },
  shop: Shop,
): Bitmap {
  const option = shop.attributes.byCode('att_bed_size')?.options.find(({ code }) => code === size)
  const facet = index.facets.get('att_bed_size')?.find(({ value }) => value === String(option?.id))
  const isOf = new RegExp(`\\b${size}\\b`)
  const found = Bitmap.empty(index.all.size)
  for (const [place, text] of beds.entries())
    if (isOf.test(text) || facet?.members.has(place)) found.add(place)
  return found
}

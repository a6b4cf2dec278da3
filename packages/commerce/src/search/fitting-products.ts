// Which products answer what a search asks besides its words.
import type { Shop } from '../shop.ts'
import { BED, SIZED, type SearchNeeds } from './search-needs.ts'
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
  /** Whether it has or comes with a bed for two. */
  isWide: boolean
}

/** Wide enough for two. */
const WIDE = ['full', 'full_xl', 'queen', 'king']

/** What nobody sleeps in is meant only where no bed is named: "a desk for two kids". */
function answers({ beds, height, isWide }: Piece, needs: SearchNeeds): boolean {
  const { words, sleepers, canShare = false, age, ceiling } = needs
  const places = beds === '' ? 0 : beds.split(';').length
  if (places === 0) return words !== '' && !BED.test(words) && ceiling === undefined
  const isAbove = /\b(?:upper|middle)\b/.test(beds)
  return (
    (sleepers === undefined || places === sleepers || (canShare && isWide && places < sleepers)) &&
    (age === undefined || age >= YOUNGEST_ABOVE || !isAbove) &&
    (ceiling === undefined || (height > 0 && height <= ceiling - ABOVE_BED))
  )
}

/**
 * Undefined where the search needs nothing.
 * @param isOfKind whether the other words name a kind of product: a size says nothing of one that comes in none
 */
export async function fittingProducts(
  { needs, isOfKind }: { needs: SearchNeeds; isOfKind: boolean },
  index: CatalogIndex,
  shop: Shop,
): Promise<Bitmap | undefined> {
  const { sleepers, canShare = false, age, ceiling, size } = needs
  const isOfBeds = [sleepers, age, ceiling].some((each) => each !== undefined)
  if (!isOfBeds && size === undefined) return undefined
  const [beds, heights] = await Promise.all([index.beds(), index.heights()])
  const inSizes = (sizes: readonly string[]) => inAny(sizes, { index, beds }, shop)
  const isSized = size !== undefined && (!isOfKind || SIZED.test(needs.words))
  const sized = isSized ? inSizes([size]) : index.all
  const wide = canShare ? inSizes(WIDE) : undefined
  const found = Bitmap.empty(index.all.size)
  for (const [place, height] of heights.entries()) {
    const piece = { beds: beds[place] ?? '', height, isWide: wide?.has(place) ?? false }
    if (sized.has(place) && (!isOfBeds || answers(piece, needs))) found.add(place)
  }
  return found
}

/** What comes in one of the sizes, and what has a place to sleep of it. */
function inAny(
  sizes: readonly string[],
  { index, beds }: { index: CatalogIndex; beds: readonly string[] },
  shop: Shop,
): Bitmap {
  const options = shop.attributes.byCode('att_bed_size')?.options ?? []
  const values = options.filter(({ code }) => sizes.includes(code)).map(({ id }) => String(id))
  const facets = (index.facets.get('att_bed_size') ?? []).filter(({ value }) => values.includes(value))
  const isOf = new RegExp(`\\b(?:${sizes.join('|')})\\b`)
  const found = Bitmap.empty(index.all.size)
  for (const [place, text] of beds.entries())
    if (isOf.test(text) || facets.some(({ members }) => members.has(place))) found.add(place)
  return found
}

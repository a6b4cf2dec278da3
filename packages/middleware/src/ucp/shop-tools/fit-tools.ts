// The tools about what fits a home: rules of `@loftwood/fit`, facts of the back end's products. Lengths are inches, weights pounds,
// ages years.
import { categoriesFor } from '@loftwood/fit/bed-categories'
import { countCartons } from '@loftwood/fit/carton-load'
import { wayAnswers } from '@loftwood/fit/carton-ways'
import { findBeds } from '@loftwood/fit/find-beds'
import { readFit, type ProductFit } from '@loftwood/fit/fit-attributes'
import { headRoomUnder, upperBedOf } from '@loftwood/fit/head-room'
import { misfitOf } from '@loftwood/fit/mattress-fit'
import { assignPlaces, isSuited } from '@loftwood/fit/who-sleeps-where'
import { z } from 'zod'
import { ProtocolError } from '../failure.ts'
import type { OfferedProduct } from '../offered-product.ts'
import { pageOf } from '../offers.ts'
import { plainText } from '../plain-text.ts'
import { deliveryTool } from './delivery-tool.ts'
import { fitWordsIn, type FitWords } from './fit-words.ts'
import { dollars, shopTool, type ShopTool, type ToolCall } from './shop-tool.ts'

/** As many as the finder's page chooses among, in requests that every back end answers. */
const MOST_BEDS = 100
const AT_ONCE = 50
const MOST_SLEEPERS = 4

const MATTRESSES = /mattress|matelas/i

const inches = z.number().min(1).max(1_000)
const ages = z.array(z.number().min(2).max(120)).max(MOST_SLEEPERS)
const opening = z.object({ width_in: inches, height_in: inches })
const sku = z.string().min(1).max(64)
const offer = z.object({
  sku: z.string(),
  name: z.string(),
  url: z.string(),
  price_from: dollars.nullable(),
  currency: z.string().nullable(),
})

const findInput = z.object({
  sleeper_ages_years: ages.optional(),
  ceiling_height_in: inches.optional(),
  floor_length_in: inches.optional(),
  floor_width_in: inches.optional(),
  comes_with: z.enum(['desk', 'stairs', 'slide', 'storage', 'trundle']).optional(),
  price_at_most: dollars.min(0).optional(),
})
const foundBeds = z.object({ beds: z.array(offer.extend({ reasons: z.array(z.string()) })) })

const checkInput = z.object({
  bed_sku: sku,
  sleeper_ages_years: ages.optional(),
  ceiling_height_in: inches.optional(),
  floor_length_in: inches.optional(),
  floor_width_in: inches.optional(),
  door: opening.optional(),
  elevator: opening.extend({ depth_in: inches }).optional(),
  stairs_corner: z.object({ before_in: inches, after_in: inches, height_in: inches.optional() }).optional(),
})
const check = z.object({
  about: z.enum(['sleepers', 'ceiling', 'floor', 'door', 'elevator', 'corner']),
  /** Null where the shop does not know. */
  fits: z.boolean().nullable(),
  reason: z.string(),
})
const checks = z.object({ bed: offer, checks: z.array(check) })

const bedInput = z.object({ bed_sku: sku })
const mattresses = z.object({
  places: z.array(
    z.object({
      place: z.string(),
      size: z.string(),
      thickest_in: z.number().nullable(),
      mattresses: z.array(offer.extend({ thickness_in: z.number() })),
    }),
  ),
})

export const FIT_TOOLS: readonly ShopTool[] = [
  shopTool({
    name: 'find_beds_that_fit',
    description:
      'Beds that suit who sleeps there, the ceiling, the floor and the budget, best first, with reasons.',
    needs: ['productOffers', 'categoryList'],
    input: findInput,
    output: foundBeds,
    run: find,
  }),
  shopTool({
    name: 'check_bed_fits_room',
    description:
      'Whether one bed suits sleepers, ceiling and floor, and its cartons a door, elevator or stairs.',
    needs: ['productOffers'],
    input: checkInput,
    output: checks,
    run: checkBed,
  }),
  shopTool({
    name: 'mattresses_for_bed',
    description: 'For each sleeping place of a bed the mattresses of the shop that go into it.',
    needs: ['productOffers', 'categoryList'],
    input: bedInput,
    output: mattresses,
    run: mattressesFor,
  }),
  deliveryTool,
]

const offerOf = (product: OfferedProduct, { view }: ToolCall) => {
  const { final_price: price } = product.price_range.minimum_price
  return {
    sku: product.sku ?? '',
    name: plainText(product.name, 300),
    url: pageOf(product, view),
    price_from: price.value,
    currency: price.currency,
  }
}

async function listOf(uids: readonly string[], { call }: ToolCall, priceAtMost?: number) {
  if (uids.length === 0) return []
  const filter = {
    category_uid: { in: [...uids] },
    ...(priceAtMost !== undefined && { price: { to: String(priceAtMost) } }),
  }
  const found: OfferedProduct[] = []
  for (let currentPage = 1; currentPage <= MOST_BEDS / AT_ONCE; currentPage += 1) {
    const { products } = await call('productOffers', { filter, pageSize: AT_ONCE, currentPage })
    found.push(...(products?.items ?? []).filter((product) => product !== null))
    if (currentPage >= (products?.page_info?.total_pages ?? 0)) break
  }
  return found
}

async function find(input: z.output<typeof findInput>, tool: ToolCall) {
  const words = fitWordsIn(tool.view)
  const { categoryList } = await tool.call('categoryList', {})
  const { floor_length_in: length = Infinity, floor_width_in: width = Infinity } = input
  const uids = categoriesFor(categoryList, input.comes_with)
  const beds = findBeds(await listOf(uids, tool, input.price_at_most), {
    ages: input.sleeper_ages_years,
    ceiling: input.ceiling_height_in,
    floor: Math.min(length, width) < Infinity ? { length, width } : undefined,
    part: input.comes_with,
    budget: input.price_at_most,
  })
  return {
    beds: beds.map(({ product, reasons }) => ({
      ...offerOf(product, tool),
      reasons: reasons.map((reason) => words.reason(reason)),
    })),
  }
}

/** @throws ProtocolError when there is none */
async function productBy(wanted: string, { call }: ToolCall): Promise<OfferedProduct> {
  const { products } = await call('productOffers', { filter: { sku: { eq: wanted } } })
  const product = products?.items?.find((item) => item?.sku === wanted)
  if (!product) throw new ProtocolError('invalid_request', `There is no product ${wanted}`)
  return product
}

type Check = z.output<typeof check>
type CheckInput = z.output<typeof checkInput>

async function checkBed(input: CheckInput, tool: ToolCall) {
  const product = await productBy(input.bed_sku, tool)
  const fit = readFit(product)
  const words = fitWordsIn(tool.view)
  return {
    bed: offerOf(product, tool),
    checks: [
      ...sleeperCheck(fit, input, words),
      ...ceilingCheck(product, input, words),
      ...floorCheck(product, input, words),
      ...wayChecks(fit, input, words),
    ],
  }
}

function sleeperCheck(
  { beds }: ProductFit,
  { sleeper_ages_years: years = [] }: CheckInput,
  words: FitWords,
): Check[] {
  if (years.length === 0) return []
  const about = 'sleepers'
  if (beds.length === 0) return [{ about, fits: null, reason: words.unknown.places }]
  const { beddings, isComplete } = assignPlaces({ places: beds, ages: years })
  const reasons = beddings.map(({ years: age, place, verdict }) => {
    const where = place === null ? undefined : beds[place]?.place
    if (!isSuited(verdict)) return words.unplaced(age, words.unsuited[verdict.reason])
    return words.placed(age, where, verdict.until)
  })
  return [{ about, fits: isComplete, reason: reasons.join(' ') }]
}

function ceilingCheck(
  product: OfferedProduct,
  { ceiling_height_in: ceiling }: CheckInput,
  words: FitWords,
): Check[] {
  if (ceiling === undefined) return []
  const upper = upperBedOf({ fit: readFit(product), height: product.assembled_height })
  if (!upper) return [{ about: 'ceiling', fits: null, reason: words.unknown.height }]
  const room = headRoomUnder(ceiling, upper)
  return [{ about: 'ceiling', fits: room.verdict !== 'tight', reason: words.headRoom(room) }]
}

function floorCheck(product: OfferedProduct, input: CheckInput, words: FitWords): Check[] {
  const { floor_length_in: length = Infinity, floor_width_in: width = Infinity } = input
  if (Math.min(length, width) === Infinity) return []
  const { assembled_length, assembled_width } = product
  if (!assembled_length || !assembled_width)
    return [{ about: 'floor', fits: null, reason: words.unknown.measurements }]
  const fits = assembled_length <= length && assembled_width <= width
  return [{ about: 'floor', fits, reason: words.floor(assembled_length, assembled_width) }]
}

function wayChecks(
  { cartons }: ProductFit,
  { door, elevator, stairs_corner: corner }: CheckInput,
  words: FitWords,
): Check[] {
  const way = {
    ...(door && { door: { width: door.width_in, height: door.height_in } }),
    ...(elevator && {
      elevator: { width: elevator.width_in, height: elevator.height_in, depth: elevator.depth_in },
    }),
    ...(corner && {
      corner: { before: corner.before_in, after: corner.after_in, height: corner.height_in ?? null },
    }),
  }
  const counted = countCartons([{ cartons, quantity: 1 }])
  return wayAnswers(way, counted).map(({ way: about, stuck }) => {
    if (counted.length === 0) return { about, fits: null, reason: words.unknown.cartons }
    const reason = stuck.length > 0 ? words.stuck(stuck) : words.allThrough
    return { about, fits: stuck.length === 0, reason }
  })
}

interface Category {
  uid: string
  level: number | null
  url_path: string | null
  children?: readonly (Category | null)[] | null
}

async function mattressesFor({ bed_sku }: z.output<typeof bedInput>, tool: ToolCall) {
  const [bed, { categoryList }] = await Promise.all([productBy(bed_sku, tool), tool.call('categoryList', {})])
  const tree: readonly (Category | null)[] = categoryList ?? []
  const tops = tree.flatMap((node) => ((node?.level ?? 2) < 2 ? (node?.children ?? []) : [node]))
  const uids = tops.flatMap((node) =>
    node && MATTRESSES.test(node.url_path ?? '') ? [String(node.uid)] : [],
  )
  const shop = await listOf(uids, tool)
  return {
    places: readFit(bed).beds.map((place) => ({
      place: place.place,
      size: place.size,
      thickest_in: place.thickest,
      mattresses: shop.flatMap((product) => {
        const fitting = factsOf(product).find((facts) => misfitOf(facts, place) === null)
        return fitting ? [{ ...offerOf(product, tool), thickness_in: fitting.thickness }] : []
      }),
    })),
  }
}

/** Of a mattress, or of each of its variants. */
function factsOf(product: OfferedProduct) {
  const variants = 'variants' in product ? (product.variants ?? []) : []
  const fields = variants.length > 0 ? variants.map((variant) => variant?.product ?? {}) : [{}]
  return fields.flatMap((own) => readFit(own, product).mattress ?? [])
}

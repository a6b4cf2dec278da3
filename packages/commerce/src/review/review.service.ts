// Reviews by customers, and by guests where the shop allows it: checked, tied to the account, published once an operator
// approves.
import type { CreateProductReviewInput } from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { requireSession } from '../customer/session.ts'
import type { Database } from '../db/open-database.ts'
import { userError } from '../user-errors/user-error.ts'
import { checkPage, checkPageExists, pageInfo } from '../platform/paging.ts'
import { RATINGS, reviewNode } from './review-node.ts'
import type { PageArgs } from './review-node.ts'
import { decodeNumericUid, encodeUid } from '../platform/uid.ts'

const MOST_STARS = 5
const LONGEST = { nickname: 128, summary: 255, text: 10_000 } as const

/** The number of a rating's value: ratings by their place, stars counted on. */
function valueNumber(place: number, stars: number): number {
  return place * MOST_STARS + stars
}

export function ratingsMetadata({ view }: Context) {
  return {
    items: RATINGS.map(({ label }, place) => ({
      id: encodeUid(place + 1),
      name: label[view.language],
      values: Array.from({ length: MOST_STARS }, (_, index) => ({
        value: String(index + 1),
        value_id: encodeUid(valueNumber(place, index + 1)),
      })),
    })),
  }
}

/** @throws GUEST_REVIEW, PRODUCT_UNKNOWN, ALREADY_REVIEWED, RATINGS_MISSING, RATING_UNKNOWN, REQUIRED_FIELD, TOO_LONG */
export async function writeReview(input: CreateProductReviewInput, context: Context) {
  const { session, view } = context
  if (!session && !context.shop.rules.store.accounts.areGuestReviewsAllowed) throw userError('GUEST_REVIEW')
  const texts = readTexts(input)
  const stars = readRatings(input.ratings)
  const product = await context.db
    .selectFrom('product')
    .select('id')
    .where('sku', '=', input.sku)
    .where('is_visible', '=', 1)
    .executeTakeFirst()
  if (!product) throw userError('PRODUCT_UNKNOWN', input.sku)
  const values = Object.values(stars)
  const row = await context.db.transaction().execute(async (write) => {
    const own = { productId: product.id, customerId: session?.customerId ?? null }
    if (await hasReviewed(write, own)) throw userError('ALREADY_REVIEWED')
    return write
      .insertInto('review')
      .values({
        ...texts,
        product_id: own.productId,
        customer_id: own.customerId,
        language: view.language,
        ratings: JSON.stringify(stars),
        average: Math.round(
          (values.reduce((sum, value) => sum + value, 0) / values.length) * (100 / MOST_STARS),
        ),
        created_at: new Date().toISOString(),
        is_approved: 0,
        is_catalogue: 0,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return reviewNode(row, context)
}

/** Guests cannot be distinguished. */
async function hasReviewed(
  db: Database,
  { productId, customerId }: { productId: number; customerId: number | null },
): Promise<boolean> {
  if (customerId === null) return false
  const row = await db
    .selectFrom('review')
    .select('id')
    .where('product_id', '=', productId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row !== undefined
}

function readTexts(input: CreateProductReviewInput) {
  const read = (field: keyof typeof LONGEST) => {
    const text = input[field].trim()
    if (text === '') throw userError('REQUIRED_FIELD', field)
    if (text.length > LONGEST[field]) throw userError('TOO_LONG', field, LONGEST[field])
    return text
  }
  return { nickname: read('nickname'), summary: read('summary'), text: read('text') }
}

/** Stars by rating code; a rating given twice counts as given last. */
function readRatings(ratings: CreateProductReviewInput['ratings']): Record<string, number> {
  const stars = ratings.flatMap((rating) => {
    if (!rating) return []
    const place = (decodeNumericUid(rating.id) ?? 0) - 1
    const value = (decodeNumericUid(rating.value_id) ?? 0) - valueNumber(place, 0)
    const existing = RATINGS[place]
    if (!existing || value < 1 || value > MOST_STARS) throw userError('RATING_UNKNOWN')
    return [[existing.code, value] as const]
  })
  if (stars.length === 0) throw userError('RATINGS_MISSING')
  return Object.fromEntries(stars)
}

/** The signed-in customer's own reviews, newest first. */
export async function customerReviews(args: PageArgs, context: Context) {
  checkPage(args)
  const { customerId } = requireSession(context)
  const own = context.db.selectFrom('review').where('customer_id', '=', customerId)
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  checkPageExists(args, total)
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(args.pageSize)
    .offset((args.currentPage - 1) * args.pageSize)
    .execute()
  return { items: rows.map((row) => reviewNode(row, context)), page_info: pageInfo(args, total) }
}

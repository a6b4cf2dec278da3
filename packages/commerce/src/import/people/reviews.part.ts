// Reviews of products, from the shop's own export.
import { z } from 'zod'
import { RATINGS } from '../../review/review-node.ts'
import { pairsOf } from '../csv/cell-lists.ts'
import { RowError } from '../csv/row-error.ts'
import { email, text, time } from './cell-shapes.ts'
import { customerIdOf, filePart, productIdOf } from './take-file.ts'

const MOST_STARS = 5
const LONGEST_REVIEW = 10_000

const review = z.object({
  sku: text,
  store_view_code: z.string().optional(),
  nickname: text,
  title: text,
  detail: z.string('is missing').max(LONGEST_REVIEW, `longer than ${LONGEST_REVIEW} characters`),
  ratings: z.string('is missing'),
  status: z.enum(['Approved', 'Pending'], 'Approved or Pending is needed'),
  created_at: time,
  customer_email: email.optional(),
})

export const reviewsPart = filePart({
  file: 'reviews.csv',
  name: 'Reviews',
  row: review,
  take: async (cells: z.output<typeof review>, { write, shop }) => {
    const { sku, nickname, title: summary, detail, created_at } = cells
    const product_id = await productIdOf(write, sku)
    const existing = await write
      .selectFrom('review')
      .select('id')
      .where('product_id', '=', product_id)
      .where('nickname', '=', nickname)
      .where('created_at', '=', created_at)
      .executeTakeFirst()
    if (existing) return 'unchanged'
    const stars = starsOf(cells.ratings)
    const values = Object.values(stars)
    const view = shop.rules.store.views.find(({ storeCode }) => storeCode === cells.store_view_code)
    await write
      .insertInto('review')
      .values({
        product_id,
        nickname,
        summary,
        text: detail,
        created_at,
        language: view?.language ?? 'en',
        ratings: JSON.stringify(stars),
        average: Math.round(
          (values.reduce((sum, value) => sum + value, 0) / values.length) * (100 / MOST_STARS),
        ),
        is_approved: cells.status === 'Approved' ? 1 : 0,
        is_catalogue: 0,
        customer_id: cells.customer_email ? await customerIdOf(write, cells.customer_email) : null,
      })
      .execute()
    return 'added'
  },
})

/** @throws {RowError} */
function starsOf(cell: string): Record<string, number> {
  const stars = [...pairsOf(cell)].map(([code, value]) => [code, Number(value)] as const)
  const isKnown = (code: string) => RATINGS.some((rating) => rating.code === code)
  const areGood = stars.every(
    ([code, value]) => isKnown(code) && Number.isInteger(value) && value >= 1 && value <= MOST_STARS,
  )
  if (stars.length === 0 || !areGood) throw new RowError('ratings: code=1 to 5 is needed')
  return Object.fromEntries(stars)
}

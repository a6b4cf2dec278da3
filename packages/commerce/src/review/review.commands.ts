// The operator's commands on reviews: look at those that wait, publish or refuse them.
import { z } from 'zod'
import { type CommandContext, type CommandTable, command } from '../admin/command.ts'

const MOST_LISTED = 200

const id = z.coerce.number().int().positive()

/** A review that an operator judges: written by a customer here. */
const writtenHere = ({ services }: CommandContext) =>
  services.db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .where('is_catalogue', '=', 0)

const reviews = command({
  usage: '[--all]',
  summary: 'lists the reviews that wait for approval, or all that customers wrote',
  words: [],
  options: { all: { type: 'boolean' } },
  args: z.object({ all: z.boolean().default(false) }),
  run: async ({ all }, context) => {
    const rows = await writtenHere(context)
      .select([
        'review.id',
        'sku',
        'nickname',
        'summary',
        'text',
        'average',
        'is_approved',
        'review.created_at',
      ])
      .where('is_approved', 'in', all ? [0, 1] : [0])
      .orderBy('review.id', 'desc')
      .limit(MOST_LISTED)
      .execute()
    for (const row of rows) {
      const state = row.is_approved === 1 ? 'approved' : 'waiting'
      context.print(
        [row.id, row.created_at.slice(0, 10), state, `${row.average} %`, row.sku, row.nickname].join('  '),
      )
      context.print(`  ${row.summary}: ${row.text}`)
    }
    if (rows.length === 0) context.print('No review waits.')
  },
})

const approveReview = command({
  usage: '<id>',
  summary: 'publishes a review',
  words: ['id'],
  args: z.object({ id }),
  run: async (args, { services, print }) => {
    const { numUpdatedRows } = await services.db
      .updateTable('review')
      .set({ is_approved: 1 })
      .where('id', '=', args.id)
      .where('is_catalogue', '=', 0)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Error(`There is no review ${args.id} of a customer`)
    print(`Published ${args.id}`)
  },
})

const rejectReview = command({
  usage: '<id>',
  summary: 'deletes a review; its author may write another',
  words: ['id'],
  args: z.object({ id }),
  run: async (args, { services, print }) => {
    const { numDeletedRows } = await services.db
      .deleteFrom('review')
      .where('id', '=', args.id)
      .where('is_catalogue', '=', 0)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new Error(`There is no review ${args.id} of a customer`)
    print(`Deleted ${args.id}`)
  },
})

export const reviewCommands: CommandTable = {
  reviews,
  'approve-review': approveReview,
  'reject-review': rejectReview,
}

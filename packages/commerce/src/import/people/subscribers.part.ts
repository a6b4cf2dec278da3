// Who gets the newsletter, from the shop's own export.
import { z } from 'zod'
import { email, time } from './cell-shapes.ts'
import { filePart } from './take-file.ts'

const row = z.object({
  subscriber_email: email,
  store_view_code: z.string().optional(),
  subscriber_status: z.enum(['NOT_ACTIVE', 'SUBSCRIBED', 'UNCONFIRMED', 'UNSUBSCRIBED']),
  change_status_at: time,
  consent_source: z.enum(['form', 'registration', 'account']).nullable().default(null),
  consented_at: time.nullable().default(null),
})

export const subscribersPart = filePart({
  file: 'newsletter_subscribers.csv',
  name: 'Subscribers',
  row,
  take: async (cells: z.output<typeof row>, { write, shop }) => {
    const view = shop.rules.store.views.find(({ storeCode }) => storeCode === cells.store_view_code)
    const { numInsertedOrUpdatedRows: written } = await write
      .insertInto('newsletter_subscriber')
      .values({
        email: cells.subscriber_email,
        status: cells.subscriber_status,
        language: view?.language ?? 'en',
        changed_at: cells.change_status_at,
        consent_source: cells.consent_source,
        consented_at: cells.consented_at,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirstOrThrow()
    return written === 0n ? 'unchanged' : 'added'
  },
})

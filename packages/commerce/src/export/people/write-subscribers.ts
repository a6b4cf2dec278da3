// newsletter_subscribers.csv: who gets the newsletter, and how they agreed. Magento has no import of its own for it.
import type { ExportContext } from '../export-context.ts'
import { ROWS_PER_PAGE, writeTable } from '../write-table.ts'

const COLUMNS = [
  'subscriber_email',
  'store_view_code',
  'subscriber_status',
  'change_status_at',
  'consent_source',
  'consented_at',
] as const

export function writeSubscribers(context: ExportContext): Promise<number> {
  const { db, shop } = context
  return writeTable(context, {
    file: 'newsletter_subscribers.csv',
    name: 'Subscribers',
    columns: COLUMNS,
    read: (after) =>
      db
        .selectFrom('newsletter_subscriber')
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(ROWS_PER_PAGE)
        .execute(),
    rowOf: ({ email, language, status, changed_at, consent_source, consented_at }) => ({
      subscriber_email: email,
      store_view_code: shop.rules.store.views.find((view) => view.language === language)?.storeCode,
      subscriber_status: status,
      change_status_at: changed_at,
      consent_source,
      consented_at,
    }),
  })
}

// What customers still have from past orders: store credit, gift cards, and files they may download.
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'
import { dollars } from '../cells.ts'
import type { ExportContext } from '../export-context.ts'
import { ROWS_PER_PAGE, writeTable } from '../write-table.ts'

const CREDIT_COLUMNS = [
  'customer_email',
  'action',
  'amount',
  'increment_id',
  'comment',
  'created_at',
] as const

export function writeStoreCredit(context: ExportContext): Promise<number> {
  return writeTable(context, {
    file: 'store_credit.csv',
    name: 'Store credit',
    columns: CREDIT_COLUMNS,
    read: (after) =>
      context.db
        .selectFrom('store_credit_entry as entry')
        .innerJoin('customer', 'customer.id', 'entry.customer_id')
        .leftJoin('sales_order', 'sales_order.id', 'entry.order_id')
        .select(['entry.id', 'customer.email', 'action', 'change_cents', 'number', 'comment'])
        .select('entry.created_at')
        .where('entry.id', '>', after)
        .orderBy('entry.id')
        .limit(ROWS_PER_PAGE)
        .execute(),
    rowOf: ({ email, action, change_cents, number, comment, created_at }) => ({
      action,
      comment,
      created_at,
      customer_email: email,
      amount: dollars(change_cents),
      increment_id: number,
    }),
  })
}

const CARD_COLUMNS = [
  'hash',
  'last4',
  'initial_amount',
  'balance',
  'expires_on',
  'increment_id',
  'created_at',
] as const

/** Nobody can read the codes of gift cards, the shop neither: their hashes keep them valid in a shop of this kind only. */
export function writeGiftCards(context: ExportContext): Promise<number> {
  return writeTable(context, {
    file: 'gift_cards.csv',
    name: 'Gift cards',
    columns: CARD_COLUMNS,
    read: (after) =>
      context.db
        .selectFrom('gift_card as card')
        .leftJoin('sales_order', 'sales_order.id', 'card.order_id')
        .selectAll('card')
        .select('number')
        .where('card.id', '>', after)
        .orderBy('card.id')
        .limit(ROWS_PER_PAGE)
        .execute(),
    rowOf: ({ hash, last4, initial_cents, balance_cents, expires_on, number, created_at }) => ({
      hash,
      last4,
      expires_on,
      created_at,
      initial_amount: dollars(initial_cents),
      balance: dollars(balance_cents),
      increment_id: number,
    }),
  })
}

const DOWNLOAD_COLUMNS = [
  'increment_id',
  'item',
  'title',
  'title_fr',
  'file',
  'downloads',
  'most_downloads',
  'status',
  'created_at',
  'token',
] as const

export function writeDownloads(context: ExportContext): Promise<number> {
  return writeTable(context, {
    file: 'order_downloads.csv',
    name: 'Downloads',
    columns: DOWNLOAD_COLUMNS,
    read: (after) =>
      context.db
        .selectFrom('purchased_link as link')
        .innerJoin('sales_order', 'sales_order.id', 'link.order_id')
        .selectAll('link')
        .select('number')
        .where('link.id', '>', after)
        .orderBy('link.id')
        .limit(ROWS_PER_PAGE)
        .execute(),
    rowOf: ({ number, item_index, title, file, downloads, most_downloads, status, created_at, token }) => {
      const titles = JSON.parse(title) as LocalizedText
      return {
        file,
        downloads,
        most_downloads,
        status,
        created_at,
        token,
        increment_id: number,
        item: item_index + 1,
        title: titles.en,
        title_fr: titles.fr,
      }
    },
  })
}

// Requests for one mail when a sold-out product is back. Who requests it need not confirm: one mail that can be ended is all
// that comes of it, and how many an address or a visitor may have is bounded. A mailbox that ended them gets no more for a year,
// unless its owner signs in to request one.
import type { Context } from '../../context.ts'
import type { Database } from '../../db/open-database.ts'
import { mailboxOf } from '../../mail/mailbox.ts'
import { DAY_MS } from '../../platform/durations.ts'
import { isInStock } from '../../product/product-stock.ts'
import { userError } from '../../user-errors/user-error.ts'
import { findCustomer } from '../customer-rows.ts'
import { NOBODY, findHash, findKey, hashOfAddress, rememberAddress, revokeKeys } from '../one-time-keys.ts'
import { readEmail } from '../read-email.ts'

/** Products that one mailbox waits for. */
const MOST_OF_MAILBOX = 20
/** Requests of one visitor in a day. */
const MOST_OF_VISITOR = 20
/** Bounds the disk use. */
const MOST_STORED = 100_000

interface StockAlertRequest {
  sku: string
  email: string
}

/** The same answer for an address that waits already, or wants no such mails. @throws EMAIL_NOT_VALID, PRODUCT_UNKNOWN, NOT_SOLD_OUT, TOO_MANY_STOCK_ALERTS */
export async function requestStockAlert(request: StockAlertRequest, context: Context): Promise<true> {
  const email = readEmail(request.email)
  const { sku, isAvailable } = await findSold(request.sku, context)
  if (isAvailable) throw userError('NOT_SOLD_OUT')
  if ((await hasEnded(email, context)) && !(await isOwn(email, context))) return true
  const { view, address, visitorKey } = context
  await context.db.transaction().execute(async (write) => {
    const alert = { email, mailbox: mailboxOf(email), visitor: visitorKey(address) }
    if (await isOneTooMany(write, alert)) throw userError('TOO_MANY_STOCK_ALERTS')
    await write
      .insertInto('stock_alert')
      .values({ ...alert, sku, store_code: view.storeCode, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.columns(['email', 'sku']).doNothing())
      .execute()
  })
  return true
}

const ENDED = 'no-stock-alerts'

const hasEnded = async (email: string, { db }: Context): Promise<boolean> =>
  (await findHash(db, ENDED, hashOfAddress(ENDED, mailboxOf(email)))) !== undefined

async function isOwn(email: string, { db, session }: Context): Promise<boolean> {
  const customer = session && (await findCustomer(db, session.customerId))
  return customer?.email === email && customer.email_confirmed_at !== null
}

/** Products that have a page: a variant has that of its product. */
export const shownProducts = (db: Database) =>
  db
    .selectFrom('product')
    .leftJoin('product as parent', 'parent.id', 'product.parent_id')
    .where((row) => row(row.fn.coalesce('parent.is_visible', 'product.is_visible'), '=', 1))

/** @throws PRODUCT_UNKNOWN for a hidden product, too */
async function findSold(sku: string, context: Context): Promise<{ sku: string; isAvailable: boolean }> {
  const row = await shownProducts(context.db)
    .select('product.id')
    .where('product.sku', '=', sku)
    .executeTakeFirst()
  const product = row && (await context.load.product.load(row.id))
  if (!product) throw userError('PRODUCT_UNKNOWN', sku)
  return { sku: product.sku, isAvailable: await isInStock(product, context) }
}

async function isOneTooMany(db: Database, { mailbox, visitor }: Record<'mailbox' | 'visitor', string>) {
  const count = db.selectFrom('stock_alert').select(({ fn }) => fn.countAll<number>().as('alerts'))
  const since = new Date(Date.now() - DAY_MS).toISOString()
  const stored = await count.executeTakeFirstOrThrow()
  const ofMailbox = await count.where('mailbox', '=', mailbox).executeTakeFirstOrThrow()
  const ofVisitor = await count
    .where('visitor', '=', visitor)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  const isFull = stored.alerts >= MOST_STORED
  return isFull || ofMailbox.alerts >= MOST_OF_MAILBOX || ofVisitor.alerts >= MOST_OF_VISITOR
}

/** The link of any such mail, as often as it is followed, for the whole mailbox. @throws STOCK_ALERT_LINK_INVALID */
export async function endStockAlerts(token: string, { db }: Context): Promise<true> {
  const email = await findKey(db, 'end-stock-alerts', token)
  if (email === undefined) throw userError('STOCK_ALERT_LINK_INVALID')
  const mailbox = mailboxOf(email)
  await db.deleteFrom('stock_alert').where('mailbox', '=', mailbox).execute()
  await rememberAddress(db, mailbox, { purpose: ENDED, subject: NOBODY })
  return true
}

export const stockAlertsOf = (db: Database, email: string) =>
  db
    .selectFrom('stock_alert')
    .select(['sku', 'store_code', 'created_at'])
    .where('email', '=', email)
    .execute()

/** With the keys of its mails, which name the address. */
export async function forgetStockAlerts(db: Database, email: string): Promise<void> {
  await db.deleteFrom('stock_alert').where('email', '=', email).execute()
  await revokeKeys(db, { purpose: 'end-stock-alerts', subject: email })
}

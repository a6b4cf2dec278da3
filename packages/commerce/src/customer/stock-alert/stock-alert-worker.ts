// Sends the mails of products that are back in stock, and forgets the requests with them.
import type { Selectable } from 'kysely'
import type { Services } from '../../context.ts'
import type { Database } from '../../db/open-database.ts'
import type { Tables } from '../../db/tables.ts'
import { queueWithinLimits } from '../../mail/mail-limits.ts'
import { MINUTE_MS } from '../../platform/durations.ts'
import { randomToken } from '../../platform/random-token.ts'
import { repeat } from '../../platform/repeat.ts'
import { type Product, createProductLoaders } from '../../product/product-loaders.ts'
import { isInStock } from '../../product/product-stock.ts'
import { type StoreView, storeViewOf } from '../../shop.ts'
import { issueKey } from '../one-time-keys.ts'
import { stockAlertMail } from './stock-alert-mail.ts'
import { shownProducts } from './stock-alert.service.ts'

/** Requests that are in memory. */
const AT_ONCE = 100

type Desk = Pick<Services, 'db' | 'shop' | 'storefrontUrl' | 'logger' | 'wakeMail'>
type Alert = Selectable<Tables['stock_alert']>

/** Runs until it is stopped. @returns what stops it, once the requests in memory are done */
export function startStockAlerts(desk: Desk, everyMs = MINUTE_MS): () => Promise<void> {
  return repeat(
    (signal) =>
      sendDue(desk, signal).catch((error: unknown) =>
        desk.logger.error({ err: error }, 'stock alerts could not be sent; trying again'),
      ),
    everyMs,
  )
}

/** One round. What cannot be sent within the limits of its mailbox stays for a later one, and so does what fails. */
async function sendDue(desk: Desk, signal: AbortSignal): Promise<void> {
  const products = await shownProducts(desk.db)
    .innerJoin('stock_alert', 'stock_alert.sku', 'product.sku')
    .select(['product.id', 'product.sku'])
    .distinct()
    .execute()
  const load = createProductLoaders(desk.db, 'en')
  for (const { id, sku } of products) {
    if (signal.aborted) return
    await attempt(desk, sku, async () => {
      const product = await load.product.load(id)
      if (product && (await isInStock(product, { load }))) await sendOf(desk, { id, sku, signal })
    })
  }
}

/** The others go on when one fails. */
async function attempt({ logger }: Desk, sku: string, send: () => Promise<void>): Promise<void> {
  try {
    await send()
  } catch (error) {
    logger.error({ err: error, sku }, 'a stock alert could not be sent; trying again')
  }
}

interface Due {
  /** Of the product. */
  id: number
  sku: string
  signal: AbortSignal
}

async function sendOf(desk: Desk, { id, sku, signal }: Due): Promise<void> {
  let last: number | undefined = 0
  while (last !== undefined && !signal.aborted) {
    const alerts: Alert[] = await desk.db
      .selectFrom('stock_alert')
      .selectAll()
      .where('sku', '=', sku)
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const alert of alerts)
      await attempt(desk, sku, () =>
        desk.db.transaction().execute((db) => sendOne({ ...desk, db }, id, alert)),
      )
    desk.wakeMail()
    last = alerts.at(-1)?.id
  }
}

async function sendOne({ db, shop, storefrontUrl }: Desk, id: number, alert: Alert): Promise<void> {
  const view = storeViewOf(shop, alert.store_code) ?? storeViewOf(shop, null)
  const product = view && (await shownIn(db, view, id))
  if (!product) return
  const { store } = shop.rules
  const token = randomToken()
  const mail = stockAlertMail({ store, storefrontUrl }, view, { recipient: alert.email, token, ...product })
  if (!(await queueWithinLimits(db, mail, new Date()))) return
  await issueKey(db, { purpose: 'end-stock-alerts', subject: alert.email }, token)
  await db.deleteFrom('stock_alert').where('id', '=', alert.id).execute()
}

/** A variant has the page of its product. */
async function shownIn(
  db: Database,
  { language }: StoreView,
  id: number,
): Promise<{ name: string; path: string } | undefined> {
  const load = createProductLoaders(db, language)
  const product = await load.product.load(id)
  const page = product?.parentId == null ? product : await load.product.load(product.parentId)
  return product && page && { name: product.text.name, path: pathOf(page) }
}

const pathOf = ({ text, urlKey }: Product): string => `/${text.urls[0] ?? urlKey}`

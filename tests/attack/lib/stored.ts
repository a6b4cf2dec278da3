/** What the back end's database holds. */
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'

/** Reads while the back end writes. */
function rows(dataDir: string, sql: string, ...parameters: string[]): Record<string, unknown>[] {
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), { readOnly: true, timeout: 3000 })
  try {
    return database.prepare(sql).all(...parameters)
  } finally {
    database.close()
  }
}

/** While it runs the back end finds no products. */
export async function withoutProducts<T>(dataDir: string, run: () => Promise<T>): Promise<T> {
  const rename = (from: string, to: string) => {
    const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), { timeout: 3000 })
    database.exec(`alter table ${from} rename to ${to}`)
    database.close()
  }
  rename('product', 'product_away')
  try {
    return await run()
  } finally {
    rename('product_away', 'product')
  }
}

const idOfOrder = '(select id from sales_order where number = ?)'

/** As if the payments of these orders had not been read for years, and they were placed these minutes earlier. */
export function ageOrders(dataDir: string, numbers: readonly string[], minutes = 0): void {
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), { timeout: 3000 })
  const age = database.prepare(`update order_payment set checked_at = '2020-01-01T00:00:00.000Z',
    expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', expires_at, ?) where order_id = ${idOfOrder}`)
  for (const number of numbers) age.run(`-${minutes} minutes`, number)
  database.close()
}

/** e.g. `Processing`. */
export const statusOf = (dataDir: string, number: string): string =>
  String(rows(dataDir, 'select status from sales_order where number = ?', number)[0]?.['status'])

/** Undefined until the order has a payment at the provider. */
export const intentOf = (dataDir: string, number: string): unknown =>
  rows(dataDir, `select intent_id from order_payment where order_id = ${idOfOrder}`, number)[0]?.['intent_id']

/** Numbers of the orders of an e-mail address. */
export const ordersOf = (dataDir: string, email: string): string[] =>
  rows(dataDir, 'select number from sales_order where email = ?', email).map(({ number }) => String(number))

/** A product that goes into the cart as it is; from now on there are enough pieces of it for every scenario of a run. */
export function plentifulSku(dataDir: string): string {
  const sku = String(shelves(dataDir)[0]?.sku)
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), { timeout: 3000 })
  database.prepare('update stock_item set quantity = 10000 where sku = ?').run(sku)
  database.close()
  return sku
}

/** Addresses of 20 products, from the end of the list: they are not cached yet. */
export const productPaths = (dataDir: string): string[] =>
  rows(
    dataDir,
    `select path from url_rewrite where entity = 'product' and target is null order by path desc limit 20`,
  ).map(({ path }) => String(path))

/** Pieces that can be sold now. */
export const stockOf = (dataDir: string, sku: string): number =>
  Number(rows(dataDir, 'select quantity from stock_item where sku = ?', sku)[0]?.['quantity'])

/** Products that go into the cart as they are, those of which there are most first. */
export const shelves = (dataDir: string): { sku: string; quantity: number }[] =>
  rows(
    dataDir,
    `select sku, quantity from product join stock_item using (sku)
     where type = 'simple' and is_visible = 1 and parent_id is null order by quantity desc`,
  ).map(({ sku, quantity }) => ({ sku: String(sku), quantity: Number(quantity) }))

/** How many products and variants nobody can buy. */
export const soldOut = (dataDir: string): number =>
  Number(rows(dataDir, 'select count(*) as n from stock_item where quantity <= 0')[0]?.['n'])

/** Pieces that orders hold which are not paid yet. */
export const piecesHeld = (dataDir: string): number =>
  Number(rows(dataDir, 'select coalesce(sum(pieces), 0) as n from order_hold')[0]?.['n'])

/** Carts of shoppers and agents. */
export const countCarts = (dataDir: string): number =>
  Number(rows(dataDir, 'select count(*) as n from cart')[0]?.['n'])

/** `ok` when the database is whole. */
export const integrityOf = (dataDir: string): string =>
  String(rows(dataDir, 'pragma integrity_check')[0]?.['integrity_check'])

/** Mails to addresses that begin so: whether they have gone out, and their words. */
export const mailsTo = (dataDir: string, recipient: string): { isOut: boolean; words: string }[] =>
  rows(
    dataDir,
    "select status, subject || html || text as words from mail_message where recipient like ? || '%'",
    recipient,
  ).map(({ status, words }) => ({ isOut: status !== 'waiting', words: String(words) }))

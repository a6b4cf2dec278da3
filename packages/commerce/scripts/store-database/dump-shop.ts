// A database as SQL text: its whole schema, every row that shopping made, and of the catalog only what was bought.
import { DatabaseSync } from 'node:sqlite'
import type { SQLOutputValue } from 'node:sqlite'

/** Filled from files again at the next start, or of no use to it. */
const LEFT_OUT = new Set([
  'product_facet',
  'product_text',
  'product_category',
  'category',
  'content',
  'url_rewrite',
  'mail_message',
  'purge_tag',
  'last_change',
  'sqlite_sequence',
  'meta',
])
const SOLD = 'select sku from stock_movement where order_id is not null'
const SHOPPED = `select id from product where sku in (
  ${SOLD} union select 'LAU-BNK-HI' union select 'PLN-LAU-LOW' union select 'LAU-DSK')`
/** Table -> which rows of it are enough. */
const SOME: Record<string, string> = {
  product: `id in (${SHOPPED})`,
  identity: `kind = 'product' and id in (${SHOPPED})`,
  stock_item: `sku in (${SOLD})`,
  stock_movement: 'order_id is not null',
  review: 'customer_id is not null',
}

interface Part {
  type: string
  name: string
  sql: string
}

export function dumpShop(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true })
  const { user_version: version } = database.prepare('pragma user_version').get() ?? {}
  const parts = database
    .prepare(
      "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid",
    )
    .all() as unknown as Part[]
  const virtual = parts.filter(({ sql }) => /^create virtual table/i.test(sql)).map(({ name }) => name)
  const own = parts.filter(({ name }) => !virtual.some((each) => name.startsWith(`${each}_`)))
  const rank = ({ type }: Part) => (type === 'table' ? 0 : 1)
  const tables = own.filter(({ type, name }) => type === 'table' && !virtual.includes(name))
  const schema = (of: readonly Part[]) => of.map(({ sql }) => `${sql};`)
  const text = [
    'pragma foreign_keys = off;',
    ...schema(own.filter((part) => rank(part) === 0)),
    ...tables.flatMap(({ name }) => rowsOf(database, name)),
    // Triggers last, so that these rows are no changes.
    ...schema(own.filter((part) => rank(part) === 1)),
    `pragma user_version = ${String(version)};`,
    '',
  ].join('\n')
  database.close()
  return text
}

function rowsOf(database: DatabaseSync, table: string): string[] {
  if (LEFT_OUT.has(table)) return []
  const condition = SOME[table] ?? '1'
  let rows: Record<string, SQLOutputValue>[]
  try {
    rows = database.prepare(`select * from ${table} where ${condition}`).all()
  } catch {
    // A release without the column the condition names has no such rows.
    return []
  }
  return rows.map((row) => {
    const columns = Object.keys(row).join(', ')
    return `insert into ${table} (${columns}) values (${Object.values(row).map(literal).join(', ')});`
  })
}

function literal(value: SQLOutputValue): string {
  if (value === null) return 'null'
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  return `x'${Buffer.from(value).toString('hex')}'`
}

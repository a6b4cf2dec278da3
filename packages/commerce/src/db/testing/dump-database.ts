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

export function dumpDatabase(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true })
  const schemaOf = (condition: string) =>
    database
      .prepare(
        `select name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'
         and name not in (select name from pragma_table_list where type = 'shadow') and ${condition} order by rowid`,
      )
      .all() as { name: string; sql: string }[]
  const tables = schemaOf("type = 'table'")
  const number = (pragma: string) =>
    `pragma ${pragma} = ${Number(database.prepare(`pragma ${pragma}`).get()?.[pragma])};`
  const text = [
    'pragma foreign_keys = off;',
    ...tables.map(({ sql }) => `${sql};`),
    ...tables
      .filter(({ sql }) => !/^create virtual/i.test(sql))
      .flatMap(({ name }) => rowsOf(database, name)),
    // Triggers last, so that these rows are no changes.
    ...schemaOf("type <> 'table'").map(({ sql }) => `${sql};`),
    number('user_version'),
    number('application_id'),
    '',
  ].join('\n')
  database.close()
  return text
}

function rowsOf(database: DatabaseSync, table: string): string[] {
  if (LEFT_OUT.has(table)) return []
  const rows = database.prepare(`select * from ${table} where ${SOME[table] ?? '1'}`).all()
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

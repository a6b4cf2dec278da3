// The attributes of the shop: those of the catalog's files, and those that came with imported products.
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import type { Database } from '../db/open-database.ts'

export type StoredAttribute = ShopRules['attributes'][number]

/** In a fixed order, so that their numbers are stable: files first, then by import. Copies that callers may mutate. */
export async function readAttributes(
  db: Database,
  fromFiles: readonly StoredAttribute[],
): Promise<StoredAttribute[]> {
  const rows = await db.selectFrom('attribute').selectAll().orderBy('position').orderBy('code').execute()
  const imported = rows.map(({ doc }) => JSON.parse(doc) as StoredAttribute)
  const existing = new Map(fromFiles.map((attribute) => [attribute.code, structuredClone(attribute)]))
  for (const attribute of imported) {
    const own = existing.get(attribute.code)
    if (!own) existing.set(attribute.code, attribute)
    else {
      const ids = new Set(own.options.map(({ id }) => id))
      own.options.push(...attribute.options.filter(({ id }) => !ids.has(id)))
    }
  }
  return [...existing.values()]
}

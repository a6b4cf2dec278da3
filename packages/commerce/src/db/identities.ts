// Ids of products and categories: the same SKU or path always gets the same number.
import type { Database, Write } from './open-database.ts'

type Kind = 'product' | 'category'

/** The category above every other, as in a fresh Magento. */
export const ROOT_CATEGORY_ID = 2

export interface Identities {
  idOf: (kind: Kind, key: string) => number
  /** Writes the ids given out since, in the transaction of what has them. */
  save: (write: Write) => Promise<void>
}

export async function openIdentities(db: Database): Promise<Identities> {
  const existing = new Map<string, number>()
  const highest: Record<Kind, number> = { product: 0, category: ROOT_CATEGORY_ID }
  for (const { kind, key, id } of await db.selectFrom('identity').selectAll().execute()) {
    existing.set(`${kind}:${key}`, id)
    highest[kind] = Math.max(highest[kind], id)
  }
  const fresh: { kind: Kind; key: string; id: number }[] = []

  function idOf(kind: Kind, key: string): number {
    const found = existing.get(`${kind}:${key}`)
    if (found !== undefined) return found
    const id = (highest[kind] += 1)
    existing.set(`${kind}:${key}`, id)
    fresh.push({ kind, key, id })
    return id
  }
  async function save(write: Write): Promise<void> {
    for (const row of fresh.splice(0)) await write.insertInto('identity').values(row).execute()
  }
  return { idOf, save }
}

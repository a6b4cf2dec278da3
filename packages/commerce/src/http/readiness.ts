// Whether the shop can sell: its database takes writes, and there is something to sell.
import type { Database } from '../db/open-database.ts'

const CHECKED_KEY = 'ready_checked'
/** A write costs the disk a flush: probes in between get the last result. */
const KEPT_MS = 2_000

export function createReadiness(db: Database): () => Promise<boolean> {
  let last: { at: number; result: Promise<boolean> } | undefined
  return () => {
    const now = Date.now()
    if (!last || now - last.at > KEPT_MS) last = { at: now, result: check(db, new Date(now)) }
    return last.result
  }
}

async function check(db: Database, now: Date): Promise<boolean> {
  try {
    const value = now.toISOString()
    await db
      .insertInto('meta')
      .values({ key: CHECKED_KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    const product = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
    return product !== undefined
  } catch {
    return false
  }
}

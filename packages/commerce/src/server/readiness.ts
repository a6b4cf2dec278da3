// Whether the shop can sell: its database takes writes, and there is something to sell.
import type { Logger } from 'pino'
import type { Database } from '../db/open-database.ts'

const CHECKED_KEY = 'ready_checked'
/** A write costs the disk a flush: probes in between get the last result. */
const CACHED_MS = 2_000

export function createReadiness(db: Database, logger: Logger): () => Promise<boolean> {
  let last: { at: number; result: Promise<boolean> } | undefined
  let wasReady = true

  async function check(now: Date): Promise<boolean> {
    const error = await errorOf(db, now)
    // The reason once, when it changes; probes come every few seconds.
    if (wasReady && error) logger.error({ reason: error }, 'not ready')
    if (!wasReady && !error) logger.warn('ready again')
    wasReady = !error
    return wasReady
  }

  return () => {
    // Not the calendar's time, which may be set back.
    const at = performance.now()
    if (!last || at - last.at > CACHED_MS) last = { at, result: check(new Date()) }
    return last.result
  }
}

/** Only a write that reaches the disk shows that there is room on it. @returns why nothing can be sold */
async function errorOf(db: Database, now: Date): Promise<string | undefined> {
  try {
    const value = now.toISOString()
    await db
      .insertInto('meta')
      .values({ key: CHECKED_KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    const product = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
    return product ? undefined : 'there are no products'
  } catch (error) {
    return (error as Error).message
  }
}

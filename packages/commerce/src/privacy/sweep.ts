// Deletes, or makes null, what the retention table names, in transactions so small that shoppers do not notice.
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../db/open-database.ts'
import { anonymizeFinishedOrders } from '../order/anonymize-orders.ts'
import type { Retention } from '../config.ts'
import { RETENTION_RULES } from './retention-rules.ts'
import { DAY_MS } from '../platform/durations.ts'

const ROWS_AT_ONCE = 200

/** How many rows it was, by what they were. */
export type Swept = Record<string, number>

export async function sweep(db: Database, retention: Retention, signal: AbortSignal): Promise<Swept> {
  const now = Date.now()
  const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString()
  const swept: Swept = {}
  for (const { name, table, key, emptied, isOver } of RETENTION_RULES) {
    const columns = sql.raw(key)
    const change = emptied
      ? sql`update ${sql.table(table)} set ${sql.ref(emptied)} = null`
      : sql`delete from ${sql.table(table)}`
    const batch = sql`${change} where ${columns} in
      (select ${sql.raw(key.replaceAll(/[()]/g, ''))} from ${sql.table(table)}
        where ${isOver(daysAgo, retention)} limit ${ROWS_AT_ONCE})`
    swept[name] = await inBatches(async () => Number((await batch.execute(db)).numAffectedRows ?? 0), signal)
  }
  const anonymized = () => anonymizeFinishedOrders(db, ROWS_AT_ONCE)
  swept['orders of deleted customers, without the person'] = await inBatches(anonymized, signal)
  return swept
}

/** Requests are answered between two batches. */
async function inBatches(batch: () => Promise<number>, signal: AbortSignal): Promise<number> {
  let total = 0
  while (!signal.aborted) {
    const count = await batch()
    total += count
    if (count < ROWS_AT_ONCE) break
    await setImmediate()
  }
  return total
}

interface SweepOptions {
  retention: Retention
  logger: Logger
}

/** Sweeps now and once a day. @returns what ends it, once the batch under way is done */
export function startSweeping(db: Database, { retention, logger }: SweepOptions): () => Promise<void> {
  const aborter = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = sweep(db, retention, aborter.signal).then(
      (swept) => logger.info({ swept }, 'what was over is deleted'),
      (error: unknown) => logger.error({ err: error }, 'what is over could not be deleted'),
    )
  }
  run()
  const timer = setInterval(run, DAY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    aborter.abort()
    await running
  }
}

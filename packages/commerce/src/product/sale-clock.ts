// Keeps prices those of the day while the shop runs: when it starts, and when a day ends where the store is.
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import type { Logger } from 'pino'
import type { Database } from '../db/open-database.ts'
import { dayIn } from '../platform/in-force.ts'
import { applyPriceRules, arePricesOf } from './price-rules.ts'

const LOOK_EVERY_MS = 60_000

interface SaleClock {
  stop: () => void
}

interface SaleClockOptions {
  logger: Logger
  /** Tests set it. */
  now?: () => Date
  /** Called when stored prices changed. */
  onChange?: () => Promise<void>
}

export async function startSaleClock(
  db: Database,
  rules: ShopRules,
  { logger, now = () => new Date(), onChange }: SaleClockOptions,
): Promise<SaleClock> {
  let day = ''
  const look = async () => {
    const today = dayIn(rules.store.timezone, now())
    if (today === day) return
    if (!(await arePricesOf(db, rules, today))) {
      await db.transaction().execute((write) => applyPriceRules(write, rules, today))
      await onChange?.()
    }
    day = today
  }
  await look()
  const timer = setInterval(() => {
    look().catch((error: unknown) => logger.error({ err: error }, 'prices of the day could not be set'))
  }, LOOK_EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

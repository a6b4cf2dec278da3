/** What a bench measures depends on the limits of visitors, of whom it is one: it says which are off. */
import { startShopServers, NO_LIMITS, type ShopServersOptions } from '../harness/shop-servers.ts'

/** One line for the tables: the middleware's limits that these settings switch off. */
export function limitsOff(env: Readonly<Record<string, string>>): string {
  const names = Object.entries(env).flatMap(([name, value]) =>
    value === '0' ? (/^RATE_LIMIT_\w+$/.exec(name) ?? []) : [],
  )
  return `limits of one address that were off: ${names.join(', ') || 'none'}`
}

/** The shop of a bench, with the line about its limits. */
export function startBenchShop(options: ShopServersOptions = {}) {
  console.log(`${limitsOff({ ...NO_LIMITS, ...options.env })}\n`)
  return startShopServers(options)
}

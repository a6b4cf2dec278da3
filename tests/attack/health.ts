/** What must be true after every attack: a shopper is served, nothing leaks, and no server was lost. */
import { setTimeout as pause } from 'node:timers/promises'
import { openSockets, peakMb } from '../harness/process-figures.ts'
import { visiting, type Answer, type Visitor } from './lib/visitor.ts'
import type { Report } from './scenario.ts'
import { SERVERS, type AttackedShop } from './shop.ts'

/** The shop may need this long to be well again. */
const WELL_WITHIN_MS = 6000
/** How long a shopper waits for each. */
const BOUNDS_MS = { cached: 2000, uncached: 3000, read: 2000, add: 2000, healthz: 2000 }
/** The most memory a server may ever have had; the storefront's two conversions of large pictures need much for a moment. */
export const MOST_MEMORY_MB = { commerce: 500, middleware: 350, storefront: 550 }
/** Sockets that an idle server may hold. */
const MOST_SOCKETS = 200

export interface Health {
  faults: string[]
  /** How long it took until all was well. */
  wellAfterMs: number
}

/** Waits until the shop is healthy; reports what still fails after some seconds. */
export async function checkHealth(shop: AttackedShop): Promise<Health> {
  const begun = performance.now()
  const spent = () => Math.round(performance.now() - begun)
  for (;;) {
    const faults = [...(await serviceFaults(shop)), ...resourceFaults(shop)]
    if (faults.length === 0 || spent() > WELL_WITHIN_MS) return { faults, wellAfterMs: spent() }
    await pause(200)
  }
}

/** Notes what shoppers do not get while a scenario lasts. */
export async function servesShoppers(shop: AttackedShop, { must, figure }: Report): Promise<void> {
  const { faults, wellAfterMs } = await checkHealth(shop)
  for (const fault of faults) must(false, `meanwhile ${fault}`)
  figure(`shoppers served in ${wellAfterMs} ms`)
}

let probes = 0

/**
 * Asks as a new shopper would, everything at once.
 * @param patience how many times as long as usual a shopper waits
 */
export async function serviceFaults(shop: AttackedShop, patience = 1): Promise<string[]> {
  const dead = SERVERS.filter((name) => !shop.isRunning(name))
  if (dead.length > 0) return dead.map((name) => `${name} has ended`)
  probes += 1
  return visiting(async (visitor) => {
    const checks: Record<string, Promise<string | undefined>> = {
      'a cached page': timed(visitor, shop.storefront, BOUNDS_MS.cached * patience),
      'an uncached page': timed(visitor, `${shop.storefront}/search?term=desk+${probes}`, BOUNDS_MS.uncached),
      'a read': timed(visitor, readUrl(shop.storefront, `bed ${probes}`), BOUNDS_MS.read),
      'add to cart': addToCart(shop, visitor),
    }
    for (const name of SERVERS)
      checks[`/healthz of ${name}`] = timed(visitor, `${shop[name]}/healthz`, BOUNDS_MS.healthz)
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, result]) => [name, await result] as const),
    )
    return results.flatMap(([name, fault]) => (fault ? [`${name}: ${fault}`] : []))
  })
}

/** The address of a search by GET. */
export function readUrl(origin: string, search: string, pageSize = 5): string {
  const body = JSON.stringify([{ search, pageSize }])
  return `${origin}/api/magento/products?${new URLSearchParams({ body }).toString()}`
}

async function timed(visitor: Visitor, url: string, withinMs: number): Promise<string | undefined> {
  return faultOf(await visitor.ask(url, { withinMs }))
}

async function addToCart(
  { storefront, plentifulSku }: AttackedShop,
  visitor: Visitor,
): Promise<string | undefined> {
  const body = JSON.stringify([{ cartItems: [{ sku: plentifulSku, quantity: 1 }] }])
  const answer = await visitor.ask(`${storefront}/api/magento/addProductsToCart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    withinMs: BOUNDS_MS.add,
  })
  const isAdded = answer.text.includes(`"sku":"${plentifulSku}"`)
  // The reason stands at the end of the answer, behind the empty cart.
  return faultOf(answer) ?? (isAdded ? undefined : answer.text.slice(-200))
}

const faultOf = ({ status, ms, text }: Answer) =>
  status === 200 ? undefined : `${status || 'nothing'} after ${ms} ms: ${text.slice(0, 100)}`

function resourceFaults(shop: AttackedShop): string[] {
  return SERVERS.filter((name) => shop.isRunning(name)).flatMap((name) => {
    const peak = Math.round(peakMb(shop.pid(name)))
    const sockets = openSockets(shop.pid(name))
    return [
      ...(peak > MOST_MEMORY_MB[name] ? [`${name} took ${peak} MB`] : []),
      ...(sockets > MOST_SOCKETS ? [`${name} holds ${sockets} sockets`] : []),
    ]
  })
}

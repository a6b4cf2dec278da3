/**
 * 200 orders by card while servers are killed and notifications are late, doubled, shuffled or lost. Afterwards the money that
 * the provider took, the totals of the paid orders and the invoices must be the same, to the cent, and none twice.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { STRIPE_KEYS, startStripeServer } from '@loftwood/commerce/testing/stripe-server'
import { fillShelves } from '../scale/shop.ts'
import { startBenchShop } from '../limits-off.ts'
import { together } from '../../attack/lib/together.ts'
import { seededRandom } from '../export/random.ts'
import { type Audit, audit } from './audit.ts'
import { startKilling } from './killer.ts'
import { notify } from './notifications.ts'
import { type Ordered, orderByCard } from './shopper.ts'

const ORDERS = 200
const SKU = 'PIL-KID'
const AT_ONCE = 8
const SEED = 20_261_123
/** The back end reads payments that nobody notified it of once a minute. */
const SETTLED_WITHIN_MS = 120_000

/** False when a cent is missing, or there once too often. */
export async function measurePayments(): Promise<boolean> {
  const random = seededRandom(SEED)
  const stripe = await startStripeServer()
  const servers = await startBenchShop({
    env: { ...STRIPE_KEYS, STRIPE_API_URL: stripe.url, LOG_LEVEL: 'fatal' },
  })
  try {
    fillShelves(servers.dataDir)
    const killing = startKilling(servers, random)
    let failures = 0
    const ordered: Ordered[] = []
    const notifications: Promise<number>[] = []
    const shopOne = async () => {
      const order = await orderByCard({
        origin: servers.storefrontUrl,
        sku: SKU,
        stripe,
        random,
        onFailure: () => void (failures += 1),
      })
      ordered.push(order)
      const { paidIntent: intentId } = order
      if (intentId) notifications.push(notify(stripe, { shopUrl: servers.commerceUrl, intentId, random }))
    }
    await together({ count: ORDERS, atOnce: AT_ONCE }, shopOne)
    await killing.stop()
    const sent = (await Promise.all(notifications)).reduce((total, count) => total + count, 0)
    const found = await settled(() => audit(servers.dataDir, stripe))
    print(found, { kills: killing.kills, failures, sent })
    const numbers = new Set(ordered.map(({ number }) => number))
    return isRight(found) && numbers.size === ORDERS && found.orders === ORDERS
  } finally {
    await servers.stop()
    await stripe.stop()
  }
}

const isRight = ({ paid, ordered, captured, paidIntents, paidOrders, errors }: Audit) =>
  errors.length === 0 && paid === ordered && paid === captured && paidIntents === paidOrders

async function settled(read: () => Audit): Promise<Audit> {
  const deadline = performance.now() + SETTLED_WITHIN_MS
  for (;;) {
    const found = read()
    if (isRight(found) || performance.now() > deadline) return found
    await pause(1_000)
  }
}

function print(
  found: Audit,
  { kills, failures, sent }: { kills: Record<string, number>; failures: number; sent: number },
): void {
  const dollars = (cents: number) => (cents / 100).toFixed(2)
  const killed = Object.entries(kills).map(([name, count]) => `${name} ${count}`)
  console.log(`## ${ORDERS} orders by card, seed ${SEED}\n`)
  console.log(`kill -9: ${killed.join(', ')}; calls that failed and were made again: ${failures};`)
  console.log(`notifications sent, doubled and shuffled: ${sent}\n`)
  console.log('| | number | CAD |\n|---|---:|---:|')
  console.log(`| paid at the provider | ${found.paidIntents} | ${dollars(found.paid)} |`)
  console.log(`| paid orders | ${found.paidOrders} | ${dollars(found.ordered)} |`)
  console.log(`| invoiced | ${found.paidOrders} | ${dollars(found.captured)} |`)
  console.log(`| orders in all, some never paid | ${found.orders} | |`)
  console.log(
    found.errors.length === 0 ? '\nnone twice, none missing' : `\nFAULTS\n${found.errors.join('\n')}`,
  )
}

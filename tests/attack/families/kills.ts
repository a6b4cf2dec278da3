/** kill -9 of each server while orders are under way. */
import { setTimeout as pause } from 'node:timers/promises'
import type { ServiceName } from '../../../scripts/lib/services.mjs'
import { serviceFaults } from '../health.ts'
import { newBuyers, type Buyer } from '../lib/buyers.ts'
import { integrityOf, ordersOf, stockOf } from '../lib/stored.ts'
import type { Family, Report, Scenario } from '../scenario.ts'
import { SERVERS, type AttackedShop } from '../shop.ts'

const BUYERS = 8
/** Into the orders: some are answered, some are not. */
const KILL_AFTER_MS = 20
const BACK_WITHIN_MS = 15_000

/** Kills the server while everybody orders; answers the numbers that were answered. */
async function killDuring(shop: AttackedShop, name: ServiceName, buyers: Buyer[], report: Report) {
  const first = buyers.slice(0, 2)
  const answered = await Promise.all(first.map((buyer) => buyer.order()))
  const rest = Promise.all(buyers.slice(2).map((buyer) => buyer.order()))
  await pause(KILL_AFTER_MS)
  await shop.kill(name)
  const begun = performance.now()
  await shop.start(name)
  let faults = await serviceFaults(shop)
  while (faults.length > 0 && performance.now() - begun < BACK_WITHIN_MS) faults = await serviceFaults(shop)
  for (const fault of faults) report.must(false, `not back: ${fault}`)
  report.figure(`back after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return [...answered, ...(await rest)]
}

/** Until then the first attempt may still be running, and the shop sends no second one. */
const CLEAR_WITHIN_MS = 10_000
/** Ten attempts: an address may place 20 orders a minute. */
const RETRY_EVERY_MS = 1_000

async function orderAgain(buyer: Buyer): Promise<string | undefined> {
  const begun = performance.now()
  // One attempt alone may spend the whole time on a connection that nobody answers.
  for (let attempts = 1; ; attempts += 1) {
    const number = await buyer.order()
    const isLast = attempts > 1 && performance.now() - begun > CLEAR_WITHIN_MS
    if (number !== undefined || isLast) return number
    await pause(RETRY_EVERY_MS)
  }
}

async function everyOrderOnce(
  shop: AttackedShop,
  buyers: Buyer[],
  answered: (string | undefined)[],
  report: Report,
) {
  const lost = answered.filter((number) => number === undefined).length
  report.figure(`${BUYERS - lost} answered before, ${lost} asked again`)
  for (const [index, buyer] of buyers.entries()) {
    const before = answered[index]
    const number = before ?? (await orderAgain(buyer))
    const stored = ordersOf(shop.dataDir, buyer.email)
    report.must(number !== undefined, `an order could not be placed afterwards: ${buyer.userError()}`)
    report.must(stored.length === 1, `${stored.length} orders of one buyer`)
    report.must(number === undefined || stored.includes(number), 'an answered order is missing')
  }
}

const scenarioOf = (name: ServiceName): Scenario => ({
  name: `kill -9 of ${name} while ${BUYERS} order`,
  holds: 'every answered order exists once, who asks again gets the same, the stock agrees',
  withinMs: 40_000,
  run: async (shop, report) => {
    const before = stockOf(shop.dataDir, shop.plentifulSku)
    const buyers = await newBuyers(shop, BUYERS)
    const answered = await killDuring(shop, name, buyers, report)
    await everyOrderOnce(shop, buyers, answered, report)
    const sold = before - stockOf(shop.dataDir, shop.plentifulSku)
    report.must(sold === BUYERS, `${sold} pieces left the stock for ${BUYERS} orders`)
    report.must(integrityOf(shop.dataDir) === 'ok', 'the database is damaged')
    for (const buyer of buyers) await buyer.leave()
  },
})

export const kills: Family = {
  name: 'Killed servers',
  isTriedOnce: true,
  scenarios: SERVERS.map(scenarioOf),
}

/** No file of the back end can grow any more: a full disk for the database, without filling the machine's disk. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { readUrl } from '../health.ts'
import { newBuyers } from '../lib/buyers.ts'
import { leakIn } from '../lib/leaks.ts'
import { integrityOf, ordersOf } from '../lib/stored.ts'
import { visiting } from '../lib/visitor.ts'
import type { Family } from '../scenario.ts'
import type { AttackedShop } from '../shop.ts'

const BUYERS = 4
/** Its answer may be this old. */
const READINESS_WITHIN_MS = 5000

/** Node ignores the signal that comes with this limit, so writing fails with an error, as on a full disk. */
const limitFiles = (shop: AttackedShop, bytes: string) =>
  promisify(execFile)('prlimit', ['--pid', `${shop.pid('commerce')}`, `--fsize=${bytes}`])

async function readiness(shop: AttackedShop, requested: number): Promise<number> {
  const begun = performance.now()
  let status = 0
  while (status !== requested && performance.now() - begun < READINESS_WITHIN_MS) {
    status = await visiting(async (visitor) => (await visitor.ask(`${shop.commerce}/readyz`)).status)
    if (status !== requested) await pause(200)
  }
  return status
}

export const diskFull: Family = {
  name: 'A full disk',
  isTriedOnce: true,
  scenarios: [
    {
      name: 'the back end cannot write, then it can again',
      holds: 'reads go on, writes are refused, /readyz says so; afterwards nothing is lost or doubled',
      withinMs: 40_000,
      run: async (shop, report) => {
        const buyers = await newBuyers(shop, BUYERS)
        await limitFiles(shop, '1:unlimited')
        try {
          const refused = await Promise.all(buyers.map((buyer) => buyer.order()))
          report.must(
            refused.every((number) => number === undefined),
            'an order was answered',
          )
          await visiting(async (visitor) => {
            const page = await visitor.ask(`${shop.storefront}/search?term=full+disk`)
            const read = await visitor.ask(readUrl(shop.storefront, 'full disk'))
            report.must(page.status === 200, `an uncached page: ${page.status}`)
            report.must(read.status === 200, `a read: ${read.status}`)
            const cart = await visitor.call(shop.storefront, 'addProductsToCart', [
              { cartItems: [{ sku: shop.plentifulSku, quantity: 1 }] },
            ])
            report.must(!cart.text.includes('"total_quantity":1'), 'a cart was answered that is not stored')
            report.must(leakIn(cart.text) === undefined, `the answer has ${leakIn(cart.text)}`)
          })
          const status = await readiness(shop, 503)
          report.must(status === 503, `/readyz of the back end: ${status}`)
        } finally {
          await limitFiles(shop, 'unlimited')
        }
        const status = await readiness(shop, 200)
        report.must(status === 200, `/readyz with room again: ${status}`)
        for (const buyer of buyers) {
          const number = await buyer.order()
          const stored = ordersOf(shop.dataDir, buyer.email)
          report.must(stored.length === 1 && stored[0] === number, `${stored.length} orders of one buyer`)
          await buyer.leave()
        }
        report.must(integrityOf(shop.dataDir) === 'ok', 'the database is damaged')
      },
    },
  ],
}

/** Redis fails while storefront and middleware share their caches in it. */
import { serviceFaults } from '../health.ts'
import type { Family, Report } from '../scenario.ts'
import type { AttackedShop } from '../shop.ts'

/** The first requests may find out by waiting; later ones do not wait. */
async function servedMeanwhile(shop: AttackedShop, report: Report): Promise<void> {
  for (const [round, patience] of [
    ['at first', 2],
    ['then', 1],
  ] as const) {
    const begun = performance.now()
    for (const fault of await serviceFaults(shop, patience)) report.must(false, `${round} ${fault}`)
    report.figure(`${round} ${Math.round(performance.now() - begun)} ms`)
  }
}

export const redisFaults: Family = {
  name: 'A failing Redis',
  needsRedis: true,
  scenarios: [
    {
      name: 'it hangs (SIGSTOP) and goes on',
      holds: 'pages, reads and carts are answered as without Redis',
      run: async (shop, report) => {
        shop.redis?.hang()
        try {
          await servedMeanwhile(shop, report)
        } finally {
          shop.redis?.resume()
        }
      },
    },
    {
      name: 'it is killed and comes back empty',
      holds: 'pages, reads and carts are answered as without Redis',
      run: async (shop, report) => {
        await shop.redis?.stop()
        try {
          await servedMeanwhile(shop, report)
        } finally {
          await shop.redis?.restart()
        }
      },
    },
    {
      name: 'it is killed and comes back five times',
      holds: 'the servers find it again each time',
      run: async (shop, report) => {
        for (let round = 0; round < 5; round += 1) {
          await shop.redis?.stop()
          await shop.redis?.restart()
        }
        for (const fault of await serviceFaults(shop)) report.must(false, fault)
      },
    },
  ],
}

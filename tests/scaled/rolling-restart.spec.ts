/** Every server is replaced, one after the other, while visitors shop: they notice nothing. */
import { expect, test } from '@playwright/test'
import { findSamples } from '../harness/samples.ts'
import { startLoad } from './load.ts'
import { startScaledShop } from './scaled-shop.ts'

/** Longer than the load balancers of this shop leave connections open. */
const env = { SHUTDOWN_DELAY_SECONDS: '2' }
/** Five servers start, and four of them once more. */
const WITHIN_MS = 240_000

test('not one request fails while each server is replaced', async () => {
  test.setTimeout(WITHIN_MS)
  const shop = await startScaledShop({ env, idleMs: 1_000 })
  try {
    const { simpleSku } = await findSamples(shop.commerceUrl)
    const load = startLoad(shop, simpleSku)
    for (const server of shop.servers) {
      await server.stop()
      await server.start()
    }
    const { requests, failures } = await load.stop()
    console.log(`${requests} requests, ${failures.length} failed`)
    expect(failures).toEqual([])
    expect(requests).toBeGreaterThan(200)
  } finally {
    await shop.stop()
  }
})

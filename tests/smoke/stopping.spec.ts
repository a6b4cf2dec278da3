/** SIGTERM ends the storefront's process at once, whatever connections clients leave open. */
import { expect, test } from '@playwright/test'
import { leaveConnectionsOpen } from '../harness/open-connections.ts'
import { serverUrl } from '../harness/server-env.ts'
import { startServerProcess } from '../harness/server-process.ts'

test('the storefront stops within 2 s, with 0', async () => {
  const storefront = await startServerProcess('storefront', { MIDDLEWARE_URL: serverUrl('middleware') })
  expect((await fetch(storefront.url)).status).toBe(200)
  await leaveConnectionsOpen(storefront.port)
  const { code, ms } = await storefront.stop()
  expect(code).toBe(0)
  expect(ms).toBeLessThan(2_000)
})

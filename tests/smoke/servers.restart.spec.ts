/** A restart of everything loses nothing a visitor sees. */
import { expect, test } from '../fixtures/index.ts'

test('the shop is back after a restart of all servers', async ({ gotoHome, servers }) => {
  const page = await gotoHome()
  const title = await page.title()
  // What a page loads after it has come to rest is there before the servers go.
  await page.waitForLoadState('networkidle')
  await servers.pause()
  await servers.resume()
  await gotoHome()
  await expect(page).toHaveTitle(title)
})

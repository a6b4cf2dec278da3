/** The same build in front of a Magento that has none of this shop's own: what it cannot do is not offered, the rest works. */
import { freePort } from '../../scripts/lib/ports.mjs'
import { startStack, type Stack } from '../../scripts/lib/stack.mjs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectProblems } from '../fixtures/problems.ts'
import { expect, test as base } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { startPlainMagento, type PlainMagento } from '../harness/plain-magento.ts'
import { serverUrl } from '../harness/server-env.ts'

interface PlainShop {
  url: string
  magento: PlainMagento
}

const test = base.extend<object, { plainShop: PlainShop }>({
  plainShop: [
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'loftwood-plain-'))
      const magento = await startPlainMagento(serverUrl('commerce'))
      const ports = { middleware: await freePort(), storefront: await freePort() }
      const env = {
        LOG_LEVEL: 'warn',
        COMMERCE_GRAPHQL_URL: magento.graphqlUrl,
        MEDIA_URL: `${serverUrl('commerce')}/media`,
      }
      const stack: Stack = await startStack({ ports, dataDir, env })
      await use({ url: `http://localhost:${ports.storefront}`, magento })
      await stack.stop()
      await magento.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('a Magento without showrooms shows the address of its store', async ({ browser, plainShop }) => {
  const context = await browser.newContext({ baseURL: plainShop.url })
  const problems = collectProblems(context, plainShop.url)
  const page = await context.newPage()
  const shopper = shopperOn(page, 'en')
  for (const path of ['/our-stores', '/our-stores?near=Guelph']) {
    await shopper.open(path)
    await expect(page.getByRole('heading', { level: 1, name: shopper.say('stores.title') })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('main').locator('address')).not.toBeEmpty()
  }
  expect(plainShop.magento.userErrors).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('what a plain Magento cannot do is not offered, and a customer has a wish list', async ({
  browser,
  plainShop,
  backEnd,
}) => {
  const context = await browser.newContext({ baseURL: plainShop.url })
  const problems = collectProblems(context, plainShop.url)
  const page = await context.newPage()
  const shopper = shopperOn(page, 'en')
  const customer = { email: `plain-${crypto.randomUUID()}@example.com`, password: 'Bunk-beds-1' }
  await backEnd.registerCustomer({ ...customer, firstname: 'Ann', lastname: 'Lee' })
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: shopper.say('wishlist.toggle') })
    .first()
  const dialog = page.getByRole('dialog')

  await shopper.open('/laurier-desk')
  await heart.click()
  await expect(dialog.getByRole('textbox', { name: shopper.say('form.emailLabel') })).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByText(shopper.say('product.loyalty'))).toHaveCount(0)
  await shopper.open('/wishlist')
  await expect(page.getByText(shopper.say('wishlist.inAccount'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.say('auth.signIn') })
    .click()
  await dialog.getByRole('textbox', { name: shopper.say('form.emailLabel') }).fill(customer.email)
  await dialog.getByRole('textbox', { name: shopper.say('form.passwordLabel') }).fill(customer.password)
  await dialog.getByRole('button', { name: shopper.say('auth.signIn') }).click()

  await expect(page.getByText(shopper.say('wishlist.empty'))).toBeVisible()
  await shopper.open('/laurier-desk')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await shopper.open('/customer/wishlist')
  await expect(page.getByRole('button', { name: 'Add to cart: Laurier Desk' })).toBeVisible()
  await expect(page.getByText(shopper.say('wishlist.share'))).toHaveCount(0)
  await shopper.open('/customer/account')
  await expect(page.getByRole('link', { name: shopper.say('account.reviews') }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: shopper.say('account.storeCredit') })).toHaveCount(0)
  expect((await page.request.get('/customer/store-credit')).status()).toBe(404)
  expect(plainShop.magento.userErrors).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

/** A shop that is set up with scripts of others, a hosted search and a checkout elsewhere: what they get, and when. */
import { changedStore } from '@loftwood/demo-store/testing'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test as base } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import {
  BROKEN_WORD,
  CHECKOUT_PATH,
  hostedName,
  SLOW_WORD,
  startOutsideServices,
  type OutsideServices,
} from '../harness/outside-services.ts'
import { startShopServers } from '../harness/shop-servers.ts'

const SCRIPTS = ['/ads.js', '/analytics.js', '/chat.js']

interface Outside extends OutsideServices {
  shopUrl: string
}

const test = base.extend<object, { outside: Outside }>({
  outside: [
    async ({}, use) => {
      const services = await startOutsideServices()
      const catalog = changedStore({
        hostedSearch: { isEnabled: true, applicationId: 'APP1', apiKey: 'abc123', indexName: 'shop' },
        adTracking: {
          isUserConnected: true,
          isConversionConfigEnabled: true,
          isGdprEnabled: true,
          isCookieRestrictionModeEnabled: true,
          gdprOption: 1,
          tagId: '2613',
          metaTag: '0a1b2c',
        },
      })
      const shop = await startShopServers({
        env: {
          CATALOG_DIR: catalog.folder,
          CHAT_SCRIPT_URL: `${services.url}/chat.js`,
          ANALYTICS_SCRIPT_URL: `${services.url}/analytics.js`,
          AD_TRACKING_SCRIPT_URL: `${services.url}/ads.js`,
          HOSTED_SEARCH_URL: services.url,
          EXTERNAL_CHECKOUT_URL: `${services.url}${CHECKOUT_PATH}?token={token}&cart={cart}`,
        },
      })
      await use({ ...services, shopUrl: shop.storefrontUrl })
      await shop.stop()
      await services.stop()
      catalog.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ outside }, use) => {
    outside.scripts.length = 0
    outside.searched.length = 0
    await use(outside.shopUrl)
  },
})

test.describe.configure({ mode: 'default' })

/** This shop is not the one that the other specs share. */
test.use({
  expectedProblems: [/another host: http:\/\/(?:localhost|127\.0\.0\.1):|^500 from .*\/1\/indexes\//],
})

const told = () => (window as unknown as { pintrk?: { queue: unknown[][] } }).pintrk?.queue

test('nothing of others loads before the shopper agrees, and all of it then', async ({ page, outside }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.open('/')
  const question = page.getByRole('region', { name: shopper.say('consent.title') })
  await expect(question).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(outside.scripts).toEqual([])
  expect(await page.evaluate(told)).toBeUndefined()

  await question.getByRole('button', { name: shopper.say('consent.agree') }).click()
  await expect(question).toBeHidden()
  await expect.poll(() => outside.scripts.toSorted()).toEqual(SCRIPTS)
  const visit = [['load', '2613'], ['page']]
  expect(await page.evaluate(told)).toEqual(visit)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site map' }).click()
  await expect(page).toHaveURL(/\/Sitemap$/)
  await expect.poll(() => page.evaluate(told)).toEqual([...visit, ['page']])

  await page.reload()
  await expect.poll(() => outside.scripts.toSorted()).toEqual([...SCRIPTS, ...SCRIPTS].toSorted())
  await expect(question).toBeHidden()
})

test('the home page says by its mark whose the shop is', async ({ request }) => {
  const mark = '<meta name="p:domain_verify" content="0a1b2c"'
  expect(await (await request.get('/')).text()).toContain(mark)
  expect(await (await request.get('/faq')).text()).not.toContain(mark)
})

test('stores a declined consent, which can be changed later', async ({ page, outside }) => {
  const shopper = shopperOn(page, 'fr')
  await shopper.open('/')
  const question = page.getByRole('region', { name: shopper.say('consent.title') })
  // Specs of this shop run at one width: its question is looked at on a phone here.
  for (const size of [page.viewportSize(), { width: 390, height: 844 }]) {
    if (size) await page.setViewportSize(size)
    expect(await question.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await question.getByRole('button', { name: shopper.say('consent.agree') }).click({ trial: true })
    expect(await accessibilityViolations(page)).toEqual([])
  }
  await question.getByRole('button', { name: shopper.say('consent.refuse') }).click()
  await shopper.open('/about-us')
  const settings = page
    .getByRole('contentinfo')
    .getByRole('button', { name: shopper.say('consent.settings') })
  await expect(settings).toBeVisible()
  await expect(question).toBeHidden()
  expect(outside.scripts).toEqual([])

  await settings.click()
  await question.getByRole('button', { name: shopper.say('consent.agree') }).click()
  await expect.poll(() => outside.scripts.length).toBe(SCRIPTS.length)
  await settings.click()
  const reloaded = page.waitForEvent('load')
  await question.getByRole('button', { name: shopper.say('consent.refuse') }).click()
  await reloaded
  await expect(settings).toBeVisible()
  expect(await page.evaluate(told)).toBeUndefined()
  expect(outside.scripts).toHaveLength(SCRIPTS.length)
})

test('the hosted index suggests; a late answer is dropped; when it fails the back end does', async ({
  page,
  outside,
}) => {
  const shopper = shopperOn(page, 'en')
  await shopper.open('/')
  const ours: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/searchSuggestions')) ours.push(request.url())
  })
  await page
    .getByRole('region', { name: shopper.say('consent.title') })
    .getByRole('button', { name: shopper.say('consent.refuse') })
    .click()
  const input = page.getByRole('combobox').filter({ visible: true })
  const option = (name: string) => page.getByRole('option').filter({ hasText: name })
  await input.fill('bunk')
  await expect(option(hostedName('bunk'))).toContainText('$1,234.50')
  // The French address, without its view: the shop leads from it to the English one.
  await expect(option(hostedName('bunk'))).toHaveAttribute('href', '/lit-superpose-haut-laurier')

  await input.fill(SLOW_WORD)
  await expect.poll(() => outside.searched).toContain(SLOW_WORD)
  const late = page.waitForResponse(
    (response) => response.request().postData()?.includes(`"${SLOW_WORD}"`) === true,
  )
  await input.fill('loft')
  await expect(option(hostedName('loft'))).toBeVisible()
  await (await late).finished()
  await expect(option(hostedName('loft'))).toBeVisible()
  await expect(option(hostedName(SLOW_WORD))).toBeHidden()
  expect(ours).toEqual([])

  await input.fill(BROKEN_WORD)
  await expect.poll(() => ours).toHaveLength(1)
  await expect(page.getByRole('option').filter({ hasText: 'Desk' }).first()).toBeVisible()
})

test('hands the cart over to an external checkout', async ({ page, context, outside }) => {
  const shopper = shopperOn(page, 'en')
  const cookie = async (name: string) =>
    (await context.cookies()).find((each) => each.name === name)?.value ?? ''
  const handedOver = (token: string, cart: string) =>
    `${outside.url}${CHECKOUT_PATH}?${new URLSearchParams({ token, cart }).toString()}`

  // Without a cart there is nothing to hand over.
  await shopper.open('/checkout-guest')
  await expect(page.getByRole('heading', { level: 1, name: shopper.say('checkout.empty') })).toBeVisible()

  await shopper.open('/laurier-desk')
  await shopper.addToCart()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: shopper.say('cart.checkout') })
    .click()
  await page.waitForURL(handedOver('', await cookie('vsf-cart')))

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Laurier Desk' })).toBeVisible()
  const customer = { email: `elsewhere-${crypto.randomUUID()}@example.com`, password: 'Bunk-beds-1' }
  await page.request.post('/api/magento/createCustomer', {
    data: [{ ...customer, firstname: 'Ann', lastname: 'Lee' }],
  })
  await page.request.post('/api/magento/generateCustomerToken', { data: [customer] })
  await page.goto('/checkout')
  // The guest's cart becomes the customer's on the way.
  await page.waitForURL(`${outside.url}${CHECKOUT_PATH}?*`)
  expect(page.url()).toBe(handedOver(await cookie('vsf-customer'), await cookie('vsf-cart')))
})

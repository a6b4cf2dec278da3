/** PayPal Express in front of a Magento: there and back, without paying, with an empty account, and from an express button. */
import type { Page } from '@playwright/test'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startStack, type Stack } from '../../scripts/lib/stack.mjs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { goTo } from '../fixtures/buyer.ts'
import { expect, test as base } from '../fixtures/index.ts'
import { servePaypal } from '../fixtures/paypal-page.ts'
import { collectProblems } from '../fixtures/problems.ts'
import { ADDRESS, shopperOn } from '../fixtures/shopper.ts'
import { createBraintree } from '../harness/magento-payments/braintree.ts'
import { createPaypal, PAYPAL_ORIGIN, type Paypal } from '../harness/magento-payments/paypal.ts'
import { VIEWS } from '../fixtures/views.ts'
import { startPlainMagento } from '../harness/plain-magento.ts'
import { serverUrl } from '../harness/server-env.ts'

interface PaypalShop {
  url: string
  paypal: Paypal
}

const test = base.extend<{ visitor: Page }, { shop: PaypalShop }>({
  shop: [
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'loftwood.shopper.paypal-'))
      const ports = { middleware: await freePort(), storefront: await freePort() }
      const url = `http://localhost:${ports.storefront}`
      // Of all store views, as a Magento has it where nobody changed it.
      const paypal = createPaypal(`${url}/`)
      const magento = await startPlainMagento(serverUrl('commerce'), [paypal, createBraintree()])
      const env = {
        LOG_LEVEL: 'warn',
        COMMERCE_GRAPHQL_URL: magento.graphqlUrl,
        MEDIA_URL: `${serverUrl('commerce')}/media`,
        EXPRESS_CHECKOUT: 'paypal',
      }
      const stack: Stack = await startStack({ ports, dataDir, env })
      await use({ url, paypal })
      await stack.stop()
      await magento.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ browser, shop, viewport }, use) => {
    const context = await browser.newContext({ baseURL: shop.url, viewport })
    const problems = collectProblems(context, shop.url)
    await servePaypal(context, shop.paypal)
    const page = await context.newPage()
    await use(page)
    // Of PayPal there are pages only.
    const isPage = (problem: string) => problem.startsWith(`request to another host: ${PAYPAL_ORIGIN}/`)
    expect(problems.filter((problem) => !isPage(problem))).toEqual([])
    await context.close()
  },
})

/** What is loaded from PayPal from now on. */
function loadedFromPaypal(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => void (request.url().startsWith(PAYPAL_ORIGIN) && urls.push(request.url())))
  return urls
}

const decide = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

for (const { language, tag, use } of VIEWS) {
  test.describe(language, { tag }, () => {
    test.use(use)

    test('pays once after a canceled and a declined PayPal payment', async ({ visitor: page, shop }) => {
      test.slow()
      const shopper = shopperOn(page, language)
      const { say, button } = shopper
      const foreign = loadedFromPaypal(page)
      await goTo(page, 'payment', { language })
      await page.getByRole('radio', { name: 'PayPal' }).check({ force: true })
      expect(foreign).toEqual([])
      await button('checkout.paypal.leave').click()
      await expect(page.getByText(/, continue$/)).toBeVisible()
      await decide(page, 'Cancel')
      await expect(page.getByText(say('checkout.paypal.canceled'))).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])

      // What was chosen is still there.
      await button('checkout.paypal.leave').click()
      await decide(page, 'Approve with an empty account')
      await expect(button('checkout.placeOrder')).toBeVisible()
      // Neither token nor payer stays in an address.
      expect(page.url()).not.toMatch(/token|PayerID/)
      await button('checkout.placeOrder').click()
      await expect(page.getByText(say('refused.paypalDeclined'))).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])

      const before = shop.paypal.charges.length
      await button('checkout.paypal.again').click()
      await decide(page, 'Approve')
      await expect(button('checkout.placeOrder')).toBeVisible()
      // The page that PayPal came back to, again.
      await page.goto('/checkout/paypal')
      await expect(button('checkout.placeOrder')).toBeVisible()
      const { main } = await shopper.placeOrder()
      expect(main).toContain('PayPal')
      expect(shop.paypal.charges.length).toBe(before + 1)
      await page.goBack()
      // Nothing says the shopper's language any more but the address.
      await shopper.open('/checkout/paypal')
      await expect(page.getByRole('main')).toContainText(say('checkout.paypal.strange'))
      expect(shop.paypal.charges.length).toBe(before + 1)
    })

    test('an express button chooses PayPal, and the delivery is the last thing typed', async ({
      visitor: page,
    }) => {
      const shopper = shopperOn(page, language)
      const { say, button } = shopper
      const foreign = loadedFromPaypal(page)
      await shopper.open('/kids-latex-pillow')
      await button('checkout.paypal.pay').click()
      await expect(page).toHaveURL(/checkout-guest/)
      await expect(page.getByText(say('checkout.paypal.first'))).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
      // A document of its own, as the checkout is where cards have frames.
      await page.reload()
      await expect(page.getByText(say('checkout.paypal.first'))).toBeVisible()
      await shopper.fillSteps(['address'], 'ann@example.com', ADDRESS)
      await expect(shopper.landmarks.delivery).toBeAttached()
      expect(foreign).toEqual([])
      await shopper.fillSteps(['delivery'], 'ann@example.com', ADDRESS)
      await decide(page, 'Approve')
      await expect(button('checkout.placeOrder')).toBeVisible()
      // From the cart, which has everything by now, it is PayPal's page at once.
      await shopper.open('/checkout/cart')
      await button('checkout.paypal.pay').click()
      await decide(page, 'Approve')
      await shopper.placeOrder()
    })
  })
}

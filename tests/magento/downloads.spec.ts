/** Files to download: whether a guest may order them, and what the order's page says of them until they can be had. */
import { paths } from '@loftwood/storefront/paths'
import { shopperOn } from '../fixtures/shopper.ts'
import { visitorOf } from '../fixtures/visitor.ts'
import { completeCart, placeOrder } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { LIVE_SHOP_ENV } from './live-env.ts'
import { cartItemsOf, productOf } from './products.ts'
import { signUp } from './sign-up.ts'
import { wordsOfOurs } from './words-of-ours.ts'

const DOWNLOAD = 'beginner-s-yoga'

test('a guest with a download in the cart goes on, or is told to sign in', async ({ page, release }) => {
  const shopper = shopperOn(page, 'en')
  const magento = visitorOf(page.request)
  const product = await productOf(magento, DOWNLOAD)
  await magento.addProductsToCart({ cartItems: cartItemsOf(product!) })
  await shopper.open(paths.checkoutGuest)
  await shopper.emailField.fill(`guest-${crypto.randomUUID()}@example.com`)
  await shopper.submitStep()
  const userError = page.getByText(shopper.say('refused.guest'))
  // Nothing is delivered: the next step asks where the bill goes.
  await expect(userError.or(shopper.landmarks.address)).toBeVisible()
  // Each replayed Magento has the defaults of its release.
  if (!process.env[LIVE_SHOP_ENV]) expect(await userError.count()).toBe(release === '2.4.8-p1' ? 1 : 0)
  if ((await userError.count()) === 0) return
  await expect(page.getByRole('main').getByRole('button', { name: shopper.say('auth.signIn') })).toBeVisible()
})

test('a file that is not paid for has its name and no link', async ({ page }) => {
  const shopper = shopperOn(page, 'en')
  const magento = visitorOf(page.request)
  const product = await productOf(magento, DOWNLOAD)
  const cartItems = cartItemsOf(product!)
  await signUp(magento)
  await magento.addProductsToCart({ cartItems })
  await completeCart(magento, true)
  const { number } = await placeOrder(magento)
  // The header's, which comes last.
  const count = page.waitForResponse(/\/cartTotalQty\b/)
  await shopper.open(paths.order(number))
  await count
  const files = page.getByRole('region', { name: shopper.say('account.downloads') }).getByRole('listitem')
  await expect(files).toHaveCount(cartItems[0]?.selected_options?.length ?? 0)
  for (const file of await files.all()) {
    await expect(file).toContainText(shopper.say('account.downloadLater'))
    await expect(file).not.toContainText(shopper.say('account.download'))
    await expect(file.getByRole('link')).toHaveCount(0)
  }
  expect(wordsOfOurs(await page.content())).toEqual([])
})

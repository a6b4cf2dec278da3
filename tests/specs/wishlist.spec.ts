/** Wishlists: a guest's comes along when signing in, is shared by its link, and empties into the cart. */
import type { Page } from '@playwright/test'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { mailTo } from '../fixtures/outbox.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { visitorOf } from '../fixtures/visitor.ts'

/** Puts a product on the list of the customer who is signed in. */
async function wish(page: Page, sku: string): Promise<void> {
  const items = [{ sku, quantity: 1 }]
  const { addProductsToWishlist } = await visitorOf(page.request).addProductsToWishlist({ id: '0', items })
  expect(addProductsToWishlist?.user_errors).toEqual([])
}

test(`a guest's list is saved, shared and bought from`, async ({ page, browser, language }) => {
  test.slow()
  const shopper = shopperOn(page, language)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: shopper.say('wishlist.toggle') })
    .first()
  await shopper.open('/laurier-desk')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  const sidebar = page.getByRole('dialog')
  await expect(sidebar.getByRole('button', { name: shopper.say('wishlist.addNamed') })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await sidebar.getByRole('link', { name: shopper.say('wishlist.view') }).click()
  await expect(page).toHaveURL(/\/wishlist$/)

  const add = page.getByRole('main').getByRole('button', { name: shopper.say('wishlist.addNamed') })
  await expect(add).toHaveCount(1)
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.say('wishlist.noteAdd') })
    .click()
  await page.getByRole('textbox', { name: shopper.say('wishlist.noteOn') }).fill('For the cabin')
  await shopper.button('account.save').click()
  await expect(page.getByText('For the cabin')).toBeVisible()
  const quantity = page.getByRole('main').getByRole('spinbutton')
  await quantity.fill('2')
  const changed = page.waitForResponse(
    (response) => response.url().includes('updateProductsInGuestWishlist') && response.ok(),
  )
  await quantity.press('Enter')
  await changed
  expect(await accessibilityViolations(page)).toEqual([])

  await page.getByText(shopper.say('wishlist.share')).click()
  const link = await page.getByLabel(shopper.say('wishlist.link')).inputValue()
  const friend = await (await browser.newContext()).newPage()
  await friend.goto(link)
  await expect(friend.getByText('For the cabin')).toBeVisible()
  await expect(friend.getByRole('main').getByText(/: 2$/)).toBeVisible()
  const stored = friend.waitForResponse(
    (response) => response.url().includes('addProductsToGuestWishlist') && response.ok(),
  )
  await friend
    .getByRole('main')
    .getByRole('button', { name: shopper.say('wishlist.toggle') })
    .click()
  await stored
  await friend.goto(new URL('/wishlist', link).href)
  await expect(friend.getByRole('main').getByRole('article')).toHaveCount(1)
  await friend.context().close()

  await shopper.open('/wishlist')
  await add.click()
  await expect(page.getByText(shopper.say('wishlist.added'))).toBeVisible()
  await expect(page.getByText(shopper.say('wishlist.empty'))).toBeVisible()
  await shopper.open('/checkout/cart')
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2')
})

test('a guest’s list becomes the customer’s at sign-in', { tag: '@once' }, async ({ page, backEnd }) => {
  const shopper = shopperOn(page, 'en')
  const customer = await backEnd.newCustomer()
  await shopper.open('/laurier-desk')
  await page.getByRole('button', { name: 'Laurier Desk on my wish list' }).click()
  await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(1)
  await shopper.open('/customer/account/login')
  await shopper.fillSignIn(customer)
  await expect(page).toHaveURL(/\/customer\/account$/)
  await shopper.open('/customer/wishlist')
  await expect(page.getByRole('button', { name: 'Add to cart: Laurier Desk' })).toBeVisible()
})

test(
  'all of it goes into the cart but what must be chosen first',
  { tag: '@once' },
  async ({ page, backEnd }) => {
    const shopper = shopperOn(page, 'en')
    await shopper.signIn(await backEnd.newCustomer())
    await wish(page, 'LAU-DSK')
    await shopper.open('/laurier-high-bunk-bed')
    await page
      .getByRole('main')
      .getByRole('button', { name: shopper.say('wishlist.toggle') })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(2)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: shopper.say('wishlist.addAll') })
      .click()
    await expect(page.getByText('1 item is in your shopping cart now.')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(/^1 item stays on the list/)).toBeVisible()
    await shopper.open('/customer/wishlist')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  },
)

test(
  'a set goes on the list, and into the cart, as it was put together',
  { tag: '@once' },
  async ({ page }) => {
    const shopper = shopperOn(page, 'en')
    await shopper.open('/laurier-mid-bunk-bed-with-mattresses')
    const main = page.getByRole('main')
    const upper = main.getByRole('group', { name: 'Upper mattress' })
    const mattress = upper.getByRole('radio').last()
    await mattress.check({ force: true })
    const name = /Rivage 7-Inch/
    await expect(upper.getByRole('radio', { name })).toBeChecked()
    await main
      .getByRole('button', { name: shopper.say('wishlist.toggle') })
      .first()
      .click()
    const list = page.getByRole('dialog')
    const entry = list.getByRole('listitem').filter({ has: page.getByRole('article') })
    await expect(entry).toContainText(/Upper mattress: Rivage 7-Inch.* · Lower mattress: Boréal 6-Inch/)
    await list.getByRole('button', { name: shopper.say('wishlist.addNamed') }).click()
    await expect(page.getByText(shopper.say('wishlist.added'))).toBeVisible()
    await shopper.open('/checkout/cart')
    await expect(main.getByRole('listitem').filter({ hasText: 'Upper mattress' }).first()).toContainText(name)
  },
)

test('mails a wishlist with a link to it', { tag: '@once' }, async ({ page, backEnd }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.signIn(await backEnd.newCustomer())
  await wish(page, 'LAU-DSK')
  await shopper.open('/customer/wishlist')
  await page.getByText(shopper.say('wishlist.share')).click()
  const friend = `friend-${crypto.randomUUID()}@example.com`
  const emails = page.getByRole('textbox', { name: shopper.say('wishlist.emails') })
  await emails.fill('nobody')
  await shopper.button('wishlist.send').click()
  await expect(page.getByRole('alert').first()).toContainText(shopper.say('form.emailInvalid'))
  await emails.fill(friend)
  await page.getByRole('textbox', { name: shopper.say('wishlist.message') }).fill('For my birthday')
  await shopper.button('wishlist.send').click()
  await expect(page.getByText(shopper.say('wishlist.sent'))).toBeVisible()
  const mail = await mailTo(friend)
  expect(mail).toContain('For my birthday')
  const path = /https?:\/\/[^/\s]+(\/wishlist\/shared\/\w+)/.exec(mail)?.[1] ?? ''
  await page.context().clearCookies()
  await shopper.open(path)
  await expect(page.getByRole('button', { name: 'Add to cart: Laurier Desk' })).toBeVisible()
})

test('shows twenty wishlist items a page', { tag: '@once' }, async ({ page, backEnd }) => {
  const customer = await backEnd.newCustomer()
  await backEnd.fillWishlist(customer, 21)
  const shopper = shopperOn(page, 'en')
  await shopper.signIn(customer)
  await shopper.open('/customer/wishlist')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
  await page.getByRole('main').getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.say('wishlist.removeNamed') })
    .click()
  await expect(page).toHaveURL(/\/customer\/wishlist$/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
})

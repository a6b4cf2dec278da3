/** Wishlists: a guest's comes along when signing in, is shared by its link, and empties into the cart. */
import { accessibilityFaults } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn, type Language } from '../fixtures/shopper.ts'

const PASSWORD = 'Bunk-beds-1'

for (const language of ['en', 'fr'] as Language[]) {
  test(`a guest's list is kept, shared and bought from (${language})`, async ({ page }) => {
    test.slow()
    const shopper = shopperOn(page, language)
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: shopper.say('wishlist.toggle') })
      .first()
    await shopper.open('/laurier-desk')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await shopper.open('/wishlist')
    const add = page.getByRole('button', { name: shopper.say('wishlist.addNamed') })
    await expect(add).toHaveCount(1)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByText(shopper.say('wishlist.share')).click()
    const link = await page.getByLabel(shopper.say('wishlist.link')).inputValue()
    await page.goto(link)
    await expect(add).toHaveCount(1)
    await shopper.open('/wishlist')
    await add.click()
    await expect(page.getByText(shopper.say('wishlist.empty'))).toBeVisible()
    await shopper.open('/checkout/cart')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  })
}

test('a guest’s list becomes the customer’s at sign-in', async ({ page, backEnd }) => {
  const shopper = shopperOn(page, 'en')
  const email = `wish-${crypto.randomUUID()}@example.com`
  await backEnd.registerCustomer({ email, password: PASSWORD, firstname: 'Ann', lastname: 'Lee' })
  await shopper.open('/laurier-desk')
  await page.getByRole('button', { name: 'Laurier Desk on my wish list' }).click()
  await expect(page.getByRole('button', { name: 'Laurier Desk on my wish list' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await shopper.open('/customer/account/login')
  await page.getByRole('textbox', { name: shopper.say('form.emailLabel') }).fill(email)
  await page.getByRole('textbox', { name: shopper.say('form.passwordLabel') }).fill(PASSWORD)
  await shopper.button('auth.signIn').click()
  await expect(page).toHaveURL(/\/customer\/account$/)
  await shopper.open('/customer/wishlist')
  await expect(page.getByRole('button', { name: 'Add to cart: Laurier Desk' })).toBeVisible()
})

test('a shared list that is gone says so', async ({ page }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.open('/wishlist/shared/0123456789abcdef0123456789abcdef')
  await expect(page.getByText(shopper.say('wishlist.gone'))).toBeVisible()
})

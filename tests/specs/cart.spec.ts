/** The cart page: estimate, note, cross-sells, emptying; what it says follows in other tabs and ends in the order. */
import { paths } from '@loftwood/storefront/paths'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { FORM_ADDRESS, putInCart } from '../fixtures/buyer.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'

test('estimates the delivery of a desk and saves a note on the cart', async ({ page, backEnd, language }) => {
  test.slow()
  const shopper = shopperOn(page, language)
  const main = page.getByRole('main')
  await putInCart(page, 'LAU-DSK', language)
  await shopper.open(paths.cart)
  await expect(main.getByRole('heading', { name: shopper.say('cart.crossSells') })).toBeVisible()

  for (const key of ['cart.estimateQuestion', 'cart.giftCardQuestion', 'cart.commentQuestion'] as const)
    await main.getByText(shopper.say(key)).click()
  await main.getByRole('textbox', { name: shopper.say('checkout.postcode') }).fill('h2w2r2')
  await page.keyboard.press('Enter')
  await expect(main.getByText(/^(QST|TVQ)$/)).toBeVisible()
  await main.getByRole('textbox', { name: shopper.say('cart.giftCardLabel') }).fill('NOT-A-CARD')
  await page.keyboard.press('Enter')
  await expect(main.locator('[aria-invalid=true]')).toHaveValue('NOT-A-CARD')
  const note = main.getByRole('textbox', { name: shopper.say('cart.commentLabel') })
  await note.fill('The lift is at the back.')
  await note.blur()
  await expect(main.getByText(shopper.say('cart.commentKept'))).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])

  await shopper.open(paths.checkoutGuest)
  const email = `note-${crypto.randomUUID()}@example.com`
  const field = (key: 'checkout.postcode' | 'checkout.city') =>
    page.getByRole('textbox', { name: shopper.say(key) })
  const province = page.getByRole('combobox', { name: shopper.say('checkout.province') })
  const expectProvince = (name: RegExp) => expect(province.locator('option:checked')).toHaveText(name)
  await test.step('the place of the estimate is in the address', async () => {
    await expect(field('checkout.postcode')).toHaveValue(/h2w ?2r2/i)
    await expectProvince(/^Qu[eé]bec$/)
  })
  await test.step('a postal code fills in province and city while it is typed', async () => {
    await field('checkout.postcode').fill('')
    await field('checkout.postcode').pressSequentially('n1h3a1')
    await expectProvince(/^Ontario$/)
    await expect(field('checkout.city')).toHaveValue('Guelph')
  })
  await shopper.fillSteps(['address', 'delivery', 'payment'], email, { ...FORM_ADDRESS, province: null })
  await expect(main).toContainText('The lift is at the back.')
  await test.step('the last step says the address once, and leads back to every step', async () => {
    expect((await main.innerText()).split(FORM_ADDRESS.street)).toHaveLength(2)
    await expect(shopper.button('checkout.editStep')).toHaveCount(2)
    await shopper.button('checkout.editStep').last().click()
    await shopper.submitStep()
    await expect(shopper.landmarks.payment).toBeChecked()
  })
  const { number } = await shopper.placeOrder()
  const order = await backEnd.guestOrder({ number, email, lastname: FORM_ADDRESS.lastname })
  expect(order.comments).toMatchObject([{ message: 'The lift is at the back.' }])
})

test(
  'applies a coupon again when the cart qualifies, and says why it does not before',
  { tag: '@once' },
  async ({ page }) => {
    const shopper = shopperOn(page, 'en')
    const main = page.getByRole('main')
    const count = async (number: string) => {
      await main.getByRole('spinbutton').fill(number)
      await page.keyboard.press('Enter')
    }
    await putInCart(page, 'LAU-DSK')
    await shopper.open(paths.cart)
    await count('2')
    await expect(main.getByText('$898.00').first()).toBeVisible()
    await main.getByText(shopper.say('cart.couponQuestion')).click()
    await main.getByRole('textbox', { name: shopper.say('cart.couponLabel') }).fill('SAVE50')
    await page.keyboard.press('Enter')
    const saving = main.getByText('−$50.00')
    await expect(saving).toBeVisible()
    await count('1')
    await expect(main.getByRole('status').filter({ hasText: shopper.say('cart.couponBelow') })).toBeVisible()
    await expect(saving).toBeHidden()
    await count('2')
    await expect(saving).toBeVisible()
  },
)

test(
  'a customer finds the cart again that this browser does not know',
  { tag: '@once' },
  async ({ page, context, backEnd }) => {
    const shopper = shopperOn(page, 'en')
    await shopper.signIn(await backEnd.newCustomer())
    await putInCart(page, 'LAU-DSK')
    await context.clearCookies({ name: 'vsf-cart' })
    await shopper.open(paths.home)
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).filter({ visible: true }),
    ).toBeVisible()
    await shopper.open(paths.cart)
    await expect(page.getByRole('main').getByText('Laurier Desk').first()).toBeVisible()
  },
)

test('empties the cart in every tab', { tag: '@once' }, async ({ page, context }) => {
  const shopper = shopperOn(page, 'en')
  await putInCart(page, 'LAU-DSK')
  const other = await context.newPage()
  await shopperOn(other, 'en').open(paths.cart)
  const otherMain = other.getByRole('main')
  await expect(otherMain.getByText('Laurier Desk').first()).toBeVisible()

  await shopper.open(paths.cart)
  await shopper.button('cart.clear').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: shopper.say('cart.keepAll') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText('Laurier Desk').first()).toBeVisible()
  await shopper.button('cart.clear').click()
  await dialog.getByRole('button', { name: shopper.say('cart.clear') }).click()
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { level: 1, name: shopper.say('cart.empty') })).toBeVisible()
})

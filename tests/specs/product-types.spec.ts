/** Every type of product is chosen, added and ordered; what the cart shows is what the back end stores. */
import { paths } from '@loftwood/storefront/paths'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { putInCart } from '../fixtures/buyer.ts'
import { cartItemsOf } from '../fixtures/cart-items.ts'
import { expect, test } from '../fixtures/index.ts'
import { amountOf, shopperOn } from '../fixtures/shopper.ts'
import { visitorOf } from '../fixtures/visitor.ts'
import { completeCart, placeOrder } from '../harness/place-order.ts'
import { ADDRESS_INPUT } from '../integration/address.ts'

const ADDRESS = {
  firstname: 'Maude',
  lastname: 'Tremblay',
  street: '4200, boul. Saint-Laurent',
  city: 'Montréal',
  province: 'Québec',
  postcode: 'H2W 2R2',
  telephone: '514 555-0199',
}

test('a set, a room, a service and a gift card in one order', { tag: '@once' }, async ({ page, backEnd }) => {
  test.slow()
  const shopper = shopperOn(page, 'en')
  const add = async (path: string) => {
    await shopper.open(path)
    if (path.includes('gift-card')) {
      await page.getByText('Another amount').click()
      await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('42.50')
      await page.getByRole('textbox', { name: 'Your name', exact: true }).fill('Ann')
      await page.getByRole('textbox', { name: 'Your email', exact: true }).fill('ann@example.com')
      await page.getByRole('textbox', { name: 'Recipient’s name', exact: true }).fill('Zoé')
      await page.getByRole('textbox', { name: 'Recipient’s email' }).fill('zoe@example.com')
    }
    await shopper.addToCart()
  }
  await add('/laurier-mid-bunk-bed-with-mattresses')
  await add('/laurier-bunk-room')
  await add('/assembly-at-home')
  await add('/gift-card-any-amount')
  await shopper.open('/checkout/cart')
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.filter({ hasText: 'Upper mattress' }).first()).toContainText(
    'Boréal 6-Inch Bunk Mattress',
  )
  await expect(lines.filter({ hasText: 'Gift Card' }).first()).toContainText('zoe@example.com')
  const email = `types-${crypto.randomUUID()}@example.com`
  const magento = visitorOf(page.request)
  await magento.setGuestEmailOnCart({ email })
  await completeCart(magento)
  await shopper.open('/checkout-guest')
  const { number, main } = await shopper.placeOrder()
  const order = await backEnd.guestOrder({ number, email, lastname: ADDRESS_INPUT.lastname })
  const names = (order?.items ?? []).map((item) => item?.product_name)
  expect(names).toEqual(
    expect.arrayContaining(['Laurier Mid-Height Bunk with Two Mattresses', 'Assembly at Home']),
  )
  const total = order?.total?.grand_total.value ?? 0
  const printed = main.match(/\$[\d,]+\.\d\d/g) ?? []
  expect(printed.map(amountOf)).toContain(total)
})

test(
  'what only comes by e-mail asks for no delivery, and is billed anywhere',
  { tag: '@once' },
  async ({ page, backEnd }) => {
    test.slow()
    const shopper = shopperOn(page, 'fr')
    await putInCart(page, 'SVC-ASM', 'fr')
    await shopper.open('/checkout-guest')
    await expect(page.getByRole('heading', { name: shopper.say('checkout.contact') })).toBeVisible()
    await expect(page.getByRole('heading', { name: shopper.say('checkout.shippingMethod') })).toBeHidden()
    const email = `virtuel-${crypto.randomUUID()}@example.com`
    await page.getByLabel(shopper.say('form.emailLabel')).fill(email)
    await shopper.submitStep()
    await page.getByRole('radio', { name: shopper.say('checkout.payment.checkmo') }).check({ force: true })
    await page.getByRole('combobox', { name: shopper.say('checkout.country') }).selectOption('US')
    const state = page.getByRole('combobox', { name: shopper.say('checkout.state') })
    await expect(state).toContainText('Vermont')
    await state.selectOption({ label: 'Vermont' })
    await shopper.fillAddress({ ...ADDRESS, city: 'Burlington', postcode: '05401', province: null })
    await shopper.submitStep()
    const { number } = await shopper.placeOrder()
    const order = await backEnd.guestOrder({ number, email, lastname: ADDRESS.lastname })
    expect(order.billing_address).toMatchObject({ country_code: 'US', region: 'Vermont', postcode: '05401' })
    // The work is done in Ontario, wherever the bill goes.
    expect(order.total?.total_tax.value).toBeGreaterThan(0)
  },
)

test('a required choice is asked for where it is', { tag: '@once' }, async ({ page }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.open('/gift-card-any-amount')
  await shopper.button('product.addToCart').first().click()
  await expect(page.getByRole('group', { name: 'Amount' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Recipient’s email' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(page.getByRole('dialog')).toBeHidden()
})

/** What the plan shows of itself. */
const SAMPLES = {
  en: ['First page, English', 'First page, French'],
  fr: ['Première page, en anglais', 'Première page, en français'],
} as const

test('a plan can be looked into before it is bought', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  await shopper.open('/laurier-mid-height-bunk-bed-plan')
  const samples = page.getByRole('region', { name: shopper.say('product.seeMore') }).getByRole('link')
  await expect(samples).toHaveText([...SAMPLES[language]])
  expect(await accessibilityViolations(page)).toEqual([])
  for (const sample of await samples.all()) {
    await expect(sample).toHaveAttribute('target', '_blank')
    await expect(sample).toHaveAttribute('href', /^\/media\/sample\/downloads\/.+\.pdf$/)
    const file = await page.request.get((await sample.getAttribute('href')) ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  }
})

test(
  'a bought plan is fetched from its order once that is paid',
  { tag: '@once' },
  async ({ page, backEnd }) => {
    test.slow()
    const shopper = shopperOn(page, 'en')
    const customer = await backEnd.newCustomer()
    await shopper.signIn(customer)
    const magento = visitorOf(page.request)
    await magento.addProductsToCart({ cartItems: await cartItemsOf(['PLN-LAU-MID']) })
    await completeCart(magento, { isDelivered: false })
    const number = await placeOrder(magento)

    await shopper.open(paths.order(number))
    const downloads = page.getByRole('region', { name: shopper.say('account.downloads') })
    await expect(downloads).toContainText(shopper.say('account.downloadLater'))
    await expect(downloads.getByRole('link')).toHaveCount(0)

    await backEnd.invoice(number)
    await page.reload()
    const plan = downloads.getByRole('link', { name: 'Plan in French (PDF)' })
    await expect(downloads.getByText('Can be downloaded 10 more times.')).toHaveCount(2)
    expect(await accessibilityViolations(page)).toEqual([])
    const file = await page.request.get((await plan.getAttribute('href')) ?? '')
    expect(file.headers()['content-disposition']).toBe('attachment; filename="lau-bnk-mid-fr.pdf"')
    await page.reload()
    await expect(downloads.getByText('Can be downloaded 9 more times.')).toBeVisible()
  },
)

test('a guest with a plan to download is told before the checkout', { tag: '@once' }, async ({ page }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.open('/laurier-mid-height-bunk-bed-plan')
  const note = page.getByText(shopper.say('cart.downloadNeedsAccount'))
  await expect(note).toBeVisible()
  await shopper.addToCart()
  await expect(page.getByRole('dialog').filter({ has: note })).toBeVisible()
  await shopper.open('/checkout/cart')
  await expect(page.getByRole('main').filter({ has: note })).toBeVisible()
  await shopper.open('/checkout-guest')
  await page.getByLabel(shopper.say('form.emailLabel')).fill(`plan-${crypto.randomUUID()}@example.com`)
  await shopper.submitStep()
  await expect(page.getByRole('main')).toContainText(shopper.say('checkout.contactFailed'))
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.say('auth.signIn') })
    .click()
  await expect(
    page.getByRole('dialog').getByRole('textbox', { name: shopper.say('form.emailLabel') }),
  ).toBeVisible()
})

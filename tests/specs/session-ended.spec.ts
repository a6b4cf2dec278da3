/** A session that ends in the middle of something: remembered customers do not notice, others get a message and come back. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/index.ts'
import { FORM_ADDRESS, goTo, putInCart } from '../fixtures/buyer.ts'
import { CHANGES, ORDER, WRITES, type Write } from '../fixtures/account-writes.ts'
import type { BackEnd } from '../fixtures/back-end.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { VIEWS } from '../fixtures/views.ts'

// Until its files are fetched the network is not silent, and the page's own requests are done by then.
test.use({ serviceWorkers: 'allow' })

/** The session's token dies at the back end; the browser does not know. */
async function expire(page: Page, backEnd: BackEnd): Promise<void> {
  const cookies = await page.context().cookies()
  await backEnd.revoke(cookies.find(({ name }) => name === 'vsf-customer')?.value ?? '')
}

/** Does everything in turn; before every press the token dies. */
async function walk(page: Page, backEnd: BackEnd, writes: readonly Write[]): Promise<void> {
  const shopper = shopperOn(page, 'fr')
  const customer = await backEnd.newCustomer()
  await shopper.signIn(customer, { remember: true })
  for (const { name, path, prepare, press, proof } of writes)
    await test.step(name, async () => {
      await shopper.open(path)
      await prepare(page, shopper, customer)
      await expire(page, backEnd)
      await press(page, shopper)
      await proof(page, shopper)
    })
}

test.describe('on a phone', () => {
  const [, phone] = VIEWS
  test.use(phone?.use ?? {})

  test('renews a remembered session without interrupting the shopper', async ({ page, backEnd }) => {
    test.setTimeout(180_000)
    await walk(page, backEnd, [...WRITES, ...CHANGES])
  })
})

for (const { name, path, prepare, press } of WRITES) {
  test(`changing ${name} shows a message and comes back to where it was`, async ({ page, backEnd }) => {
    test.slow()
    const shopper = shopperOn(page, 'en')
    const customer = await backEnd.newCustomer()
    await shopper.signIn(customer)
    await shopper.open(path)
    await prepare(page, shopper, customer)
    await expire(page, backEnd)
    await press(page, shopper)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText(shopper.say('auth.notAuthorized'))).toBeVisible()
    await page
      .getByRole('link', { name: shopper.say('auth.signIn') })
      .filter({ visible: true })
      .click()
    await shopper.fillSignIn(customer)
    await expect(page).toHaveURL(new RegExp(`${path}(?:\\?|$)`))
    await expect(
      page.getByRole('button', { name: shopper.say('auth.greeting') }).filter({ visible: true }),
    ).toBeVisible()
  })
}

/** Both carts in turn: the press that meets the dead token goes through once the password is there. */
test('asks for the password within the checkout and continues the order', async ({ page, backEnd }) => {
  test.slow()
  const shopper = shopperOn(page, 'en')
  const customer = await backEnd.newCustomer()
  await shopper.signIn(customer)
  await ORDER.prepare(page, shopper, customer)
  await expire(page, backEnd)
  await ORDER.press(page, shopper)
  const dialog = page.getByRole('dialog', { name: shopper.say('checkout.sessionEnded') })
  await expect(dialog.getByRole('textbox', { name: shopper.say('form.emailLabel') })).toHaveValue(
    customer.email,
  )
  await test.step('closed, the page stays as it is and asks again', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(shopper.button('checkout.placeOrder')).toBeVisible()
    await ORDER.press(page, shopper)
  })
  await shopper.fillSignIn(customer)
  await ORDER.proof(page, shopper)
})

test.describe('where the session ends while an address is typed', () => {
  /** Signed in with a desk in the cart, until the dialog asks for the password. */
  async function typeUntilAsked(page: Page, backEnd: BackEnd) {
    const shopper = shopperOn(page, 'en')
    const customer = await backEnd.newCustomer()
    await shopper.signIn(customer)
    await goTo(page, 'address', { sku: 'LAU-DSK', customer })
    await shopper.fillAddress(FORM_ADDRESS)
    await expire(page, backEnd)
    await shopper.submitStep()
    const dialog = page.getByRole('dialog', { name: shopper.say('checkout.sessionEnded') })
    await expect(dialog).toBeVisible()
    return { shopper, customer, dialog }
  }

  test('another customer finds their own cart, and nothing of what was typed', async ({ page, backEnd }) => {
    const { shopper } = await typeUntilAsked(page, backEnd)
    await shopper.fillSignIn(await backEnd.newCustomer({ firstname: 'Bo' }))
    await expect(page.getByRole('heading', { name: shopper.say('checkout.empty') })).toBeVisible()
    await putInCart(page, 'LAU-DSK')
    await shopper.open('/checkout')
    await expect(shopper.landmarks.address).toHaveValue('')
  })

  test('a guest begins with an empty cart', async ({ page, backEnd }) => {
    const { shopper, dialog } = await typeUntilAsked(page, backEnd)
    await dialog.getByRole('button', { name: shopper.say('checkout.sessionGuest') }).click()
    await expect(page).toHaveURL(/\/$/)
    await shopper.open('/checkout/cart')
    await expect(page.getByRole('heading', { name: shopper.say('cart.empty') })).toBeVisible()
    await putInCart(page, 'LAU-DSK')
    await shopper.open('/checkout-guest')
    await expect(page.getByLabel(shopper.say('form.emailLabel'))).toHaveValue('')
  })

  test('after a reload the same customer goes on with what was typed', async ({ page, backEnd }) => {
    const { shopper, customer } = await typeUntilAsked(page, backEnd)
    await page.reload()
    await shopper.fillSignIn(customer)
    await expect(shopper.landmarks.address).toHaveValue(FORM_ADDRESS.street)
    await shopper.submitStep()
    await expect(shopper.landmarks.delivery).toBeAttached()
  })

  test('another tab that is reloaded asks for the password too, and both go on', async ({
    page,
    backEnd,
  }) => {
    test.slow()
    const shopper = shopperOn(page, 'en')
    const customer = await backEnd.newCustomer()
    await shopper.signIn(customer)
    await putInCart(page, 'LAU-DSK')
    const secondPage = await page.context().newPage()
    const second = shopperOn(secondPage, 'en')
    await second.open('/checkout')
    await second.landmarks.address.fill('9 Second Street')
    await shopper.open('/checkout')
    await shopper.fillAddress(FORM_ADDRESS)
    await expire(page, backEnd)
    await shopper.submitStep()
    const asks = (in_: Page) => in_.getByRole('dialog', { name: shopper.say('checkout.sessionEnded') })
    await expect(asks(page)).toBeVisible()

    await secondPage.reload()
    const email = asks(secondPage).getByRole('textbox', { name: shopper.say('form.emailLabel') })
    await expect(email).toHaveValue(customer.email)
    await test.step('closed, it is one press away', async () => {
      await secondPage.keyboard.press('Escape')
      await expect(asks(secondPage)).toBeHidden()
      await secondPage
        .getByRole('main')
        .getByRole('button', { name: shopper.say('auth.signIn') })
        .click()
    })
    await second.fillSignIn(customer)
    await expect(second.landmarks.address).toHaveValue('9 Second Street')
    await expect(secondPage.getByRole('main')).toContainText('Laurier')
    await expect(shopper.landmarks.address).toHaveValue(FORM_ADDRESS.street)
    await expect(asks(page)).toBeHidden()
    await shopper.submitStep()
    await expect(shopper.landmarks.delivery).toBeAttached()
  })
})

test('after months who is remembered is still signed in', async ({ page, backEnd }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.open('/customer/account/login')
  await shopper.fillSignIn(await backEnd.newCustomer(), { remember: true })
  await expect(page.getByRole('main')).toContainText('Ann Lee')
  const DAY = 86_400
  const lasting = (await page.context().cookies()).filter(
    ({ expires }) => expires - Date.now() / 1000 > 300 * DAY,
  )
  await page.context().clearCookies()
  await page.context().addCookies(lasting)
  await expire(page, backEnd)
  await shopper.open('/customer/account')
  await expect(page.getByRole('main')).toContainText('Ann Lee')
})

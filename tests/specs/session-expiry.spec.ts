/** A session that ends in the middle of something: whoever is remembered does not notice, others are told and come back. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/index.ts'
import type { BackEnd, NewCustomer } from '../fixtures/back-end.ts'
import { shopperOn, type Address } from '../fixtures/shopper.ts'

const ADDRESS: Address = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: '12 King Street',
  city: 'Guelph',
  province: 'Ontario',
  postcode: 'N1H 3A1',
  telephone: '519 555-0134',
}

type Shopper = ReturnType<typeof shopperOn>

/** The page has asked for everything of its own: what finds the dead token is the press. */
const settled = (page: Page) => page.waitForLoadState('networkidle')

interface Write {
  name: string
  /** Where it is done. */
  path: string
  /** Everything up to the press that writes. */
  prepare: (page: Page, shopper: Shopper, customer: NewCustomer) => Promise<void>
  press: (page: Page, shopper: Shopper) => Promise<void>
  /** What shows when it has worked. */
  proof: (page: Page, shopper: Shopper) => Promise<void>
}

const says =
  (key: Parameters<Shopper['say']>[0]): Write['proof'] =>
  (page, shopper) =>
    expect(page.getByText(shopper.say(key)).first()).toBeVisible()

const WRITES: Write[] = [
  {
    name: 'an address',
    path: '/customer/address/new',
    prepare: (_, shopper) => shopper.fillAddress(ADDRESS),
    press: (_, shopper) => shopper.button('account.save').click(),
    proof: says('account.addressSaved'),
  },
  {
    name: 'the cart',
    path: '/laurier-desk',
    prepare: settled,
    press: (_, shopper) => shopper.button('product.addToCart').first().click(),
    proof: (page) => expect(page.getByRole('dialog').getByRole('spinbutton')).toHaveValue('1'),
  },
  {
    name: 'the wishlist',
    path: '/laurier-desk',
    prepare: settled,
    press: (page) => page.getByRole('button', { name: 'Laurier Desk on my wish list' }).click(),
    proof: (page) => expect(page.getByRole('dialog').getByRole('article')).toHaveCount(1),
  },
  {
    name: 'a review',
    path: '/laurier-desk',
    prepare: async (page, shopper) => {
      await shopper.button('review.write').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('textbox', { name: shopper.say('review.nickname') })).toHaveValue('Ann')
      for (const group of await dialog.locator('fieldset').all())
        await group.getByRole('radio').nth(4).check({ force: true })
      await dialog.getByRole('textbox', { name: shopper.say('review.summary') }).fill('Steady')
      await dialog.getByRole('textbox', { name: shopper.say('review.text') }).fill('It stands.')
    },
    press: (page, shopper) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: shopper.say('review.send') })
        .click(),
    proof: says('review.sent'),
  },
  {
    name: 'a password',
    path: '/customer/account/edit',
    prepare: async (page, _, { password }) => {
      await page.locator('#change-password-current').fill(password)
      await page.locator('#change-password-password').fill('Bunk-beds-2')
      await page.locator('#change-password-repeat').fill('Bunk-beds-2')
    },
    press: (_, shopper) => shopper.button('account.changePassword').click(),
    proof: says('account.saved'),
  },
  {
    name: 'an order',
    path: '/checkout',
    prepare: async (page, shopper) => {
      await shopper.open('/laurier-desk')
      await shopper.addToCart()
      await shopper.open('/checkout')
      await shopper.fillAddress(ADDRESS)
      await shopper.submitStep()
      await page.getByRole('radio').first().check({ force: true })
      await shopper.submitStep()
      await page.getByRole('radio', { name: shopper.say('checkout.payment.checkmo') }).check({ force: true })
      await shopper.button('checkout.toReview').click()
      await expect(shopper.button('checkout.placeOrder')).toBeVisible()
    },
    press: (_, shopper) => shopper.button('checkout.placeOrder').click(),
    proof: (page, shopper) =>
      expect(page.getByRole('heading', { level: 1, name: shopper.say('checkout.thanks') })).toBeVisible(),
  },
]

/** The session's token dies at the back end; the browser does not know. */
async function expire(page: Page, backEnd: BackEnd): Promise<void> {
  const cookies = await page.context().cookies()
  await backEnd.revoke(cookies.find(({ name }) => name === 'vsf-customer')?.value ?? '')
}

for (const { name, path, prepare, press, proof } of WRITES) {
  test(`changing ${name} goes on where the customer is remembered`, async ({ page, backEnd }) => {
    test.slow()
    const shopper = shopperOn(page, 'en')
    const customer = await backEnd.newCustomer()
    await shopper.signIn(customer, { remember: true })
    await shopper.open(path)
    await prepare(page, shopper, customer)
    await expire(page, backEnd)
    await press(page, shopper)
    await proof(page, shopper)
  })

  test(`changing ${name} is told and comes back to where it was`, async ({ page, backEnd }) => {
    test.slow()
    const shopper = shopperOn(page, 'en')
    const customer = await backEnd.newCustomer()
    await shopper.signIn(customer)
    await shopper.open(path)
    await prepare(page, shopper, customer)
    await expire(page, backEnd)
    await press(page, shopper)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText('You are not authorized, please log in.')).toBeVisible()
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

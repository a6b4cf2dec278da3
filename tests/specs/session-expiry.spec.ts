/** A session that ends in the middle of something: whoever is remembered does not notice, others are told and come back. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/index.ts'
import type { BackEnd, NewCustomer } from '../fixtures/back-end.ts'
import { shopperOn, type Address } from '../fixtures/shopper.ts'
import { VIEWS } from '../fixtures/views.ts'

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

const heart = (page: Page, shopper: Shopper) =>
  page
    .getByRole('main')
    .getByRole('button', { name: shopper.say('wishlist.toggle') })
    .first()

async function openLastOrder(page: Page, shopper: Shopper): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: shopper.say('account.orderNumber') })
    .first()
    .click()
  await expect(shopper.button('order.again')).toBeVisible()
}

/** What sends a whole form, and what is kept for the next page. */
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
    press: (page, shopper) => heart(page, shopper).click(),
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
]

const ORDER: Write = {
  name: 'an order',
  path: '/checkout',
  prepare: async (page, shopper) => {
    await shopper.open('/laurier-desk')
    await shopper.addToCart()
    await shopper.open('/checkout')
    const known = page.getByRole('radio', { name: /12 King Street/ })
    const street = page.getByRole('textbox', { name: shopper.say('checkout.street') }).first()
    await expect(known.or(street).first()).toBeAttached()
    if ((await known.count()) === 0) await shopper.fillAddress(ADDRESS)
    await shopper.submitStep()
    // The step before has radio buttons too.
    await expect(known.or(street).first()).toBeHidden()
    await page.getByRole('radio').first().check({ force: true })
    await shopper.submitStep()
    await page.getByRole('radio', { name: shopper.say('checkout.payment.checkmo') }).check({ force: true })
    await shopper.button('checkout.toReview').click()
    await expect(shopper.button('checkout.placeOrder')).toBeVisible()
  },
  press: (_, shopper) => shopper.button('checkout.placeOrder').click(),
  proof: (page, shopper) =>
    expect(page.getByRole('heading', { level: 1, name: shopper.say('checkout.thanks') })).toBeVisible(),
}

/** Small changes to what the ones above have made, in this order. */
const CHANGES: Write[] = [
  {
    name: 'a name',
    path: '/customer/account/edit',
    prepare: (page) => page.locator('#profile-firstname').fill('Anna'),
    press: (_, shopper) => shopper.button('account.save').click(),
    proof: says('account.saved'),
  },
  {
    name: 'an e-mail address',
    path: '/customer/account/edit',
    prepare: async (page) => {
      await page.locator('#change-email-email').fill(`anna-${crypto.randomUUID()}@example.com`)
      await page.locator('#change-email-password').fill('Bunk-beds-2')
    },
    press: (_, shopper) => shopper.button('account.changeEmail').click(),
    proof: says('account.saved'),
  },
  {
    name: 'the newsletter',
    path: '/customer/newsletter/manage',
    prepare: (page) => page.getByRole('main').getByRole('checkbox').check({ force: true }),
    press: (_, shopper) => shopper.button('account.save').click(),
    proof: says('account.saved'),
  },
  {
    name: 'a note',
    path: '/customer/wishlist',
    prepare: async (page, shopper) => {
      await shopper.button('wishlist.noteAdd').click()
      await page.getByRole('textbox', { name: shopper.say('wishlist.noteOn') }).fill('For the cabin')
    },
    press: (_, shopper) => shopper.button('account.save').click(),
    proof: (page) => expect(page.getByText('For the cabin')).toBeVisible(),
  },
  {
    name: 'the list, sent',
    path: '/customer/wishlist',
    prepare: async (page, shopper) => {
      await page.getByText(shopper.say('wishlist.share')).click()
      await page.getByRole('textbox', { name: shopper.say('wishlist.emails') }).fill('lee@example.com')
    },
    press: (_, shopper) => shopper.button('wishlist.send').click(),
    proof: says('wishlist.sent'),
  },
  {
    name: 'a wish, taken to the cart',
    path: '/customer/wishlist',
    prepare: settled,
    press: (page, shopper) =>
      page
        .getByRole('main')
        .getByRole('button', { name: shopper.say('wishlist.addNamed') })
        .click(),
    proof: says('wishlist.added'),
  },
  {
    name: 'a quantity',
    path: '/checkout/cart',
    prepare: async (page) => {
      await page.getByRole('main').getByRole('spinbutton').fill('3')
    },
    press: (page) => page.getByRole('main').getByRole('spinbutton').press('Enter'),
    proof: async (page) => {
      await expect(page.getByRole('link', { name: /^(Cart|Panier), 3/ })).toBeVisible()
    },
  },
  {
    name: 'a coupon',
    path: '/checkout/cart',
    prepare: async (page, shopper) => {
      await page.getByText(shopper.say('cart.couponQuestion')).click()
      await page.getByRole('textbox', { name: shopper.say('cart.couponLabel') }).fill('WELCOME10')
    },
    press: (page, shopper) =>
      page
        .getByRole('main')
        .getByRole('button', { name: shopper.say('cart.couponApply') })
        .first()
        .click(),
    proof: (page) => expect(page.getByText(/WELCOME10/).first()).toBeVisible(),
  },
  ORDER,
  {
    name: 'an order again',
    path: '/customer/sales/order/history',
    prepare: openLastOrder,
    press: (_, shopper) => shopper.button('order.again').click(),
    proof: (page) => expect(page.getByRole('main').getByRole('spinbutton')).toBeVisible(),
  },
  {
    name: 'an order, canceled',
    path: '/customer/sales/order/history',
    prepare: async (page, shopper) => {
      await openLastOrder(page, shopper)
      await shopper.button('order.cancel').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    press: (page, shopper) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: shopper.say('order.cancel') })
        .click(),
    proof: async (page, shopper) => {
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(shopper.button('order.cancel')).toBeHidden()
    },
  },
  {
    name: 'a wish, dropped',
    path: '/laurier-desk',
    prepare: async (page, shopper) => {
      await heart(page, shopper).click()
      await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(heart(page, shopper)).toHaveAttribute('aria-pressed', 'true')
    },
    press: (page, shopper) => heart(page, shopper).click(),
    proof: (page, shopper) => expect(heart(page, shopper)).toHaveAttribute('aria-pressed', 'false'),
  },
]

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

  test('who is remembered notices nothing, whatever is changed', async ({ page, backEnd }) => {
    test.setTimeout(180_000)
    await walk(page, backEnd, [...WRITES, ...CHANGES])
  })
})

for (const { name, path, prepare, press } of [...WRITES, ORDER]) {
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

test('after months who is remembered is still signed in', async ({ page, backEnd }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.signIn(await backEnd.newCustomer(), { remember: true })
  await expect(page).toHaveURL(/\/customer\/account$/)
  const DAY = 86_400
  const kept = (await page.context().cookies()).filter(
    ({ expires }) => expires - Date.now() / 1000 > 300 * DAY,
  )
  await page.context().clearCookies()
  await page.context().addCookies(kept)
  await expire(page, backEnd)
  await shopper.open('/customer/account')
  await expect(page.getByRole('main')).toContainText('Ann Lee')
})

/**
 * A guest finds a bed by filter, picks a finish, orders it with few presses; the back end holds the totals that the page
 * showed.
 */
import { paths } from '@loftwood/storefront/paths'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { FORM_ADDRESS, goTo } from '../fixtures/buyer.ts'
import { expect, test } from '../fixtures/index.ts'
import { linkIn, mailTo } from '../fixtures/outbox.ts'
import { countPresses } from '../fixtures/presses.ts'
import { expectNoOverflow } from '../fixtures/screen.ts'
import { type Address, type Language, type Stage, amountOf, shopperOn } from '../fixtures/shopper.ts'
import { visitor } from '../fixtures/visitor.ts'
import { serverUrl } from '../harness/server-env.ts'

const buyers: Record<Language, { email: string; address: Address; filter: RegExp; taxes: RegExp[] }> = {
  en: {
    email: 'nora.campbell@example.com',
    address: {
      firstname: 'Nora',
      lastname: 'Campbell',
      street: '12 King Street West',
      city: 'Guelph',
      province: 'Ontario',
      postcode: 'n1h 3a1',
      telephone: '519 555-0134',
    },
    filter: /^Low bunks \(/,
    taxes: [/^HST$/],
  },
  fr: {
    email: 'maude.tremblay@example.com',
    address: {
      firstname: 'Maude',
      lastname: 'Tremblay',
      street: '45, rue Saint-Jean',
      city: 'Québec',
      province: 'Québec',
      postcode: 'G1R 2B5',
      telephone: '418 555-0177',
    },
    filter: /^Lits superposés bas \(/,
    taxes: [/^TPS$/, /^TVQ$/],
  },
}

test('a guest buys a bunk bed', async ({ page, backEnd, isMobile, language }) => {
  const { email, address, filter, taxes } = buyers[language]
  const shopper = shopperOn(page, language)

  await shopper.open('/bunk-beds')
  if (isMobile) await page.getByRole('link', { name: shopper.say('listing.filters') }).click()
  await page.getByRole('link', { name: filter }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/att_height_options=/)
  if (isMobile) await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()

  await shopper.chooseFirstOptions()
  await expect(page).toHaveURL(/color=\d+/)
  await shopper.addToCart()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: shopper.say('cart.checkout') })
    .click()

  await shopper.emailField.fill(email)
  await shopper.fillAddress(address)
  const presses = await countPresses(page)
  const next = async (stage: Stage) => {
    await expect(shopper.landmarks[stage]).toBeAttached()
    await expectNoOverflow(page, stage)
  }
  await next('address')
  await shopper.submitStep()
  await next('delivery')
  await shopper.submitStep()
  await next('payment')
  await shopper.payByCheque()
  await next('pay')
  expect(await accessibilityViolations(page)).toEqual([])
  const reviewed = await page.getByRole('main').innerText()
  const total = amountOf((await shopper.button('checkout.placeOrder').innerText()).split('·')[1] ?? '')
  for (const tax of taxes) expect(reviewed.split('\n').some((line) => tax.test(line))).toBe(true)

  const { number, main } = await shopper.placeOrder()
  expect(presses(), 'from the address to the order').toBeLessThanOrEqual(4)
  await expectNoOverflow(page, 'thank you')
  const order = await backEnd.guestOrder({ number, email, lastname: address.lastname })
  expect(order.total?.grand_total.value).toBe(total)
  expect(order.shipping_address?.postcode).toBe(address.postcode.toUpperCase())
  const shown = main.split('\n').map(amountOf)
  for (const amount of [
    order.total?.subtotal_excl_tax,
    order.total?.grand_total,
    ...(order.total?.taxes ?? []).map((tax) => tax?.amount),
  ]) {
    expect(shown).toContain(amount?.value)
  }

  await page.reload()
  await expect(page.getByText(number).first()).toBeVisible()
  await shopper.open(paths.cart)
  await expect(page.getByText(shopper.say('cart.empty')).first()).toBeVisible()
})

test('a guest may make an account of the order, filled in but for the password', async ({ page }) => {
  const shopper = await goTo(page, 'pay')
  await shopper.placeOrder()
  const offer = page.getByRole('region', { name: shopper.say('checkout.accountOffer') })
  await offer.getByText(shopper.say('auth.register')).first().click()
  await expect(offer.getByRole('textbox', { name: shopper.say('form.emailLabel') })).toHaveValue(
    shopper.email,
  )
  await expect(offer.getByRole('checkbox', { name: shopper.say('auth.subscribe') })).not.toBeChecked()
  expect(await accessibilityViolations(page)).toEqual([])
  for (const id of ['#register-password', '#register-repeat']) await offer.locator(id).fill('Bunk-beds-1')
  await offer.getByRole('button', { name: shopper.say('auth.register') }).click()
  await expect(offer).toBeHidden()
  await shopper.open('/customer/account')
  await expect(page.getByRole('main')).toContainText(shopper.email)
})

test('a guest finds the order again, and cancels it by the link of a mail', async ({ page, language }) => {
  const shopper = await goTo(page, 'pay', { language })
  const { number } = await shopper.placeOrder()
  await page.getByRole('link', { name: shopper.say('order.view') }).click()
  const heading = page.getByRole('heading', { name: number })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('main')).toContainText(shopper.say('checkout.billingAddress'))
  expect(await accessibilityViolations(page)).toEqual([])
  const stage = page.getByRole('list', { name: shopper.say('order.progress') }).locator('[aria-current=step]')
  await test.step('it says how to pay and how far the order is, with a picture', async () => {
    const main = page.getByRole('main')
    await expect(main.getByText(language === 'fr' ? /Faites votre chèque/ : /Make your cheque/)).toBeVisible()
    await expect(stage).toContainText(shopper.say('order.stage.ordered'))
    await expect(main.locator('li img[srcset]').first()).toBeVisible()
  })

  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  const link = linkIn(await mailTo(shopper.email), /guest\/form#/)
  await page.goto('about:blank')
  await page.goto(link)
  await expect(heading).toBeVisible()
  const [token = ''] = new URL(link).hash.slice(1).split('&')
  expect(sent.filter((url) => url.split('#')[0]?.includes(token))).toEqual([])

  await shopper.button('order.findOther').click()
  const fill = async (lastname: string) => {
    await page.locator('#find-order-number').fill(number)
    await page.locator('#find-order-email').fill(shopper.email)
    await page.locator('#find-order-proof').fill(lastname)
    await shopper.button('order.find').click()
  }
  await fill('Somebody')
  await expect(page.getByText(shopper.say('order.notFoundDetail'))).toBeVisible()
  await fill(FORM_ADDRESS.lastname)
  await expect(heading).toBeVisible()

  await shopper.button('order.cancel').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: shopper.say('order.cancel') })
    .click()
  await expect(page.getByText(shopper.say('order.cancelMailed'))).toBeVisible()
  // The closed dialog takes its step back in the history.
  const isOnDialog = () => page.evaluate(() => (history.state as { modal?: boolean } | null)?.modal)
  await expect.poll(isOnDialog).toBeFalsy()
  await page.goto(linkIn(await mailTo(shopper.email, /confirmation_key/), /guest\/cancel/))
  await shopper.button('order.cancel').click()
  await expect(page.getByRole('heading', { name: shopper.say('order.canceled') })).toBeVisible()
  await page.goto(link)
  await expect(stage).toContainText(shopper.say('order.stage.canceled'))
})

test('after many mails from others the confirmation waits, and says so, until one of them is opened', async ({
  page,
  backEnd,
  language,
}) => {
  const shopper = await goTo(page, 'pay', { language })
  const friend = await backEnd.newCustomer()
  await backEnd.fillWishlist(friend, 1)
  const magento = visitor(serverUrl('storefront'))
  await magento.generateCustomerToken(friend)
  const wishlistId = (await magento.wishlist({})).customer?.wishlists[0]?.id ?? ''
  for (let mail = 0; mail < 5; mail += 1)
    await magento.sendWishlist({ wishlistId, emails: shopper.email, message: '' })

  await shopper.placeOrder()
  const notice = page.getByRole('main').getByText(shopper.say('order.mailWaiting'))
  await expect(notice).toBeVisible()
  const ordered = page.url()
  await page.getByRole('link', { name: shopper.say('order.view') }).click()
  await expect(page).not.toHaveURL(ordered)
  await expect(notice).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  const orderPage = page.url()

  await page.goto('about:blank')
  await page.goto(linkIn(await mailTo(shopper.email, /wishlist\/shared/), /wishlist\/shared/))
  await expect(page.getByText(/^(Thank you\. The email|Merci\. Le courriel)/)).toBeVisible()
  expect(page.url()).not.toContain('mail=')
  await page.goto(orderPage)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(notice).toBeHidden()
})

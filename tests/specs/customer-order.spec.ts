/** A customer orders: the guest's cart comes along, the saved address is offered, the order is in the account. */
import { expect, test } from '../fixtures/index.ts'
import { OTTAWA } from '../fixtures/addresses.ts'
import { mailTo } from '../fixtures/outbox.ts'
import { countPresses } from '../fixtures/presses.ts'
import { shopperOn } from '../fixtures/shopper.ts'

const PASSWORD = 'Bunk-beds-1'
/** A field that Magento lacks. */
const BUZZER = { en: 'Buzzer code', fr: 'Code de l’interphone' }
const DESK = { en: 'Laurier Desk', fr: 'Bureau Laurier' }
const PARCEL = { en: 'Parcel to your door', fr: 'Colis à votre porte' }

test('signs in with a full cart and orders to a saved address', async ({ page, backEnd, language }) => {
  test.slow()
  const shopper = shopperOn(page, language)
  const email = `ann-${crypto.randomUUID()}@example.com`
  await backEnd.registerCustomer({ email, password: PASSWORD, firstname: 'Ann', lastname: 'Lee' })
  await shopper.open('/assembly-at-home')
  await shopper.addToCart()
  await shopper.open('/laurier-desk')
  await shopper.addToCart()
  await shopper.open('/customer/account/login')
  await page.getByRole('textbox', { name: shopper.say('form.emailLabel') }).fill(email)
  await page.getByRole('textbox', { name: shopper.say('form.passwordLabel') }).fill(PASSWORD)
  await shopper.button('auth.signIn').click()
  await expect(page).toHaveURL(/\/customer\/account$/)
  await shopper.open('/customer/address/new')
  await shopper.fillAddress(OTTAWA)
  await shopper.button('checkout.addApartment').click()
  await page.getByRole('textbox', { name: BUZZER[language] }).fill(' #1234 ')
  await shopper.button('account.save').click()
  const buzzer = new RegExp(`${BUZZER[language]}\\s?: #1234`)
  await expect(page.getByRole('main')).toContainText(OTTAWA.street)
  await expect(page.getByRole('main')).toContainText(buzzer)

  await shopper.open('/checkout/cart')
  await expect(page.getByRole('main')).toContainText(DESK[language])
  await page
    .getByRole('link', { name: shopper.say('cart.checkout') })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/checkout(\?|$)/)
  const main = page.getByRole('main')
  await test.step('address and delivery are chosen already, and can be changed', async () => {
    await expect(shopper.landmarks.payment).toBeAttached()
    await expect(main).toContainText(OTTAWA.street)
    await expect(main).toContainText(PARCEL[language])
    await shopper.button('checkout.editStep').first().click()
    await expect(page.getByRole('radio', { name: /1 Bunk Street/ })).toBeChecked()
    await shopper.submitStep()
    await expect(shopper.landmarks.payment).toBeAttached()
  })
  await shopper.payByCheque()
  const { number } = await shopper.placeOrder()
  expect(await mailTo(email, new RegExp(number))).toMatch(buzzer)

  await shopper.open('/customer/sales/order/history')
  await page.getByRole('link', { name: new RegExp(number) }).click()
  await expect(page.getByRole('main')).toContainText(DESK[language])
  await expect(page.getByRole('main')).toContainText(OTTAWA.street)
  await expect(page.getByRole('main')).toContainText(buzzer)

  await test.step('the next order is one press away', async () => {
    await shopper.open('/laurier-desk')
    await shopper.addToCart()
    await shopper.open('/checkout')
    await expect(shopper.landmarks.payment).toBeChecked()
    const presses = await countPresses(page)
    await shopper.placeOrder()
    expect(presses()).toBe(1)
  })
})

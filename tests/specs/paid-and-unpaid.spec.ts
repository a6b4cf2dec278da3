/** What follows an order by card: paid back in part and whole, and canceled because nobody paid it. */
import type { Page } from '@playwright/test'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, payWith, test } from '../fixtures/card-shop.ts'
import { linkIn, mailTo } from '../fixtures/outbox.ts'
import { shopperOn, text, thanks, type Language } from '../fixtures/shopper.ts'
import { CARDS } from '../fixtures/stripe-page.ts'
import { VIEWS } from '../fixtures/views.ts'
import { visitorOf } from '../fixtures/visitor.ts'
import { completeCart, placedOrder } from '../harness/place-order.ts'

/** Pieces: one. */
const LAST = { sku: 'PIL-LOW', path: '/low-profile-pillow' }
const MONEY = { en: /\$10\.50/, fr: /10,50\s\$/ }

/** Somebody who has ordered the last piece by card, and stands before the payment. */
async function orderLast(page: Page, language: Language, isCustomer: boolean) {
  const email = `nora-${crypto.randomUUID()}@example.com`
  const magento = visitorOf(page.request, language)
  if (isCustomer) {
    const customer = { email, password: 'Bunk-beds-1' }
    await magento.createCustomer({ ...customer, firstname: 'Nora', lastname: 'Campbell' })
    await magento.generateCustomerToken(customer)
  }
  await magento.addProductsToCart({ cartItems: [{ sku: LAST.sku, quantity: 1 }] })
  if (!isCustomer) await magento.setGuestEmailOnCart({ email })
  await completeCart(magento, { payment: 'stripe_payments' })
  const order = await placedOrder(magento)
  const token = order.online_payment?.token ?? ''
  await page.goto(`${language === 'fr' ? '/fr' : ''}/checkout/pay#${token}`)
  await expect(shopperOn(page, language).button('pay.submit')).toBeEnabled()
  return { email, number: order.number, token }
}

for (const { language, tag, use } of VIEWS) {
  test.describe(language, { tag }, () => {
    test.use(use)

    test('a customer sees what was paid back, a part and the whole', async ({ visitor: page, shop }) => {
      const { open, say } = shopperOn(page, language)
      const main = page.getByRole('main')
      const { email, number } = await orderLast(page, language, true)
      await payWith(page, language, CARDS.paid)
      await expect(thanks(page, language)).toBeVisible()

      expect(await shop.operate('refund', number, '10.50')).toMatch(/Credit memo \d+/)
      const mail = await mailTo(email, MONEY[language], shop.commerceUrl)
      await page.goto(linkIn(mail, /order/))
      const refunds = main.getByRole('region', { name: say('account.creditMemos') })
      await expect(refunds.getByRole('listitem')).toHaveText([MONEY[language]])
      if (language === 'en') expect(await accessibilityViolations(page)).toEqual([])

      await shop.operate('refund', number)
      await page.reload()
      await expect(refunds.getByRole('listitem')).toHaveCount(2)
      await expect(main.getByText(text(language, 'order.stage.refunded')).first()).toBeVisible()
      await open('/customer/sales/order/history')
      await expect(main.getByRole('listitem').filter({ hasText: number })).toContainText(
        language === 'fr' ? 'Remboursée' : 'Refunded',
      )
      const [intent] = [...shop.stripe.intents.values()].filter(
        ({ metadata }) => metadata['order'] === number,
      )
      const paidBack = shop.stripe.refunds.filter(({ payment_intent }) => payment_intent === intent?.id)
      expect(paidBack.reduce((sum, { amount }) => sum + amount, 0)).toBe(intent?.amount_received)
    })

    test('cancels an unpaid order, restocks the product and tells the shopper', async ({
      visitor: page,
      shop,
    }) => {
      const { open, say, button } = shopperOn(page, language)
      const main = page.getByRole('main')
      const { email, number, token } = await orderLast(page, language, false)
      const pay = page.url()
      await open(LAST.path)
      await expect(main.getByText(say('product.soldOut')).first()).toBeVisible()

      expect(await shop.operate('expire', number)).toContain(`${number} is Canceled`)
      await page.goto(pay)
      await expect(main.getByRole('heading', { name: say('pay.over') })).toBeVisible()
      if (language === 'en') expect(await accessibilityViolations(page)).toEqual([])
      const mail = await mailTo(email, new RegExp(number), shop.commerceUrl)
      expect(mail).toContain(language === 'fr' ? 'pas été payée à temps' : 'not paid in time')
      await open(`/sales/guest/form#${token}`)
      await expect(main.getByText(text(language, 'order.stage.canceled')).first()).toBeVisible()
      await expect(main.getByRole('link', { name: say('pay.now') })).toHaveCount(0)
      await open(LAST.path)
      await expect(button('product.addToCart').first()).toBeVisible()
    })
  })
}

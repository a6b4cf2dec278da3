/** The postal code is typed once, by keyboard alone; cards, product page and cart say what it costs there and when it arrives. */
import { paths } from '@loftwood/storefront/paths'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { shopperOn } from '../fixtures/shopper.ts'

const heightAround = (element: Element) => element.parentElement?.getBoundingClientRect().height

test('shows the delivered price for a postal code, by keyboard', async ({ page, language, isMobile }) => {
  const shopper = shopperOn(page, language)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const prices: string[] = []
  const skusOf = (url: string) => decodeURIComponent(url).match(/(?<="sku":")[^"]+/g) ?? []
  page.on('request', (request) => void (/deliveredPrices/.test(request.url()) && prices.push(request.url())))

  await shopper.open('/laurier-desk')
  const ask = main.getByRole('button', { name: shopper.say('delivered.ask') })
  const height = await ask.evaluate(heightAround)
  await tabTo(page, ask)
  await page.keyboard.press('Enter')
  const field = dialog.getByRole('textbox', { name: shopper.say('myHome.postcode.label') })
  await tabTo(page, field)
  await page.keyboard.type('x0a 0h0')
  await test.step('a place that nobody delivers to is told at once', async () => {
    await expect(dialog.getByRole('status').filter({ hasText: 'Nunavut' })).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
  })
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('h2w2r2')
  await page.keyboard.press('Escape')

  const change = main.getByRole('button', { name: shopper.say('delivered.change') })
  await expect(change).toBeFocused()
  const price = main.getByRole('status').filter({ hasText: shopper.say('delivered.total') })
  await expect(price).toContainText(/H2W 2R2/)
  await expect(price).toContainText(/QST|TVQ/)
  await expect(price).toContainText(shopper.say('checkout.arrives'), { ignoreCase: true })
  expect(await change.evaluate(heightAround), 'nothing below has moved').toBe(height)
  expect(await accessibilityViolations(page)).toEqual([])

  await test.step('the header says that the shop remembers it', async () => {
    if (isMobile) await shopper.button('shell.openMenu').click()
    await expect(shopper.button('delivered.toTown').filter({ hasText: 'Montréal H2W' })).toBeVisible()
  })

  prices.length = 0
  await shopper.open('/desks-dressers/desks')
  await expect(main.getByText(shopper.say('delivered.tile')).first()).toBeVisible()
  const skus = prices.flatMap(skusOf)
  expect(skus.toSorted(), 'none is read twice').toEqual([...new Set(skus)].toSorted())
  expect(prices.length, 'cards share requests').toBeLessThan(skus.length / 2)

  await shopper.open('/laurier-desk')
  await tabTo(page, shopper.button('product.addToCart').first())
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await shopper.open(paths.cart)
  await expect(main.getByText(/^(QST|TVQ)$/)).toBeVisible()
})

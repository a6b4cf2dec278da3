/** Mattresses of a bed by keyboard alone: both into the cart by one press, and a cart whose mattress is for another bed. */
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { unfold } from '../fixtures/folds.ts'
import { expect, test } from '../fixtures/index.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { visitorOf } from '../fixtures/visitor.ts'

/** Natural, twin, ladder on the left. */
const BED = '/laurier-mid-height-bunk-bed?color=801&att_bed_size=821&att_ladder_side=841'
const TOO_THICK = 'MAT-GRD-10'
/** Of the bed and of the mattress. */
const FULL = 823

test('a bed and its mattresses go into the cart together', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  const part = page.getByRole('region', { name: shopper.say('mattress.title') })
  const dialog = page.getByRole('dialog')
  await shopper.open(BED)
  await unfold(page, shopper.say('mattress.title'))
  const cards = part.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await expect(cards.first()).toBeVisible()
  // The 10-inch mattress lies in the lower bed only, and comes after those that both beds take.
  const bed = await cards.evaluateAll((items) => items.map((item) => item.textContent))
  expect(bed.findIndex((text) => text.includes('Grand-Lac'))).toBeGreaterThan(
    bed.findIndex((text) => text.includes('Boréal')),
  )
  const choice = part.getByRole('radio')
  await tabTo(page, choice.first())
  await page.keyboard.press('ArrowDown')
  await expect(cards.filter({ hasText: 'Grand-Lac' })).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(cards.filter({ hasText: 'Grand-Lac' })).toHaveCount(1)
  expect(await accessibilityViolations(page)).toEqual([])

  const boreal = cards.filter({ hasText: 'Boréal' })
  await tabTo(page, boreal.getByRole('button'))
  const adds: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/addProductsToCart')) adds.push(request.postData() ?? '')
  })
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Boréal' })).toBeVisible()
  await expect(dialog.getByRole('spinbutton').or(dialog.getByRole('textbox')).nth(1)).toHaveValue('2')
  expect(adds).toHaveLength(1)
  await expect(dialog.getByText(shopper.say('mattress.cart.title'))).toHaveCount(0)

  // The headroom is counted with the chosen mattress, no longer with the thickest allowed.
  await page.keyboard.press('Escape')
  await unfold(page, shopper.say('fit.ceiling.title'))
  await tabTo(page, page.getByRole('textbox', { name: shopper.say('myHome.ceiling.label') }))
  await page.keyboard.type('96')
  await page.keyboard.press('Enter')
  const answer = page
    .getByRole('status')
    .filter({ hasText: shopper.say('fit.ceiling.countedCart') })
    .first()
  await expect(answer).toContainText(/\b6\s(?:in|po)\b/)
})

test('warns about a mattress in the cart that fits no bed there', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  const magento = visitorOf(page.request)
  const { products } = await magento.fitProducts({ filter: { sku: { eq: TOO_THICK } } })
  const [mattress] = products?.items ?? []
  const variants = (mattress && 'variants' in mattress && mattress.variants) || []
  const full = variants.find((variant) =>
    variant?.attributes?.some((attribute) => attribute?.value_index === FULL),
  )
  await magento.addProductsToCart({
    cartItems: [
      { sku: 'GEO-LFT-HI', quantity: 1 },
      {
        sku: TOO_THICK,
        quantity: 1,
        selected_options: full?.attributes?.flatMap((each) => each?.uid ?? []) ?? [],
      },
    ],
  })

  await shopper.open('/checkout/cart')
  const alert = page.getByRole('alert').filter({ hasText: shopper.say('mattress.cart.title') })
  await expect(alert).toContainText(shopper.say('mattress.cart.rail'))
  const fitting = alert.getByRole('link', { name: shopper.say('mattress.cart.fits') })
  await expect(fitting).toBeVisible()
  await expect(page.getByRole('link', { name: shopper.say('mattress.cart.why') })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  // It warns, and the way to the checkout stays open.
  await expect(page.getByRole('main').getByRole('link', { name: shopper.say('cart.checkout') })).toBeVisible()
  await tabTo(page, fitting)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`att_bed_size=${FULL}`))
})

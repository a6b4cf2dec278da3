/** Comparing by keyboard alone: four products, no fifth, what differs, one into the cart, one removed. */
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { expectNoOverflow } from '../fixtures/screen.ts'
import { shopperOn } from '../fixtures/shopper.ts'

const COMPARED = ['LAU-BNK-HI', 'KAW-BNK-HI', 'ACA-BNK-LOW']

test('products stand side by side', async ({ page, language, isMobile }) => {
  const shopper = shopperOn(page, language)
  const main = page.getByRole('main')
  const columns = main.getByRole('columnheader').filter({ has: page.getByRole('link') })
  await shopper.open('/compare')
  await expect(main.getByText(shopper.say('compare.empty'))).toBeVisible()
  await page.evaluate((skus) => localStorage.setItem('loftwood.compare', JSON.stringify(skus)), COMPARED)

  const tabToCompare = async () => {
    // The section comes alive when the focus enters it, and compares in the browser only.
    await tabTo(page, shopper.button('product.share'))
    await tabTo(page, shopper.button('product.compare'))
  }
  await shopper.open('/kawartha-cottage-triple-bunk-bed')
  await tabToCompare()
  // It leaves after three seconds.
  const added = page.getByText(shopper.say('compare.added')).filter({ hasText: '4' }).waitFor()
  await page.keyboard.press('Enter')
  await added
  await shopper.open('/laurier-low-bunk-bed')
  await tabToCompare()
  await page.keyboard.press('Enter')
  await expect(page.getByText(shopper.say('compare.full'))).toBeVisible()
  await tabTo(page, main.getByRole('link', { name: shopper.say('compare.view') }))
  await page.keyboard.press('Enter')

  await expect(columns).toHaveCount(4)
  const widths = await columns.evaluateAll((cells) => cells.map((cell) => Math.round(cell.clientWidth)))
  expect(new Set(widths).size, 'no column takes the room of another').toBe(1)
  await expectNoOverflow(page, 'four products')
  await expect(main.getByText(shopper.say('product.regularPrice')), 'of the reduced').toHaveCount(2)
  const finish = main.getByRole('row', { name: language === 'fr' ? 'Fini ou couleur' : 'Finish or colour' })
  await expect(finish).not.toContainText(shopper.say('compare.notStated'))
  const rows = main.getByRole('row')
  const all = await rows.count()
  const height = main.getByRole('row').filter({ hasText: shopper.say('product.spec.height') })
  const same = main.getByRole('row', { name: shopper.say('compare.same') })
  expect(await height.evaluate((row) => (row as HTMLTableRowElement).rowIndex)).toBeLessThan(
    await same.evaluate((row) => (row as HTMLTableRowElement).rowIndex),
  )
  expect(await accessibilityViolations(page)).toEqual([])
  const onlyDifferent = main.getByRole('checkbox', { name: shopper.say('compare.onlyDifferent') })
  await tabTo(page, onlyDifferent)
  await page.keyboard.press('Space')
  await expect(same).toHaveCount(0)
  expect(await rows.count()).toBeLessThan(all)

  const area = main.getByRole('region')
  await tabTo(page, area)
  await page.keyboard.press('ArrowRight')
  if (isMobile) await expect.poll(() => area.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)

  await tabTo(page, main.getByRole('button', { name: shopper.say('compare.removeNamed') }).first())
  await page.keyboard.press('Enter')
  await expect(columns).toHaveCount(3)
  await expect(area).toBeFocused()
  await tabTo(page, main.getByRole('button', { name: shopper.say('wishlist.addNamed') }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('Kawartha').first()).toBeVisible()
})

/** The room planner by keyboard alone: from a product to a plan, what does not fit, the address, and the cart. */
import { paths } from '@loftwood/storefront/paths'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { shopperOn } from '../fixtures/shopper.ts'

const BED = 'LAU-BNK-HI'
const CSS_PIXELS_PER_INCH = 96

test('a room is furnished by keyboard, shared by its address, and bought whole', async ({
  page,
  language,
}) => {
  const { open, say, button } = shopperOn(page, language)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await open(paths.placeInRoom(BED))
  const plan = page.getByRole('application', { name: say('planner.plan') })
  const pieces = plan.getByRole('button')
  const list = page.getByRole('region', { name: /1 (?:piece|meuble)|2 (?:pieces|meubles)/ })
  await expect(pieces).toHaveCount(1)
  await expect(list.getByText(say('planner.fits'))).toBeVisible()

  // Towards the window it is said at once what does not fit; all steps are undone as one.
  await tabTo(page, pieces.first())
  await press(...Array.from({ length: 8 }, () => 'Shift+ArrowRight'))
  await expect(list.getByText(say('planner.problem.windowUpper'))).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: say('planner.problem.windowUpper') }),
  ).toBeAttached()
  await press('Control+z')
  await expect(list.getByText(say('planner.fits'))).toBeVisible()
  await press('r')
  await expect(pieces.first()).toHaveAttribute('transform', /rotate\(90\)/)
  await press('Control+z')

  // The wall is drawn by its handle, and the plan is in the address.
  const wall = plan.getByRole('slider', { name: say('planner.width') })
  await tabTo(page, wall)
  await press('Shift+ArrowRight')
  await expect(wall).toHaveAttribute('aria-valuenow', '150')
  await expect(page).toHaveURL(/#1~1500\.1200~.*p\.LAU-BNK-HI\./)

  const place = page.getByRole('button', { name: say('planner.placeNamed') })
  await tabTo(page, place.first())
  await press('Enter')
  await expect(pieces).toHaveCount(2)
  await expect(page).toHaveURL(/p\..*p\./)
  expect(await accessibilityViolations(page)).toEqual([])
  const address = page.url()
  await page.reload()
  await expect(pieces).toHaveCount(2)
  expect(page.url()).toBe(address)

  await test.step('in print one inch is twenty of the room, with the margins around it', async () => {
    await page.emulateMedia({ media: 'print' })
    const { width } = (await plan.boundingBox()) ?? { width: 0 }
    expect(width / CSS_PIXELS_PER_INCH).toBeCloseTo((150 + 24 + 12) / 20, 1)
    await page.emulateMedia({ media: null })
  })

  await test.step('a piece dragged over the edge of the plan does not widen the page', async () => {
    const { x, y, width, height } = (await pieces.first().boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    const scrollWidth = () => document.documentElement.scrollWidth
    const before = await page.evaluate(scrollWidth)
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move((page.viewportSize()?.width ?? 0) - 1, y + height / 2, { steps: 4 })
    await expect(page.locator('svg.will-change-transform')).toHaveAttribute('style', /translate/)
    expect(await page.evaluate(scrollWidth)).toBe(before)
    await page.mouse.up()
    await press('Control+z')
  })

  const room = page.getByRole('application', { name: say('planner.label3d') })
  await tabTo(page, button('planner.open3d'))
  await press('Enter')
  // Without a graphics card a busy machine draws the first picture slowly.
  await expect(room).toBeFocused({ timeout: 45_000 })
  await press('Escape')
  await expect(button('planner.open3d')).toBeFocused()

  await tabTo(page, button('planner.toCart').first())
  await press('Enter')
  const cart = page.getByRole('dialog')
  await expect(cart.getByRole('listitem').first()).toBeVisible()
  await press('Escape')
  await expect(cart).toBeHidden()

  await tabTo(page, pieces.last(), 'Shift+Tab')
  await press('Delete')
  await expect(pieces).toHaveCount(1)
})

test('an address that holds no plan is said to hold none', { tag: '@once' }, async ({ page }) => {
  const { open, say } = shopperOn(page, 'en')
  await open(`${paths.roomPlanner}#1~12.34~nonsense`)
  await expect(page.getByText(say('planner.unreadable'))).toBeVisible()
  await expect(page.getByText(say('planner.noPieces'))).toBeVisible()
})

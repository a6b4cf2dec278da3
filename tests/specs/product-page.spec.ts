/** A closer look at a product: its pictures over the whole screen, its measures, its link for somebody else. */
import type { Locator, Page } from '@playwright/test'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { unfold } from '../fixtures/folds.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'

const BED = '/laurier-high-bunk-bed'

/** Where the picture that is looked at closely stands. */
const zoomed = (page: Page) => page.getByRole('dialog').locator('li > [role=group][tabindex]')

const scrolledTo = (page: Page) =>
  zoomed(page).evaluate(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop)

/** Where an element ends on the page. */
async function bottomOf(element: Locator): Promise<number> {
  // Once its section has come alive it is another element.
  const box = () => element.boundingBox()
  await expect.poll(box, element.toString()).not.toBeNull()
  const { y, height } = (await box()) ?? { y: Infinity, height: 0 }
  return y + height
}

const MOST_PIXELS = 7500

for (const language of ['en', 'fr'] as const)
  test(
    `what decides stands on the first screens, and the rest folds: ${language}`,
    {
      tag: '@once',
    },
    async ({ page }) => {
      const shopper = shopperOn(page, language)
      const main = page.getByRole('main')
      const promises = (['product.returns', 'product.warranty', 'product.ceilingAsk'] as const).map((key) =>
        main.getByRole('link', { name: key === 'product.returns' ? /30/ : shopper.say(key), exact: true }),
      )
      await page.setViewportSize({ width: 1440, height: 900 })
      await shopper.open(BED)
      for (const element of [shopper.button('product.chooseOptions').first(), ...promises])
        expect(await bottomOf(element), element.toString()).toBeLessThanOrEqual(900)

      await page.setViewportSize({ width: 390, height: 844 })
      await shopper.open(BED)
      for (const promise of promises)
        expect(await bottomOf(promise), promise.toString()).toBeLessThanOrEqual(2 * 844)
      const gallery = main.getByRole('region', { name: shopper.say('product.gallery') })
      expect(await bottomOf(main.getByRole('heading', { level: 1 }))).toBeLessThan(
        (await gallery.boundingBox())?.y ?? 0,
      )
      const path = main.getByRole('navigation', { name: shopper.say('product.breadcrumbs') })
      expect((await path.boundingBox())?.height).toBeLessThan(50)
      // The rows of other products are read on the way there.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(main.getByRole('heading', { name: shopper.say('product.upsell') })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        MOST_PIXELS,
      )
      await shopper.open(BED)
      await main.getByRole('link', { name: shopper.say('product.ceilingAsk') }).click()
      await expect(main.getByRole('textbox', { name: shopper.say('myHome.ceiling.label') })).toBeInViewport()
    },
  )

test('pictures fill the screen, step and zoom by key', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  await shopper.open(BED)
  const opener = shopper.button('product.enlarge')
  // Nothing lies over it.
  await opener.click({ trial: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const say = (number: number) => new RegExp(`^${number} (?:of|sur) \\d+$`)
  await expect(dialog.getByText(say(1))).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(say(2))).toBeVisible()
  await dialog
    .getByRole('button', { name: shopper.say('product.showPicture') })
    .nth(2)
    .click()
  await expect(dialog.getByText(say(3))).toBeVisible()

  const zoom = dialog.getByRole('button', { name: shopper.say('product.zoom') })
  await zoom.press('Enter')
  await expect(zoom).toHaveAttribute('aria-pressed', 'true')
  await zoomed(page).focus()
  const hidden = () => zoomed(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  await expect.poll(hidden).toBeGreaterThan(0)
  // A key that comes before the larger picture has its place scrolls nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    expect(await scrolledTo(page)).toBeGreaterThan(0)
  }).toPass()
  await expect(dialog.getByText(say(3))).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the specifications name the collection', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  await shopper.open('/acadia-low-bunk-bed')
  await unfold(page, shopper.say('product.specifications'))
  const row = page.getByRole('row', { name: shopper.say('product.spec.collection') })
  await expect(row.getByRole('cell')).toHaveText(language === 'fr' ? 'Acadie' : 'Acadia')
})

test('the way to buy comes along, and leaves the footer alone', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  await shopper.open(`${BED}?color=802&att_bed_size=825`)
  const buttons = page
    .getByRole('main')
    .getByRole('button', { name: shopper.say('product.addToCart'), exact: true })
  // What is below the button loads when it comes into sight.
  await shopper
    .button('product.chooseOptions')
    .or(shopper.button('product.addToCart'))
    .first()
    .scrollIntoViewIfNeeded()
  await expect(shopper.button('product.compare')).toBeAttached()
  const bar = page.locator('[data-lower-bar]')
  const toReviews = async () => {
    await page.getByRole('heading', { name: shopper.say('product.reviews') }).scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
    await expect(buttons.last()).toBeInViewport({ ratio: 1 })
  }
  await toReviews()
  expect(await accessibilityViolations(page)).toEqual([])
  // The check begins at the top, where there is no bar.
  await toReviews()
  await test.step('a notice covers no button of it, and leaves', async () => {
    const notice = shopper.say('compare.added')
    // In the page itself: a notice of three seconds may have left before a test looks again.
    const uncovered = page.waitForFunction(
      ({ button, source }) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        const notices = [...document.querySelectorAll('[role=status]')]
        return (
          button.contains(top) &&
          notices.some(({ textContent }) => new RegExp(source).test(textContent ?? ''))
        )
      },
      { button: await buttons.last().elementHandle(), source: notice.source },
    )
    // Without scrolling there.
    await shopper.button('product.compare').dispatchEvent('click')
    await uncovered
    await expect(page.getByRole('status').filter({ hasText: notice })).toBeHidden()
  })
  await test.step('what the keyboard comes to at the lower edge stands above it', async () => {
    const more = shopper.button('product.moreReviews')
    await more.evaluate((button) => {
      button.focus({ preventScroll: true })
      scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 4)
    })
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(more).toBeFocused()
    expect(await bottomOf(more)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  })
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link').last().scrollIntoViewIfNeeded()
  await expect
    .poll(async () => (await bottomOf(buttons.last())) <= ((await footer.boundingBox())?.y ?? 0))
    .toBe(true)
})

const REVIEWS = {
  en: { foreign: 'In French', worst: 'Too tall for us' },
  fr: { foreign: 'En anglais', worst: 'Costaud' },
} as const

test('reviews are read in the language and the order that the shopper chooses', async ({
  page,
  language,
}) => {
  const shopper = shopperOn(page, language)
  await shopper.open(BED)
  const reviews = page.getByRole('region', { name: shopper.say('product.reviews') })
  const foreign = reviews.getByRole('listitem').filter({ hasText: REVIEWS[language].foreign })
  await reviews.getByRole('button', { name: shopper.say('product.moreReviews') }).click()
  await expect(foreign).not.toHaveCount(0)
  // The controls load when they come into sight.
  await reviews.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
  await reviews.getByRole('combobox', { name: shopper.say('review.languages') }).selectOption(language)
  await expect(foreign).toHaveCount(0)
  await reviews.getByRole('combobox', { name: shopper.say('review.order') }).selectOption('worst')
  await expect(reviews.getByRole('heading', { level: 3 }).first()).toHaveText(REVIEWS[language].worst)
  // Five stars only, by the row that counts them.
  await reviews.getByRole('button', { name: /^5 (stars|étoiles)/ }).click()
  await expect(
    reviews.getByRole('heading', { level: 3 }).filter({ hasText: REVIEWS[language].worst }),
  ).toHaveCount(0)
  expect(await accessibilityViolations(page)).toEqual([])
})

test('the size guide draws the measures of what is chosen', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  await shopper.open(`${BED}?att_bed_size=825`)
  await unfold(page, shopper.say('product.specifications'))
  const length = page
    .getByRole('row', { name: shopper.say('product.spec.length') })
    .getByRole('cell')
    .last()
  await shopper.button('sizeGuide.title').click()
  const dialog = page.getByRole('dialog')
  const drawing = dialog.getByRole('group').filter({ has: page.getByRole('figure') })
  await expect(drawing).toHaveAccessibleName(new RegExp((await length.innerText()).replace(/[()]/g, '.')))
  await expect(dialog.getByRole('listitem').filter({ hasText: /queen/i })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(shopper.button('sizeGuide.title')).toBeFocused()
})

test(
  'the link with the chosen options is shared, or copied where the device cannot share',
  { tag: '@once' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
    const shopper = shopperOn(page, 'en')
    await shopper.open(`${BED}?att_bed_size=825`)
    await shopper.button('product.share').click()
    await expect(page.getByText(shopper.say('product.linkCopied'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

    await page.addInitScript(() =>
      Object.assign(navigator, {
        share: (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data })),
      }),
    )
    await page.reload()
    await shopper.button('product.share').click()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared))
      .toEqual({ title: 'Laurier High Bunk Bed', url: page.url() })
  },
)

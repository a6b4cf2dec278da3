/** Pictures: whole wherever they are shown, of what the shopper chose, and named for what they show. */
import type { Page } from '@playwright/test'
import { paths } from '@loftwood/storefront/paths'
import { pictureErrors } from '../fixtures/picture-shapes.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { WITH_PICTURES } from '../harness/chromium.ts'

test.use(WITH_PICTURES)

/** A page of each kind that shows pictures; the set has a room wider than high. */
const pages = ['/', '/sets/room-sets', '/laurier-bunk-room', '/our-stores', paths.learning]

test('no page stretches or crops a picture, however wide it is', { tag: '@once' }, async ({ page }) => {
  test.slow()
  for (const path of pages) {
    await shopperOn(page, 'en').open(path)
    await expect(page.getByRole('main').locator('img').first()).toBeAttached()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await pictureErrors(page), `${path} at ${width}`).toEqual([])
    }
  }
})

/** One bed in both languages: its name, choices, and how a label names what is in a picture. */
const beds = {
  en: {
    name: 'Laurier Mid-Height Bunk Bed',
    finishes: ['White', 'Natural'],
    sizes: ['Twin', 'Full'],
    sides: ['Right', 'Left'],
    side: 'Ladder side: ',
    closeUp: 'close-up of the ladder',
    drawing: 'dimensions',
  },
  fr: {
    name: 'Lit superposé mi-haut Laurier',
    finishes: ['Blanc', 'Naturel'],
    sizes: ['Simple', 'Double'],
    sides: ['Droite', 'Gauche'],
    side: 'Côté de l’échelle\u00A0: ',
    closeUp: 'gros plan de l’échelle',
    drawing: 'dimensions',
  },
} as const

test('finish, size and ladder side are seen in the gallery', async ({ page, language }) => {
  const { name, finishes, sizes, sides, side, closeUp, drawing } = beds[language]
  const main = page.getByRole('main')
  const choose = (value: string) =>
    main.getByRole('radio', { name: value, exact: true }).check({ force: true })
  const picture = (...shows: string[]) =>
    // The pictures that are not shown are inert.
    main.getByRole('img', { name: [name, ...shows].join(', '), exact: true, includeHidden: true })
  const [right, left] = sides.map((value) => side + value) as [string, string]

  await shopperOn(page, language).open('/laurier-mid-height-bunk-bed')
  for (const value of [finishes[0], sizes[0], sides[0]]) await choose(value)
  await expect(picture(finishes[0], sizes[0], right)).toBeVisible()
  await choose(sides[1])
  await expect(picture(finishes[0], sizes[0], left)).toBeVisible()
  await expect(picture(finishes[0], sizes[0], right)).toHaveCount(0)
  await expect(picture(closeUp, finishes[0], sizes[0], left)).toHaveCount(1)
  await expect(picture(closeUp, finishes[1], sizes[0], left)).toHaveCount(0)

  await choose(sizes[1])
  await expect(picture(finishes[0], sizes[1], left)).toBeVisible()
  await expect(picture(finishes[1], sizes[1], left)).toHaveCount(0)
  await expect(picture(drawing, sizes[1], left)).toHaveCount(1)
})

test('a list has pictures of its own size', { tag: '@once' }, async ({ page }) => {
  await shopperOn(page, 'en').open('/loft-beds?view=list')
  const picture = page.getByRole('main').getByRole('article').first().locator('img')
  await expect(picture).toHaveAttribute('width', '140')
  await expect(picture).toHaveAttribute('height', '200')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/(140|280)\//)
})

/** Kilobytes of the largest picture in a phone's first screen. */
const mostOnPhone = 60

/** Pixels of a file; those of an `<img>` are divided by the density that its srcset gives it. */
const pixelsOf = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const file = Object.assign(new Image(), { src })
    await file.decode()
    return { width: file.naturalWidth, height: file.naturalHeight }
  }, address)

/** What a screen loads for the home page's banner. */
async function bannerOf(page: Page) {
  await shopperOn(page, 'en').open('/')
  const picture = page.getByRole('main').locator('img').first()
  await expect(picture).toHaveAttribute('width', /\d/)
  await expect(picture).toHaveAttribute('height', /\d/)
  const chosen = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(chosen).toMatch(/\/media\/\d+\/.*hero/)
  const address = await chosen()
  const file = await page.request.get(address, { headers: { accept: 'image/avif,image/webp,*/*' } })
  return { ...(await pixelsOf(page, address)), kilobytes: (await file.body()).length / 1000 }
}

test.describe('on a sharp desktop screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 })
  test('the home page’s banner is at least 2400 pixels wide', { tag: '@once' }, async ({ page }) => {
    expect((await bannerOf(page)).width).toBeGreaterThanOrEqual(2400)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })
  test('the home page’s banner is as wide as the screen, and light', { tag: '@once' }, async ({ page }) => {
    const { width, kilobytes } = await bannerOf(page)
    expect(width).toBeLessThanOrEqual(1200)
    expect(kilobytes).toBeLessThan(mostOnPhone)
  })
})

test('a shared link shows a picture of 1200 x 630', { tag: '@once' }, async ({ page }) => {
  await shopperOn(page, 'en').open('/')
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  expect(address).toMatch(/^https?:\/\//)
  expect(await pixelsOf(page, new URL(address).pathname)).toEqual({ width: 1200, height: 630 })
})

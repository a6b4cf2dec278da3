/** A product's own video: nothing of it is loaded until somebody asks, then it plays among the pictures. */
import type { Locator } from '@playwright/test'
import { accessibilityFaults } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'

const BED = '/laurier-high-bunk-bed'
const VIDEO = /\/media\/video\/.+\.webm$/

const stateOf = (player: Locator) =>
  player.evaluate((video) => {
    const { currentTime, paused } = video as HTMLVideoElement
    return { hasBegun: currentTime > 0, paused }
  })

test('plays when asked, by key too, and stops for who leafs on', async ({ page }) => {
  const videos: string[] = []
  page.on('request', (request) => VIDEO.test(request.url()) && videos.push(request.url()))
  for (const language of ['en', 'fr'] as const) {
    const shopper = shopperOn(page, language)
    await shopper.open(BED)
    await shopper.button('product.showVideo').click()
    const play = shopper.button('product.playVideo')
    await expect(play).toBeInViewport()
    expect(videos).toEqual([])
    await play.focus()
    await page.keyboard.press('Enter')
    const player = page.locator('video')
    await expect(player).toBeFocused()
    await expect(player).toHaveAccessibleName(language === 'fr' ? /un tour complet/ : /turning around once/)
    await expect.poll(() => stateOf(player)).toMatchObject({ hasBegun: true })
    expect(await accessibilityFaults(page)).toEqual([])
    // No button of the gallery lies over the player's.
    await player.click({
      trial: true,
      position: { x: 20, y: ((await player.boundingBox())?.height ?? 0) - 20 },
    })
    // The player's own key: the gallery stays where it is.
    await page.keyboard.press('ArrowLeft')
    await expect(player).toBeInViewport()

    await shopper.button('product.showPicture').first().click()
    await expect(player).not.toBeInViewport()
    await expect.poll(() => stateOf(player)).toMatchObject({ paused: true })
    videos.length = 0
  }
})

test('plays over the whole screen too', async ({ page }) => {
  const shopper = shopperOn(page, 'fr')
  await shopper.open(BED)
  await shopper.button('product.enlarge').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: shopper.say('product.showVideo') }).click()
  await dialog.getByRole('button', { name: shopper.say('product.playVideo') }).click()
  const player = dialog.locator('video')
  // The large pictures around it are made at the same time, all of them for the first time.
  await expect(player).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => stateOf(player)).toMatchObject({ hasBegun: true })
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('is answered by its parts, and kept for ever', async ({ page, request }) => {
  await shopperOn(page, 'en').open(BED)
  const asked = page.waitForRequest(VIDEO)
  await shopperOn(page, 'en').button('product.showVideo').click()
  await shopperOn(page, 'en').button('product.playVideo').click()
  const url = (await asked).url()
  const whole = await request.get(url)
  expect(whole.status()).toBe(200)
  const bytes = await whole.body()
  expect(whole.headers()).toMatchObject({
    'content-type': 'video/webm',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(bytes.length),
  })
  expect(bytes.length).toBeLessThan(400_000)

  const part = await request.get(url, { headers: { range: 'bytes=100-199' } })
  expect(part.status()).toBe(206)
  expect(part.headers()['content-range']).toBe(`bytes 100-199/${bytes.length}`)
  expect((await part.body()).equals(bytes.subarray(100, 200))).toBe(true)
  expect((await request.get(url, { headers: { range: `bytes=${bytes.length}-` } })).status()).toBe(416)
  const known = { 'if-none-match': whole.headers()['etag'] ?? '' }
  expect((await request.get(url, { headers: known })).status()).toBe(304)

  for (const path of ['none.webm', '..%2f..%2fsecret.webm', 'catalog/product/pictures.json', 'a.webp'])
    expect((await request.get(`/media/video/${path}`)).status(), path).toBe(404)
  expect((await request.post(url)).status()).toBe(405)
})

test('says so when it cannot be played', async ({ page }) => {
  await page.route(VIDEO, (route) => route.abort())
  const shopper = shopperOn(page, 'fr')
  await shopper.open(BED)
  await shopper.button('product.showVideo').click()
  await shopper.button('product.playVideo').click()
  await expect(page.getByText(shopper.say('product.videoFailed'))).toBeVisible()
  await expect(shopper.button('product.playVideo')).toBeVisible()
})

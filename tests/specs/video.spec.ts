/** A product's own video: nothing of it is loaded until somebody asks, then it plays among the pictures. */
import type { Locator } from '@playwright/test'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'

const BED = '/laurier-high-bunk-bed'
const VIDEO = /\/media\/video\/.+\.webm$/

const stateOf = (player: Locator) =>
  player.evaluate((video) => {
    const { currentTime, paused } = video as HTMLVideoElement
    return { hasBegun: currentTime > 0, paused }
  })

test('plays on a click or key, and stops when the gallery moves on', async ({ page, language }) => {
  const videos: string[] = []
  page.on('request', (request) => VIDEO.test(request.url()) && videos.push(request.url()))
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
  expect(await accessibilityViolations(page)).toEqual([])
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
})

test('plays in full screen', async ({ page }) => {
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
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('shows an error when the video cannot be played', { tag: '@once' }, async ({ page }) => {
  await page.route(VIDEO, (route) => route.abort())
  const shopper = shopperOn(page, 'fr')
  await shopper.open(BED)
  await shopper.button('product.showVideo').click()
  await shopper.button('product.playVideo').click()
  await expect(page.getByText(shopper.say('product.videoFailed'))).toBeVisible()
  await expect(shopper.button('product.playVideo')).toBeVisible()
})

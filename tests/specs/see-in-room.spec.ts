/** A piece in the shopper's room: offered where the device can, in the finish that is chosen. */
import { expect, test } from '../fixtures/index.ts'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { shopperOn } from '../fixtures/shopper.ts'

/** A small piece, which is drawn soon. */
const PIECE = '/laurier-nightstand'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1'
/** The library is drawn in software here. */
const DRAWN_WITHIN_MS = 40_000

/** Links that scripts open, which a browser on a computer cannot. */
const watchLinks = () => {
  const opened: string[] = []
  Object.assign(window, { opened })
  HTMLAnchorElement.prototype.click = function click() {
    opened.push(`${this.rel} ${this.href}`)
  }
}
const openedLinks = () => (window as unknown as { opened: string[] }).opened

test.describe('on an Android phone', () => {
  test.use({ userAgent: ANDROID, contextOptions: { reducedMotion: 'reduce' } })
  test.slow()

  test('a piece is offered, loaded and placed in the room', async ({ page, language }) => {
    await page.addInitScript(watchLinks)
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    const { open, button, say } = shopperOn(page, language)
    await open(`${PIECE}?color=803`)
    await tabTo(page, button('product.ar.open'))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: say('product.ar.open') })
    const place = dialog.getByRole('button', { name: say('product.ar.place') })
    await expect(place).toBeVisible({ timeout: DRAWN_WITHIN_MS })
    await expect(dialog.getByText(say('product.ar.loading'))).toHaveCount(0, { timeout: DRAWN_WITHIN_MS })
    await expect(dialog).toContainText(language === 'en' ? /\d.in \(\d+.cm\)/ : /\d.po \(\d+.cm\)/)
    expect(await accessibilityViolations(page)).toEqual([])
    await tabTo(page, place)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(openedLinks)).toHaveLength(1)
    const [intent = ''] = await page.evaluate(openedLinks)
    const model = new URLSearchParams(intent.slice(intent.indexOf('?'))).get('file')?.split('#')[0] ?? ''
    expect(intent).toContain('resizable=false')
    expect((await page.request.get(model)).headers()['content-type']).toBe('model/gltf-binary')
    expect([...hosts]).toEqual([new URL(page.url()).host])
    await page.keyboard.press('Escape')
    await expect(button('product.ar.open')).toBeFocused()
  })

  test.describe('without a connection', () => {
    test.use({ expectedProblems: [/503/] })

    test('a model that does not come says so, and is tried again', { tag: '@once' }, async ({ page }) => {
      await page.route('**/models/**', (route) => route.fulfill({ status: 503 }), { times: 1 })
      const { open, button, say } = shopperOn(page, 'en')
      await open(PIECE)
      await button('product.ar.open').click()
      await expect(page.getByRole('alert')).toContainText(say('product.ar.failed'), {
        timeout: DRAWN_WITHIN_MS,
      })
      await button('error.tryAgain').click()
      await expect(button('product.ar.place')).toBeVisible({ timeout: DRAWN_WITHIN_MS })
    })
  })
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE })

  test('Quick Look opens the model, without a library', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(watchLinks)
    const { open, button } = shopperOn(page, 'fr')
    await open(`${PIECE}?color=803`)
    await button('product.ar.open').click()
    const [opened = ''] = await page.evaluate(openedLinks)
    expect(opened).toMatch(/^ar .*\.usdz#allowsContentScaling=0$/)
    const model = await page.request.get(opened.slice(3))
    expect(model.headers()['content-type']).toBe('model/vnd.usdz+zip')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

/** What the browser does beside showing pages: service worker, no connection, links ahead, scripts of others. */
import type { Page } from '@playwright/test'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn, text } from '../fixtures/shopper.ts'
import { viewPath } from '../fixtures/view-path.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('when the connection ends', () => {
  // The browser may just be looking for a newer service worker.
  test.use({ expectedProblems: [/unknown error occurred when fetching the script/] })
  test('without a connection a link leaves the page, and leads on when it is back', async ({
    page,
    context,
    language,
  }) => {
    const shopper = shopperOn(page, language)
    const worker = context.waitForEvent('serviceworker')
    // A page without pictures: one on its way would break.
    await shopper.open('/contact')
    await worker
    // What says so is loaded by then, and so is what notices appear in.
    await page.waitForLoadState('networkidle')
    await expect(page.getByLabel(shopper.say('notices.label'))).toBeAttached()
    await context.setOffline(true)
    await expect(page.getByText(shopper.say('offline.notice'))).toBeVisible()
    const address = page.url()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: shopper.say('sitemap.title') })
      .click()
    const retry = page.getByRole('link', { name: shopper.say('error.tryAgain') })
    await expect(page.getByText(shopper.say('offline.notOpened'))).toBeVisible()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.say('contact.title'))
    await context.setOffline(false)
    await expect(page.getByText(shopper.say('offline.notOpened'))).toBeHidden()
    await expect(page.getByText(shopper.say('offline.back'))).toBeVisible()
    await retry.click()
    await expect(page).toHaveURL(/\/Sitemap$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.say('sitemap.title'))
  })
})

test.describe('without a connection', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] })

  test(
    'a page that is opened says so, and nothing of the shop is kept',
    { tag: '@once' },
    async ({ page, context }) => {
      const shopper = shopperOn(page, 'en')
      await shopper.open('/laurier-high-bunk-bed')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await page.reload()
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      const saved = await page.evaluate(async () => {
        const cache = await caches.open('files-1')
        return (await cache.keys()).map(({ url }) => new URL(url).pathname)
      })
      expect(saved).toContain('/offline.html')
      const others = saved.filter(
        (path) => !/^\/assets\/|^\/offline(?:-fr)?\.(?:html|css)$|^\/favicon\.svg$/.test(path),
      )
      expect(others).toEqual([])
      await context.setOffline(true)
      await page.goto('/fr/bunk-beds').catch(() => undefined)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes hors ligne')
      await page.goto('/bunk-beds').catch(() => undefined)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
      await expect(page.getByRole('heading', { name: 'Vous êtes hors ligne' })).toBeVisible()
      await context.setOffline(false)
      await expect(page).toHaveURL(/\/bunk-beds$/)
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bunk beds')
    },
  )
})

test(
  'the scroll position is stored before a navigation and removed after it',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const noted: string[] = []
      Object.assign(window, { noted })
      // oxlint-disable-next-line typescript/unbound-method -- called on their storage below
      const { setItem, removeItem } = Storage.prototype
      Storage.prototype.setItem = function set(key: string, value: string) {
        if (key === 'scroll-position') noted.push('set')
        setItem.call(this, key, value)
      }
      Storage.prototype.removeItem = function remove(key: string) {
        if (key === 'scroll-position') noted.push('removed')
        removeItem.call(this, key)
      }
    })
    await shopperOn(page, 'en').open('/bunk-beds')
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Bunk beds')
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { noted: string[] }).noted.slice(-2)))
      .toEqual(['set', 'removed'])
    expect(await page.evaluate(() => localStorage.getItem('scroll-position'))).toBeNull()
  },
)

test.describe('before the code of the page has come', () => {
  /** Holds the code of every page that is opened until the function that it answers with is called. */
  async function holdCode(page: Page): Promise<() => void> {
    let letCome: () => void = () => undefined
    const held = new Promise<void>((resolve) => (letCome = resolve))
    // Every page has an entry of its own, which the router loads when the page is to be hydrated.
    await page.route('**/assets/entries/pages_*', async (route) => {
      await held
      await route.continue()
    })
    return letCome
  }

  async function openWithoutCode(page: Page, path: string): Promise<() => void> {
    const letCome = await holdCode(page)
    await page.goto(path)
    return letCome
  }

  test('searches for words typed before hydration', async ({ page }) => {
    const shopper = shopperOn(page, 'en')
    const letCome = await openWithoutCode(page, '/')
    const search = page.getByRole('combobox', { name: shopper.say('search.label') }).filter({ visible: true })
    await search.fill('laurier')
    letCome()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(search).toHaveValue('laurier')
  })

  test('adds a bed once that was bought before hydration', async ({ page, language }) => {
    const shopper = shopperOn(page, language)
    const letCome = await openWithoutCode(page, viewPath(language, '/laurier-high-bunk-bed'))
    const added: unknown[] = []
    page.on('request', (request) => {
      if (request.url().includes('/addProductsToCart')) added.push(request.postDataJSON())
    })
    await shopper.chooseFirstOptions()
    const finishes = page.getByRole('main').getByRole('group').first().locator('label')
    await finishes.nth(1).click()
    await finishes.nth(0).click()
    await page.getByRole('main').getByRole('spinbutton').fill('2')
    // Nothing tells the button what is chosen yet.
    const add = shopper.button('product.chooseOptions').first()
    await add.click()
    await add.click()
    const bar = page.locator('html[data-waiting]')
    await expect(bar).toBeAttached()
    // With those of folded sections, and found also when a dialog covers the page.
    const radios = page.locator('main input[type=radio]:checked')
    const chosen = await radios.count()
    expect(chosen).toBeGreaterThan(1)
    const answered = page.waitForResponse((response) => response.url().includes('/addProductsToCart'))
    letCome()
    await answered
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(bar).not.toBeAttached()
    expect(added).toMatchObject([[{ cartItems: [{ quantity: 2 }] }]])
    const finish = await finishes.nth(0).textContent()
    await expect(page.getByRole('dialog')).toContainText(finish ?? '')
    await expect(radios).toHaveCount(chosen)
  })

  test('sends a message written before hydration', { tag: '@once' }, async ({ page }) => {
    const shopper = shopperOn(page, 'fr')
    const letCome = await openWithoutCode(page, '/fr/contact')
    const field = (name: 'contact.name' | 'form.emailLabel' | 'contact.comment') =>
      page.getByRole('main').getByRole('textbox', { name: shopper.say(name) })
    await field('contact.name').fill('Maude Tremblay')
    await field('form.emailLabel').fill('maude@example.com')
    await field('contact.comment').fill('Est-ce que le lit entre dans une auto?')
    await shopper.button('contact.send').click()
    await expect(page.locator('html[data-waiting]')).toBeAttached()
    letCome()
    await expect(page.getByText(shopper.say('contact.sent'))).toBeVisible()
    await expect(page).toHaveURL(/\/fr\/contact$/)
  })

  /** Whether buttons do anything: the first product's becomes pressed. */
  async function wishFirst(page: Page): Promise<void> {
    const wish = page.getByRole('main').getByRole('article').first().locator('button[aria-pressed]')
    await wish.click()
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
  }

  test('a link is followed, and the buttons of the next page work', async ({ page, language }) => {
    const letCome = await openWithoutCode(page, viewPath(language, '/'))
    const path = viewPath(language, '/bunk-beds')
    await page.locator(`main a[href="${path}"]`).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    letCome()
    // A press is recorded from the first script on.
    await page.waitForLoadState()
    await wishFirst(page)
  })

  test('going back shows a page whose buttons work', { tag: '@once' }, async ({ page }) => {
    await shopperOn(page, 'en').open('/bunk-beds')
    await page.getByRole('banner').locator('a[href="/"]').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Bunk beds')
    const letCome = await holdCode(page)
    await page.reload()
    await page.goBack({ waitUntil: 'commit' })
    letCome()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bunk beds')
    await wishFirst(page)
  })

  test('applies a sort order chosen before hydration', { tag: '@once' }, async ({ page }) => {
    const letCome = await openWithoutCode(page, '/bunk-beds')
    const sort = page.getByRole('combobox', { name: shopperOn(page, 'en').say('sort.label') })
    await sort.selectOption('price_ASC')
    letCome()
    await expect(page).toHaveURL(/[?&]sort=price_ASC/)
    await expect(sort).toHaveValue('price_ASC')
  })
})

test('nothing of others is loaded unless it is configured', { tag: '@once' }, async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await shopperOn(page, 'en').open('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  expect([...hosts]).toEqual([baseURL])
})

test('a returning visitor is offered the language of the browser, once', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  const [spoken, other] = language === 'fr' ? (['en-CA', 'en'] as const) : (['fr-CA', 'fr'] as const)
  await page.addInitScript(
    (languages) => Object.defineProperty(navigator, 'languages', { get: () => languages }),
    [spoken],
  )
  const mark = () => page.evaluate(() => localStorage.getItem('language-offer'))
  const offer = page.getByRole('region', { name: shopper.say('footer.language') })
  await shopper.open('/laurier-nightstand')
  await expect.poll(mark).toBe('visited')
  await expect(offer).toBeHidden()
  await page.reload()
  const link = offer.getByRole('link', { name: text(other, 'offer.accept') })
  await expect(link).toHaveAttribute('href', viewPath(other, '/laurier-nightstand'))
  await expect(offer.locator(`[lang=${spoken}]`)).toContainText(text(other, 'offer.text'))
  expect(await accessibilityViolations(page)).toEqual([])
  await offer.getByRole('button', { name: shopper.say('common.close') }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect(offer).toBeHidden()
  expect(await mark()).toBe('answered')
})

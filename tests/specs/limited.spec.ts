/** The limit of reads: shoppers never meet it, and who does is told so and comes back. Each test is a visitor of its own. */
import { paths } from '@loftwood/storefront/paths'
import type { APIRequestContext } from '@playwright/test'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect } from '../fixtures/index.ts'
import { test } from '../fixtures/own-servers.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { viewPath } from '../fixtures/view-path.ts'
import { VIEWS } from '../fixtures/views.ts'

/** Reads of one visitor in a minute, unless set otherwise. */
const LIMIT = 300
/** What a shopper may need of it who opens 30 pages of filters in ten seconds. */
const MOST_READS = LIMIT / 2
const PAGES = 30

test.use({ serverEnv: { RATE_LIMIT_READ_PER_MINUTE: `${LIMIT}` } })

/** Reads that no cache has, until the visitor is over the limit. */
async function exhaust(request: APIRequestContext): Promise<void> {
  await expect(async () => {
    const words = Array.from({ length: 50 }, () => `desk ${crypto.randomUUID()}`)
    const answers = await Promise.all(
      words.map((search) =>
        request.get('/api/magento/products', { params: { body: JSON.stringify([{ search, pageSize: 1 }]) } }),
      ),
    )
    expect(answers.at(-1)?.status()).toBe(429)
  }).toPass()
}

for (const [index, { language, tag, use }] of VIEWS.entries()) {
  test.describe(`in ${language}`, { tag }, () => {
    const visitorOf = (number: number) => ({ 'x-forwarded-for': `203.0.113.${10 * index + number}` })
    test.use({ ...use, extraHTTPHeaders: visitorOf(1), expectedProblems: [/429/] })

    test('shows a page for too many requests and still serves cached pages', async ({ page, context }) => {
      const shopper = shopperOn(page, language)
      const says = () => page.getByRole('heading', { level: 1, name: shopper.say('error.limited') })
      // The back end purges all caches once after its start: somebody else's visit fills them again.
      const openCached = async () => {
        const home = viewPath(language, paths.home)
        await page.request.get(home, { headers: visitorOf(3) })
        const answer = await page.goto(home)
        expect([answer?.status(), answer?.headers()['x-cache']]).toEqual([200, 'hit'])
      }
      await expect(openCached).toPass()
      await exhaust(page.request)

      await expect(openCached).toPass()
      const limited = await page.goto(viewPath(language, paths.searchFor('over the limit')))
      expect(limited?.status()).toBe(429)
      expect(Number(limited?.headers()['retry-after'])).toBeGreaterThan(0)
      await expect(says()).toBeVisible()
      await expect(page).toHaveTitle(shopper.say('error.limited'))
      expect(await accessibilityViolations(page)).toEqual([])

      await context.setExtraHTTPHeaders(visitorOf(2))
      await page.getByRole('link', { name: shopper.say('error.tryAgain') }).click()
      await expect(says()).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test('shows the same after a navigation in the browser', async ({ page }) => {
      const shopper = shopperOn(page, language)
      await shopper.open(paths.home)
      await exhaust(page.request)
      await page.getByRole('combobox').filter({ visible: true }).fill(`in the browser ${language}`)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: shopper.say('error.limited') })).toBeVisible()
      await expect(page).toHaveURL(/search\?/)
    })
  })
}

test(`${PAGES} pages of filters, as fast as they come, need half of the limit at most`, async ({
  page,
  servers,
}) => {
  const shopper = shopperOn(page, 'en')
  const missed = async () => {
    const text = await (await fetch(`${servers.middlewareUrl}/metrics`)).text()
    return Number(/middleware_cache_total\{state="miss"\} (\d+)/.exec(text)?.[1] ?? 0)
  }
  const before = await missed()
  await shopper.open('/bunk-beds')
  const addresses = new Set([page.url()])
  const filters = page
    .getByRole('navigation', { name: shopper.say('listing.filters') })
    .getByRole('link')
    .filter({ visible: true })
  for (let index = 0; addresses.size <= PAGES; index += 1) {
    const from = page.url()
    await filters.nth((7 * index) % (await filters.count())).click()
    await expect(page).not.toHaveURL(from)
    addresses.add(page.url())
  }
  const reads = (await missed()) - before
  expect(reads).toBeGreaterThan(PAGES)
  expect(reads).toBeLessThan(MOST_READS)
})

/** The home page: what the store's settings and blocks put on it, where its links lead, and its newsletter. */
import { paths } from '@loftwood/storefront/paths'
import type { APIRequestContext, Page } from '@playwright/test'
import { HOME_WORDS as WORDS } from '../fixtures/home-words.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn, type Language } from '../fixtures/shopper.ts'

/** Names are read with plain spaces. */
const spoken = (words: string) => words.replaceAll('\u00A0', ' ')

const sectionOf = (page: Page, heading: RegExp) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) })

/** Everything that a shop with all its settings on shows, each row full. */
async function seesAll(page: Page, language: Language): Promise<void> {
  const { say } = shopperOn(page, language)
  const heading = (level: number, name: string | RegExp) =>
    page.getByRole('main').getByRole('heading', { level, name })
  await expect(heading(1, WORDS[language].banner)).toBeVisible()
  for (const words of Object.values(WORDS[language].switched))
    await expect(heading(2, spoken(words))).toBeVisible()
  for (const row of ['home.bestSellers', 'home.new'] as const)
    await expect(sectionOf(page, say(row)).getByRole('article')).toHaveCount(4)
  expect(await sectionOf(page, say('home.categories')).getByRole('link').count()).toBeGreaterThan(4)
}

/** The heading of the page behind an address. */
async function headingAt(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  const html = await response.text()
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1]?.replaceAll('&#x27;', '\u0027').replaceAll('&amp;', '&') ?? ''
}

/** Links named after what they lead to lead there; every other one leads to a page of the language. */
async function linksLead(page: Page, language: Language): Promise<void> {
  const links = await page
    .getByRole('main')
    .locator('a[href]')
    .evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        words: link.textContent,
        // A card's picture leads there too, without words.
        isNamed: link.textContent !== '' && link.closest('article, li:has(img)') !== null,
      })),
    )
  const addresses = [...new Set(links.map(({ href }) => href))]
  const headings = new Map(
    await Promise.all(addresses.map(async (href) => [href, await headingAt(page.request, href)] as const)),
  )
  expect(links.filter(({ isNamed }) => isNamed).length).toBeGreaterThan(12)
  for (const { href, words, isNamed } of links) {
    expect(href.startsWith('/fr'), href).toBe(language === 'fr')
    if (isNamed) expect(headings.get(href)).toBe(words)
    else expect(headings.get(href), href).not.toBe('')
  }
}

test('everything is there and leads where it says', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  await shopper.open(paths.home)
  await seesAll(page, language)
  await linksLead(page, language)
  const more = sectionOf(page, shopper.say('home.bestSellers')).getByRole('link', {
    name: shopper.say('home.seeAll'),
  })
  await more.click()
  await expect(page).toHaveURL(/\/best-sellers$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('the newsletter takes an address and refuses what is none', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  await shopper.open(paths.home)
  const main = page.getByRole('main')
  const field = main.getByRole('textbox', { name: shopper.say('newsletter.email') })
  const email = `reader-${crypto.randomUUID()}@example.com`
  for (const [address, answer] of [
    ['nobody', shopper.say('form.email')],
    [email, shopper.say('newsletter.confirm')],
  ] as const) {
    await field.fill(address)
    await shopper.button('newsletter.subscribe').first().click()
    await expect(main.getByText(answer)).toBeVisible()
  }
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there, and the links are links', async ({ page, language }) => {
    await page.goto(WORDS[language].prefix || '/')
    await seesAll(page, language)
    const tile = sectionOf(page, shopperOn(page, language).say('home.categories'))
      .getByRole('listitem')
      .getByRole('link')
      .first()
    const name = (await tile.innerText()).trim()
    await tile.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
})

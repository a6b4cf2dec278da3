/** Every page that links lead to from the home page and the site map of a shop in front of a live Magento. */
import type { APIRequestContext, Page } from '@playwright/test'
import { hydrated } from '../../fixtures/hydrated.ts'
import { expect, test } from '../fixtures.ts'
import { machineSentence } from '../page-text.ts'

/** Bounds of a crawl. One that reaches them fails: it has not seen every page. */
const MAX_PAGES = 1_500
const MAX_MINUTES = 30
/** Few at a time: a live Magento serves others too. */
const LANES = 2
/** How many of the pages are looked at in a browser. */
const SEEN_PAGES = 40
/** What the sample data's own texts link to although they have no such page: path to where the link is. */
const DEAD_LINKS: ReadonlyMap<string, string> = new Map([['/privacy-policy', '/about-us']])
const HREF = /<a\s[^>]*?href="(\/(?!\/)[^"#]*)/g

/** In any store view: its code stands before the path. */
const isDeadLink = (path: string, from = '') =>
  [...DEAD_LINKS].some(([dead, page]) => path.endsWith(dead) && from.endsWith(page))

/** Lists are followed by their pages only: filters multiply without end. */
function target(href: string): string {
  const url = new URL(href.replaceAll('&amp;', '&'), 'http://shop')
  const page = url.searchParams.get('page')
  return url.pathname + (page ? `?page=${page}` : '')
}

interface Crawl {
  /** Path to where it was linked from. */
  pages: Map<string, string>
  errors: string[]
}

async function crawl(request: APIRequestContext, start: readonly string[]): Promise<Crawl> {
  const pages = new Map(start.map((path) => [path, 'the start']))
  const queue = [...start]
  const errors: string[] = []
  const unread = new Set<string>()
  const endsAt = performance.now() + MAX_MINUTES * 60_000
  const lane = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (performance.now() > endsAt) {
        unread.add(path)
        continue
      }
      const response = await request.get(path, { timeout: 60_000 })
      const from = pages.get(path)
      if (response.status() === 404 && isDeadLink(path, from)) {
        pages.delete(path)
        continue
      }
      const html = await response.text()
      const sentence = machineSentence(html)
      if (response.status() !== 200) errors.push(`${response.status()} at ${path} (from ${from})`)
      if (sentence) errors.push(`"${sentence.trim()}" at ${path}`)
      for (const [, href = ''] of html.matchAll(HREF)) {
        const next = target(href)
        if (pages.has(next)) continue
        if (pages.size >= MAX_PAGES) {
          unread.add(next)
          continue
        }
        pages.set(next, path)
        queue.push(next)
      }
    }
  }
  // A lane ends when the queue is empty for a moment; another round takes what the others have found since.
  while (queue.length > 0) await Promise.all(Array.from({ length: LANES }, lane))
  if (unread.size > 0) errors.push(`stopped with ${unread.size} pages unread`)
  return { pages, errors }
}

/** What the browser has against a page, such as errors on the console; the list is the test's own. */
async function look(page: Page, path: string): Promise<string[]> {
  const errors: string[] = []
  const note = (text: string) => errors.push(`${text} at ${path}`)
  page.on('console', (message) => message.type() === 'error' && note(message.text()))
  page.on('pageerror', (error) => note(error.message))
  await page.goto(path)
  await hydrated(page)
  const sentence = machineSentence(await page.content())
  if (sentence) note(sentence.trim())
  page.removeAllListeners('console')
  page.removeAllListeners('pageerror')
  return errors
}

test('every page that is linked is there, without an error', async ({ request, browser, shop }) => {
  test.setTimeout((MAX_MINUTES + 20) * 60_000)
  const { pages, errors } = await crawl(request, ['/', '/Sitemap'])
  const paths = [...pages.keys()]
  const step = Math.ceil(paths.length / SEEN_PAGES)
  const page = await browser.newPage({ baseURL: shop.url })
  const seen = paths.filter((_, index) => index % step === 0)
  for (const path of seen) errors.push(...(await look(page, path)))
  await page.close()
  console.log(`${paths.length} pages read, ${seen.length} of them in a browser`)
  expect(errors).toEqual([])
})

/** The finder's pages are cached, the same for all visitors, as many as there are answers, and need no script. */
import { expect } from '../fixtures/index.ts'
import { test } from '../fixtures/own-storefront.ts'

const BEDS = 'who=2,6&ceiling=96&floor=any&with=any&budget=2000'

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers, redirect: 'manual' })
  return { headers: response.headers, cache: response.headers.get('x-cache'), html: await response.text() }
}

test('one page for the same answers, whatever else stands in the address', async ({ shop }) => {
  const page = `${shop.url}/find-a-bed`
  expect((await get(page)).cache).toBe('miss')
  for (const query of ['utm_source=x', 'who=3,99', 'ceiling=97&budget=1', 'with=pool&floor=__proto__'])
    expect((await get(`${page}?${query}`)).cache, query).toBe('hit')
  const first = await get(`${page}?${BEDS}`)
  expect(first.cache).toBe('miss')
  expect(first.headers.get('cache-control')).toMatch(/public.*s-maxage/)
  const visitor = { cookie: 'vsf-customer=secret; vsf-cart=abc', 'accept-language': 'fr-CA' }
  for (const query of [BEDS, 'budget=2000&with=any&x=1&floor=any&ceiling=96&who=6&who=2,7']) {
    const again = await get(`${page}?${query}`, visitor)
    expect(again.cache, query).toBe('hit')
    expect(again.html === first.html, query).toBe(true)
    expect(again.headers.get('set-cookie')).toBeNull()
  }
})

test('the cache holds no page with more than three answers that matter', async ({ shop }) => {
  for (const query of [`${BEDS}`.replace('floor=any', 'floor=wide'), 'who=2&ceiling=96&floor=wide&with=desk'])
    for (const _ of ['first', 'again']) {
      const { cache, headers } = await get(`${shop.url}/find-a-bed?${query}`)
      expect(cache, query).not.toBe('hit')
      expect(headers.get('cache-control'), query).toBe('no-store')
    }
})

test('questions, answers and reasons are there without script', async ({ shop }) => {
  const who = (await get(`${shop.url}/fr/find-a-bed?ceiling=96`)).html
  expect(who.match(/<select[^>]* name="who"/g)).toHaveLength(4)
  expect(who).toMatch(/<form[^>]* action="\/fr\/find-a-bed"/)
  expect(who).toContain('<input type="hidden" name="ceiling" value="96"')
  const ceiling = (await get(`${shop.url}/find-a-bed?who=2,6`)).html
  expect(ceiling).toContain('href="/find-a-bed?who=2,6&amp;ceiling=96"')
  const nothing = await get(`${shop.url}/find-a-bed?who=6,6&ceiling=120&floor=any&with=slide&budget=1000`)
  expect(nothing.html).toContain('The sticking point is “Budget: Up to $1,000”.')
  expect(nothing.html).toMatch(/href="[^"]+with=slide&amp;budget=any"[^>]*>See \d/)
  const beds = (await get(`${shop.url}/find-a-bed?${BEDS}`)).html
  expect(beds).toContain('Both can sleep here until about age 15')
  expect(beds).toMatch(/Fits a ceiling of 96.in \(244.cm\) easily, with \d+/)
  expect(beds).toMatch(/href="\/search\?category_uid=[^"]+price_to=2000"/)
  expect(beds).toContain('<meta name="robots" content="noindex')
})

/** Metadata for search engines and link previews, in both languages. */
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures/index.ts'
import { viewPath } from '../fixtures/view-path.ts'

interface Thing {
  '@type': string
  [property: string]: unknown
}

/** The head of a page by what it says. */
async function headOf(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  const html = await response.text()
  const all = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, value = '']) => value)
  const blocks = all(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return {
    html,
    title: all(/<title>(.*?)<\/title>/g)[0] ?? '',
    description: all(/<meta name="description" content="(.*?)"/g)[0] ?? '',
    canonical: all(/<link rel="canonical" href="(.*?)"/g),
    languages: Array.from(
      html.matchAll(/<link rel="alternate" hrefLang="(.*?)" href="(.*?)"/gi),
      ([, language, href]) => [language, href],
    ),
    previews: all(/<meta property="og:(.*?)"/g),
    isHidden: /<meta name="robots" content="noindex/.test(html),
    things: blocks.map((text) => JSON.parse(text) as Thing),
  }
}

const PAGES = [
  { path: '/', types: ['WebSite', 'Organization'] },
  { path: '/bunk-beds', types: ['BreadcrumbList', 'ItemList'] },
  { path: '/made-in-canada', types: ['BreadcrumbList', 'ItemList'] },
  { path: '/best-sellers', types: ['BreadcrumbList', 'ItemList'] },
  { path: '/new-arrivals', types: ['BreadcrumbList', 'ItemList'] },
  { path: '/laurier-high-bunk-bed', types: ['Product', 'BreadcrumbList'] },
  { path: '/faq', types: ['FAQPage'] },
  { path: '/learning/choosing-a-wood', types: ['Article'] },
]

for (const { path, types } of PAGES) {
  test(`${path} says what it is, in each language its own words`, async ({ request, baseURL }) => {
    const english = await headOf(request, path)
    const there = viewPath('fr', path)
    const french = await headOf(request, there)
    for (const head of [english, french]) {
      expect(head.languages).toEqual([
        ['en-CA', baseURL + path],
        ['fr-CA', baseURL + there],
        ['x-default', baseURL + path],
      ])
      expect(head.canonical).toHaveLength(1)
      expect(head.isHidden).toBe(false)
      expect(head.description).not.toBe('')
      expect(head.previews).toEqual(expect.arrayContaining(['title', 'description', 'url', 'type', 'locale']))
      expect(head.things.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(types))
    }
    expect(english.canonical[0]).toBe(`${baseURL}${path}`)
    expect(french.canonical[0]).toBe(`${baseURL}${there}`)
    expect(french.title).not.toBe(english.title)
    expect(french.description).not.toBe(english.description)
  })
}

test('a product says its price, stock, rating, delivery and returns', async ({ request }) => {
  const { things, previews } = await headOf(request, '/laurier-high-bunk-bed')
  const product = things.find((thing) => thing['@type'] === 'Product')
  expect(product).toMatchObject({
    sku: 'LAU-BNK-HI',
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'CAD',
      availability: expect.stringMatching(/schema\.org\/(?:In|OutOf)Stock$/),
      shippingDetails: { shippingDestination: { addressCountry: 'CA' } },
      hasMerchantReturnPolicy: { applicableCountry: 'CA', merchantReturnDays: 30 },
    },
  })
  const [picture] = (product?.['image'] ?? []) as string[]
  expect((await request.get(picture ?? '')).status()).toBe(200)
  expect(previews).toContain('image')
})

const UNSTOCKED = ['/e-mail-gift-card', '/room-design-call', '/laurier-low-loft-bed-plan']

test('nothing is said of the stock of what is e-mailed or done by people', async ({ request }) => {
  for (const path of UNSTOCKED) {
    const { html, things } = await headOf(request, path)
    const product = things.find((thing) => thing['@type'] === 'Product')
    expect(product?.['offers'], path).not.toHaveProperty('availability')
    expect(html, path).not.toContain('>In stock<')
  }
  const { html } = await headOf(request, '/gifts-services/gift-cards?view=list')
  expect(html).toContain('href="/e-mail-gift-card')
  expect(html).not.toContain('>In stock<')
})

test('a room costs what its pieces cost, on its page, in its data and in link previews', async ({
  request,
}) => {
  const { html, things } = await headOf(request, '/laurier-bunk-room')
  const room = things.find((thing) => thing['@type'] === 'Product')
  expect(room).toMatchObject({ offers: { '@type': 'Offer', price: 2257, priceCurrency: 'CAD' } })
  expect(html).toContain('<meta property="product:price:amount" content="2257.00"/>')
  expect(html).toContain('$2,257.00')
})

test('filtered and sorted lists and searches stay out of search engines', async ({ request }) => {
  for (const path of [
    '/bunk-beds?color=801',
    '/bunk-beds?sort=price_ASC',
    '/search?term=loft',
    '/fr/search',
  ]) {
    expect((await headOf(request, path)).isHidden, path).toBe(true)
  }
  const second = await headOf(request, '/bunk-beds?page=1&utm_source=x')
  expect(second.canonical[0]).toMatch(/\/bunk-beds$/)
})

test('“See all” leads to lists with titles of their own', async ({ request }) => {
  const { html } = await headOf(request, '/')
  const [bestSellers, newArrivals] = html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>See all</g)
  expect([bestSellers?.[1], newArrivals?.[1]]).toEqual(['/best-sellers', '/new-arrivals'])
  expect((await headOf(request, '/best-sellers')).title).toBe('Best sellers | Loftwood')
  expect((await headOf(request, '/fr/new-arrivals')).title).toBe('Nouveautés | Loftwood')
})

test('each page of a list has its own title and canonical address', async ({ request, baseURL }) => {
  const first = await headOf(request, '/made-in-canada')
  const second = await headOf(request, '/made-in-canada?page=2')
  expect(first.title).toBe('Made in Canada | Loftwood')
  expect(second.title).toBe('Made in Canada (page 2) | Loftwood')
  expect(second.canonical).toEqual([`${baseURL}/made-in-canada?page=2`])
  expect(second.isHidden).toBe(false)
  const category = await headOf(request, '/fr/lits-superposes?page=2')
  expect(category.title).toMatch(/^Lits superposés .*\(page 2\)$/)
})

test('a list in another page size has its own canonical address, and is not indexed', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/bunk-beds?size=50', '/bunk-beds?page=2&size=10', '/made-in-canada?page=2&size=10']) {
    const { canonical, isHidden } = await headOf(request, path)
    expect(canonical.map((href) => href.replace('&amp;', '&'))).toEqual([`${baseURL}${path}`])
    expect(isHidden, path).toBe(true)
  }
})

test('robots.txt leads to a site map whose addresses all answer', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /fr/checkout/')
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? []
  const addressesIn = async (url: string) => {
    const response = await request.get(url)
    expect(response.headers()['content-type']).toContain('xml')
    const xml = await response.text()
    // The back end knows when it last wrote a product or a category.
    const dates = [...xml.matchAll(/<lastmod>20\d\d-\d\d-\d\dT[\d:]{8}Z<\/lastmod>/g)]
    const found = Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address)
    if (/categories|products/.test(url)) expect(dates, url).toHaveLength(found.length)
    return found
  }
  const lists = await addressesIn(sitemap)
  expect(lists.length).toBeGreaterThanOrEqual(3)
  const addresses = (await Promise.all(lists.map(addressesIn))).flat()
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toEqual(
    expect.arrayContaining([
      `${baseURL}/laurier-high-bunk-bed`,
      `${baseURL}/fr/lits-superposes`,
      `${baseURL}/fr/lit-superpose-haut-laurier`,
      `${baseURL}/fr/garantie`,
      `${baseURL}/best-sellers`,
      `${baseURL}/learning/choosing-a-wood`,
      `${baseURL}/fr/conseils/choisir-un-bois`,
    ]),
  )
  const sample = addresses.filter((_address, index) => index % 12 === 0)
  for (const address of sample)
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
})

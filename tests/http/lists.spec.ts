/** Lists of products: how many are on a page, and where the ones off the beaten track are linked. */
import type { APIRequestContext } from '@playwright/test'
import { paths } from '@loftwood/storefront/paths'
import { expect, test } from '../fixtures/index.ts'
import { viewPath } from '../fixtures/view-path.ts'

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

test('a list by filters alone has as many products as a category, a search fewer', async ({ request }) => {
  const cards = async (path: string) => [...(await htmlOf(request, path)).matchAll(/<article/g)].length
  expect(await cards('/bunk-beds')).toBe(14)
  expect(await cards(`${paths.search}?made_in_canada=1`)).toBe(14)
  expect(await cards(`${paths.searchFor('bed')}&made_in_canada=1`)).toBe(10)
})

test('a list under a ceiling has what leaves 30 inches above the mattress, and says so', async ({
  request,
}) => {
  const html = await htmlOf(request, '/loft-beds?ceiling=96&size=50')
  const cards = [...html.matchAll(/<article/g)].length
  expect(cards).toBeGreaterThan(5)
  expect(html).toContain(`>${cards} products<`)
  expect(html).toContain('aria-label="Remove filter: Under a ceiling of 96')
  expect(html).not.toContain('tamarack-uber-loft-bed"')
  // Anything but whole inches of a room is the plain list.
  const plain = await request.get('/loft-beds?ceiling=96.5', { maxRedirects: 0 })
  expect(await plain.text()).not.toContain('Under a ceiling')
})

test('a search finds pages and guides, in each language', async ({ request }) => {
  const found = async (path: string) => {
    const [, list = ''] =
      /<nav aria-label="Guides (?:and|et) [^>]*>(.*?)<\/nav>/s.exec(await htmlOf(request, path)) ?? []
    return [...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  }
  expect(await found('/search?term=warranty')).toContain('/warranty-info')
  expect(await found('/fr/search?term=garantie')).toContain('/fr/garantie')
  expect(await found('/search?term=mattress+bunk')).toContain('/learning/mattress-for-a-top-bunk')
  expect(await found('/search?term=xyzzy')).toEqual([])
})

test('gifts, services and room sets are linked from footer and site map', async ({ request }) => {
  const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  for (const language of ['en', 'fr'] as const) {
    const [, footer = ''] = (await htmlOf(request, viewPath(language, '/'))).split('<footer')
    expect(linksIn(footer)).toEqual(
      expect.arrayContaining([viewPath(language, '/gifts-services'), viewPath(language, '/sets/room-sets')]),
    )
    const places = ['gifts-services/gift-cards', 'gifts-services/services', 'sets/room-sets']
    expect(linksIn(await htmlOf(request, viewPath(language, paths.sitemap)))).toEqual(
      expect.arrayContaining(places.map((place) => viewPath(language, `/${place}`))),
    )
  }
})

/** What the cards of a list say. */
async function cardsOf(request: APIRequestContext, path: string) {
  const [, ...cards] = (await htmlOf(request, path)).split('<article')
  return cards
    .map((card) => card.split('</article>')[0] ?? '')
    .map((card) => ({
      words: card.replaceAll(/<[^>]*>/g, ' '),
      // The final price stands first.
      price: Number(/\$([\d,]+\.\d\d)/.exec(card)?.[1]?.replaceAll(',', '')),
    }))
}

test('a room costs the same on its card, in the order and in the filter by price', async ({ request }) => {
  const rooms = await cardsOf(request, '/sets/room-sets?sort=price_ASC')
  const prices = rooms.map(({ price }) => price)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  expect(rooms.filter(({ words }) => words.includes('From'))).toEqual([])
  const room = rooms.find(({ words }) => words.includes('The Laurier Bunk Room'))
  // Bed, dresser and nightstand; not the service that may be added.
  expect(room?.price).toBe(2257)
  const filtered = await cardsOf(request, `/sets/room-sets?price_from=${room?.price}&price_to=${room?.price}`)
  expect(filtered.map(({ words }) => words)).toEqual([room?.words])
})

test('a list that its price filter has emptied keeps the form to change it', async ({ request }) => {
  const html = await htmlOf(request, '/bunk-beds?price_from=1&price_to=2')
  expect(html).not.toContain('<article')
  expect(html).toMatch(/<input type="number"[^>]*name="price_to"[^>]*value="2"/)
})

test('the reason why products are in a list is on their cards', async ({ request }) => {
  const cards = await cardsOf(request, paths.quickShip)
  expect(cards).toHaveLength(14)
  for (const { words } of cards) expect(words).toMatch(/^[^>]*>\s*(?:Sold out(?!\s*Quick ship)|Quick ship)/)
})

test('the list view says size, height and stock, and has the way into the cart', async ({ request }) => {
  const [bed] = await cardsOf(request, '/bunk-beds?view=list')
  expect(bed?.words).toMatch(/Bed size\s+Twin.*Height\s+[\d.]+.in.*Available to order.*Choose your options/s)
  for (const { words } of await cardsOf(request, `${paths.quickShip}?view=list`))
    expect(words).toMatch(/In stock|Only \d+ left/)
  const desks = await htmlOf(request, '/desks-dressers/desks?view=list')
  // A plain form, so that it works without script.
  expect(desks).toMatch(/<form[^>]*action="\/checkout\/cart\/add"[^>]*><input[^>]*name="sku" value="LAU-DSK"/)
})

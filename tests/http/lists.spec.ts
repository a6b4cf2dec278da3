/** Lists of products: how many are on a page, and where the ones off the beaten track are linked. */
import type { APIRequestContext } from '@playwright/test'
import { paths } from '@loftwood/storefront/paths'
import { expect, test } from '../fixtures/index.ts'

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

test('a list by filters alone has as many products as a category, a search fewer', async ({ request }) => {
  const cards = async (path: string) => [...(await htmlOf(request, path)).matchAll(/<article/g)].length
  expect(await cards('/bunk-beds')).toBe(14)
  expect(await cards(`${paths.search}?made_in_canada=1`)).toBe(14)
  expect(await cards(`${paths.searchFor('bed')}&made_in_canada=1`)).toBe(10)
})

test('gifts, services and room sets are linked from footer and site map', async ({ request }) => {
  const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  for (const prefix of ['', '/fr']) {
    const [, footer = ''] = (await htmlOf(request, prefix || '/')).split('<footer')
    expect(linksIn(footer)).toEqual(
      expect.arrayContaining([`${prefix}/gifts-services`, `${prefix}/sets/room-sets`]),
    )
    const places = ['gifts-services/gift-cards', 'gifts-services/services', 'sets/room-sets']
    expect(linksIn(await htmlOf(request, prefix + paths.sitemap))).toEqual(
      expect.arrayContaining(places.map((place) => `${prefix}/${place}`)),
    )
  }
})

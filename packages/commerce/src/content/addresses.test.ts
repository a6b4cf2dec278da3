// Each store view has addresses of its own; those of another view lead to the same thing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'
import { makeProduct, smallCatalog } from '../testing/small-catalog.ts'

const bed = makeProduct({
  sku: 'BED',
  name: { en: 'Oak bed', fr: 'Lit en chêne' },
  urlKey: { en: 'oak-bed', fr: 'lit-en-chene' },
})
const catalog = smallCatalog([bed], {
  'categories.json': JSON.stringify([
    {
      urlKey: { en: 'beds', fr: 'lits' },
      name: { en: 'Beds', fr: 'Lits' },
      children: [{ urlKey: { en: 'kids', fr: 'enfants' }, name: { en: 'Children', fr: 'Enfants' } }],
    },
  ]),
  'pages.json': JSON.stringify([
    {
      identifier: 'about-us',
      urlKey: { en: 'about-us', fr: 'a-propos' },
      title: { en: 'About us', fr: 'À propos' },
    },
  ]),
  'content/about-us.en.html': '<p>Us</p>',
  'content/about-us.fr.html': '<p>Nous</p>',
})
let commerce: Awaited<ReturnType<typeof startCommerce>>
beforeAll(async () => {
  commerce = await startCommerce({ catalog: catalog.folder })
})
afterAll(async () => {
  await commerce.stop()
  catalog.remove()
})

const answer = async (query: string, store: string) =>
  (await send(commerce.graphqlUrl, query, { headers: { store } })).data

const routed = async (url: string, store: string) => {
  const { route } = await answer(
    `{ route(url: "${url}") { type relative_url redirect_code ...on CmsPage { url_key } } }`,
    store,
  )
  return route && [route.type, route.relative_url, route.redirect_code]
}

test('a product, a category and a page have their keys of each view', async () => {
  const query = `{
    products(filter: { sku: { eq: "BED" } }) { items {
      url_key canonical_url url_rewrites { url } categories { url_key url_path breadcrumbs { category_url_path } } } }
    cmsPage(identifier: "about-us") { url_key } }`
  expect(await answer(query, 'fr')).toEqual({
    products: {
      items: [
        {
          url_key: 'lit-en-chene',
          canonical_url: 'lit-en-chene',
          url_rewrites: [{ url: 'lit-en-chene' }, { url: 'lits/enfants/lit-en-chene' }],
          categories: [
            {
              url_key: 'enfants',
              url_path: 'lits/enfants',
              breadcrumbs: [{ category_url_path: 'lits' }],
            },
          ],
        },
      ],
    },
    cmsPage: { url_key: 'a-propos' },
  })
  expect(await answer(query, 'default')).toMatchObject({
    products: { items: [{ url_key: 'oak-bed', categories: [{ url_path: 'beds/kids' }] }] },
    cmsPage: { url_key: 'about-us' },
  })
})

test.each([
  ['PRODUCT', 'oak-bed', 'lit-en-chene'],
  ['CATEGORY', 'beds/kids', 'lits/enfants'],
  ['CMS_PAGE', 'about-us', 'a-propos'],
])('a %s is at its own address, and moved from that of the other view', async (type, english, french) => {
  expect(await routed(english, 'default')).toEqual([type, english, 0])
  expect(await routed(french, 'fr')).toEqual([type, french, 0])
  expect(await routed(english, 'fr')).toEqual([type, french, 301])
  expect(await routed(french, 'default')).toEqual([type, english, 301])
})

test('a product below its category has moved to its own address in the other view', async () => {
  expect(await routed('beds/kids/oak-bed', 'fr')).toEqual(['PRODUCT', 'lit-en-chene', 301])
})

test('filters take the keys of the view, and of a category those of any', async () => {
  const found = async (filter: string, store: string) =>
    (await answer(`{ products(filter: { ${filter} }) { items { sku } } }`, store)).products.items.length
  expect(await found('url_key: { eq: "lit-en-chene" }', 'fr')).toBe(1)
  expect(await found('url_key: { eq: "oak-bed" }', 'fr')).toBe(0)
  for (const path of ['beds/kids', 'lits/enfants'])
    expect(await found(`category_url_path: { eq: "${path}" }`, 'fr'), path).toBe(1)
  const { categoryList } = await answer(
    '{ categoryList(filters: { url_path: { eq: "beds" } }) { url_path } }',
    'fr',
  )
  expect(categoryList).toEqual([{ url_path: 'lits' }])
})

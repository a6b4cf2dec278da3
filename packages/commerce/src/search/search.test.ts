// What shoppers type, over HTTP: stems, beginnings of words, typing errors, synonyms, and what comes first.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProductsDocument, SearchSuggestionsDocument } from '@loftwood/graphql-types'
import { everyType, everyTypeFiles } from '../testing/every-type.ts'
import { send, sendForData } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'
import type { TestCommerce } from '../testing/index.ts'
import { smallCatalog } from '../testing/small-catalog.ts'

const typesCatalog = smallCatalog(everyType, everyTypeFiles)
let commerce: TestCommerce
/** A shop with a few products of every type. */
let types: TestCommerce
beforeAll(async () => {
  commerce = await startCommerce()
  types = await startCommerce({ catalog: typesCatalog.folder })
})
afterAll(async () => {
  await commerce.stop()
  await types.stop()
  typesCatalog.remove()
})

async function search(text: string, { store = 'default', pageSize = 5, url = commerce.graphqlUrl } = {}) {
  const { products } = await sendForData(url, ProductsDocument, {
    variables: { search: text, pageSize },
    headers: { store },
  })
  return {
    total: products?.total_count ?? 0,
    names: (products?.items ?? []).map((item) => item?.name ?? ''),
    skus: (products?.items ?? []).map((item) => item?.sku ?? ''),
    suggestions: products?.suggestions,
    facets: products?.aggregations ?? [],
  }
}

describe('the first page is what was meant', () => {
  test.each([
    ['a word', 'bunk', 'default', /bunk/i],
    ['a plural', 'bunks', 'default', /bunk/i],
    ['a plural', 'dressers', 'default', /dresser/i],
    ['two words', 'loft slide', 'default', /loft|slide/i],
    ['another language', 'litera', 'default', /bunk/i],
    ['another language, two words', 'lit superposé', 'default', /bunk/i],
    ['a synonym', 'chest of drawers', 'default', /dresser/i],
    ['a synonym', 'coverlet', 'default', /quilt|duvet/i],
    ['a spelling', 'gray bunk', 'default', /bunk/i],
    ['a wrong letter', 'matress', 'default', /mattress/i],
    ['a missing letter', 'tamrack', 'default', /tamarack/i],
    ['swapped letters', 'mattrses', 'default', /mattress/i],
    ['the beginning of a word', 'matt', 'default', /mattress/i],
    ['the beginning of the last word', 'loft be', 'default', /loft/i],
    ['upper case', 'TRUNDLE', 'default', /trundle/i],
    ['a plural', 'lits superposés', 'fr', /superposé/i],
    ['no accents', 'superpose', 'fr', /superposé/i],
    ['a missing letter', 'mezanine', 'fr', /mezzanine/i],
    ['an elided article', 'l’escalier', 'fr', /escalier/i],
    ['a synonym', 'lits à étages', 'fr', /superposé/i],
    ['a synonym', 'table de nuit', 'fr', /chevet/i],
    ['another language', 'bunk bed', 'fr', /superposé/i],
    ['the beginning of a word', 'mate', 'fr', /matelas/i],
    ['a feminine plural', 'commodes', 'fr', /commode/i],
  ])('%s: %s (%s)', async (_, text, store, expected) => {
    const { names } = await search(text, { store, pageSize: 2 })
    expect(names).not.toEqual([])
    expect(names.filter((name) => !expected.test(name))).toEqual([])
  })

  test('a SKU finds its product first, a variant’s SKU the product it is chosen from', async () => {
    expect((await search('LAU-BNK-HI')).skus[0]).toBe('LAU-BNK-HI')
    expect((await search('lau-bnk-hi-nat-twn')).skus[0]).toBe('LAU-BNK-HI')
  })

  test('what is sold out comes after its like', async () => {
    const { skus } = await search('slide', { pageSize: 20 })
    expect(skus.indexOf('MET-SLD-64')).toBeGreaterThan(skus.indexOf('ACA-SLD-50'))
  })

  test('what is named so comes before what only mentions it', async () => {
    const { names, total } = await search('mattress', { pageSize: 50 })
    const named = names.map((name) => /mattress/i.test(name))
    expect(named.indexOf(false)).toBeGreaterThan(3)
    expect(total).toBeGreaterThan(named.filter(Boolean).length)
  })

  test('words that are nowhere together find what has some of them', async () => {
    const { total } = await search('bunk zzzznothing')
    expect(total).toBeGreaterThan(0)
  })

  test('words together find less than each', async () => {
    const [both, one] = await Promise.all([search('low bunk'), search('bunk')])
    expect(both.total).toBeLessThan(one.total)
    expect(both.total).toBeGreaterThan(0)
  })

  test('a corrected word is returned, a correct one is not', async () => {
    expect((await search('matress')).suggestions).toEqual([{ search: 'mattress' }])
    expect((await search('mattress')).suggestions).toEqual([])
  })
})

describe('what a search asks besides its words', () => {
  test.each([
    ['a typing error elsewhere', 'lit supperposé pour trois', 'lit superposé pour trois', 'fr'],
    ['a typing error in the question', "8' ceilng bunk", "8' ceiling bunk", 'default'],
    ['both', 'lit mezzannine sous plafnd de 8 pieds', 'lit mezzanine sous plafond de 8 pieds', 'fr'],
    ['a typing error in a word of no product', 'bed 3 siblngs', 'bed 3 siblings', 'default'],
    ['a misspelling', 'lit pour 2 persones', 'lit pour 2 personnes', 'fr'],
    ['a number of feet in words', 'loft under a nine-foot ceiling', 'loft under a 9-foot ceiling', 'default'],
    ['the same', 'mezzanine sous un plafond de sept pieds', 'mezzanine sous un plafond de 7 pieds', 'fr'],
    ['places are a size', 'lit pour deux places', 'lit double', 'fr'],
  ])('%s: %s is %s', async (_, text, same, store) => {
    const [found, expected] = await Promise.all([
      search(text, { store, pageSize: 200 }),
      search(same, { store, pageSize: 200 }),
    ])
    expect(expected.skus).not.toEqual([])
    expect(found.skus).toEqual(expected.skus)
  })

  test('a corrected search keeps what it asks', async () => {
    const { suggestions } = await search('lit supperposé pour trois', { store: 'fr' })
    expect(suggestions).toEqual([{ search: 'lit superpose pour trois' }])
  })

  test.each([
    ['lit 2 personnes', 'fr'],
    ['lit pour deux personnes', 'fr'],
    ['bed for two people', 'default'],
    ['bed for two adults', 'default'],
  ])('two grown-ups sleep in one bed or in two: %s', async (text, store) => {
    const { skus } = await search(text, { store, pageSize: 200 })
    expect(skus).toEqual(expect.arrayContaining(['LAU-BED', 'LAU-LFT-UBR', 'LAU-BNK-LOW']))
    expect(skus).not.toContain('LAU-BNK-TRI')
  })

  test('a filter that leaves nothing does not take the question back', async () => {
    const variables = {
      search: 'toddler bed',
      filter: { assembled_height: { from: '70' } },
    }
    const { products } = await sendForData(commerce.graphqlUrl, ProductsDocument, { variables })
    expect(products?.total_count).toBe(0)
  })
})

describe('while typing', () => {
  test.each([
    ['bu', 'default'],
    ['bun', 'default'],
    ['bunk b', 'default'],
    ['super', 'fr'],
    ['lit superp', 'fr'],
  ])('%s (%s) suggests bunk beds', async (text, store) => {
    const data = await sendForData(commerce.graphqlUrl, SearchSuggestionsDocument, {
      variables: { search: text },
      headers: { store },
    })
    const names = (data.products?.items ?? []).map((item) => item?.name ?? '')
    expect(names).toHaveLength(6)
    expect(names.filter((name) => /bunk|superposé|lit /i.test(name)).length).toBeGreaterThanOrEqual(4)
  })
})

describe('every type of product', () => {
  test.each([
    ['sleep set', 'default', 'SET'],
    ['whole rooms', 'default', 'ROOM'],
    ['assembly plan', 'default', 'PLAN'],
    ['assembly home', 'default', 'ASSEMBLY'],
    ['gift card', 'default', 'CARD'],
    ['giftcard', 'default', 'CARD'],
    ['gift certificate', 'default', 'CARD'],
    ['chèque-cadeau', 'fr', 'CARD'],
    ['carte-cadeau courriel', 'fr', 'CARD'],
    ['cartes cadeaux papier', 'fr', 'PAPER-CARD'],
    ['ensemble dodo', 'fr', 'SET'],
    ['chambre', 'fr', 'ROOM'],
  ])('%s (%s) finds %s', async (text, store, sku) => {
    const { skus } = await search(text, { store, url: types.graphqlUrl, pageSize: 20 })
    expect(skus.slice(0, 2)).toContain(sku)
  })

  test('the facets count them all', async () => {
    const data = await sendForData(types.graphqlUrl, ProductsDocument, {
      variables: { filter: {}, pageSize: 50 },
    })
    const total = data.products?.total_count ?? 0
    expect(total).toBe(everyType.length)
    const facet = (code: string) =>
      data.products?.aggregations?.find((each) => each?.attribute_code === code)?.options ?? []
    expect(facet('manufacturer')).toMatchObject([{ label: 'Canada', count: total }])
    expect(facet('category_uid')).toMatchObject([{ count: total }, { count: total }])
    expect(facet('price').reduce((sum, option) => sum + (option?.count ?? 0), 0)).toBe(total)
  })
})

test.each([
  '"',
  '*',
  'a" OR "b',
  'NEAR(',
  '(((',
  ')',
  '^',
  '{name} : x',
  "'; drop table product; --",
  '   ',
  '\u0000',
  'x'.repeat(5000),
  'bunk '.repeat(500),
  '🛏️',
])('what looks like syntax, or like nothing, is text: %s', async (text) => {
  const { errors } = await send(commerce.graphqlUrl, ProductsDocument, { variables: { search: text } })
  expect(errors).toBeUndefined()
})

test('nothing found has no facets', async () => {
  const { total, facets } = await search('zzzznothing')
  expect([total, facets]).toEqual([0, []])
})

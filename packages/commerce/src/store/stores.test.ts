// The store locator through HTTP.
import { StoresDocument } from '@loftwood/graphql-types'
import { afterAll, describe, expect, test } from 'vitest'
import { sendForData } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'

const commerce = await startCommerce()
afterAll(() => commerce.stop())

async function storesNear(near?: string, store = 'default') {
  const { stores } = await sendForData(commerce.graphqlUrl, StoresDocument, {
    variables: { near: near ?? null },
    headers: { store },
  })
  if (!stores) throw new Error('no stores')
  return stores
}

test('every showroom has its hours in a time zone that exists, in both languages', async () => {
  const { items, near } = await storesNear()
  expect(near).toBeNull()
  expect(items[0]).toMatchObject({ code: 'guelph', region: 'Ontario', distance_km: null })
  for (const { timezone, opening_hours: hours } of items) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone })).not.toThrow()
    for (const { opens, closes } of hours) expect(opens < closes).toBe(true)
  }
  const french = await storesNear(undefined, 'fr')
  expect(french.items.map(({ code }) => code)).toEqual(items.map(({ code }) => code))
  expect(french.items.find(({ code }) => code === 'montreal')?.name).toContain('Salle d’exposition')
})

test.each([
  ['default', 'Free parking. Pick-up: at the rear dock'],
  ['fr', 'Stationnement gratuit. Cueillette\u00a0: au quai arrière'],
])('where orders are picked up stands with the showroom: %s', async (store, words) => {
  expect((await storesNear(undefined, store)).items[0]?.note).toContain(words)
})

test('every showroom has a picture of its own, and says what is in it in both languages', async () => {
  const [english, french] = await Promise.all([storesNear(), storesNear(undefined, 'fr')])
  const urls = english.items.map(({ image }) => image?.url)
  expect(new Set(urls).size).toBe(english.items.length)
  expect(french.items.map(({ image }) => image?.url)).toEqual(urls)
  for (const [i, { image }] of english.items.entries()) {
    expect(image?.description).not.toBe(french.items[i]?.image?.description)
    const answer = await fetch(image?.url ?? '')
    expect(answer.headers.get('content-type')).toBe('image/webp')
  }
})

test('the nearest comes first', async () => {
  const { items, near } = await storesNear('Saint-Jérôme')
  expect(near?.name).toBe('Saint-Jérôme, QC')
  expect(items[0]?.code).toBe('montreal')
  const distances = items.map((item) => item.distance_km ?? 0)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  // Saint-Jérôme is 45 km north-west of Montréal by the map.
  expect(distances[0]).toBeGreaterThan(30)
  expect(distances[0]).toBeLessThan(60)
})

describe('a place may be written', () => {
  test.each([
    ['guelph', 'Guelph, ON'],
    ['  MONTREAL ', 'Montréal, QC'],
    ['St Jerome', 'Saint-Jérôme, QC'],
    ['london, on', 'London, ON'],
    ['Calgary AB', 'Calgary, AB'],
    ['québec', 'Québec, QC'],
    ['n1h', 'N1H'],
    ['H2G 1M8', 'H2G'],
    ['t2g0t1', 'T2G'],
  ])('%s', async (words, name) => expect((await storesNear(words)).near?.name).toBe(name))
})

test.each(['Atlantis', '12345', 'z9z', '%', "'; DROP TABLE", 'x'.repeat(5000), ' '])(
  'a place nobody knows changes nothing: %.20s',
  async (words) => {
    const { items, near } = await storesNear(words)
    expect(near).toBeNull()
    expect(items).toEqual((await storesNear()).items)
  },
)

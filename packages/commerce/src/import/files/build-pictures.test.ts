// The pictures of a product and its variants, as a shop shows them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../../testing/graphql-client.ts'
import { startCommerce } from '../../testing/index.ts'
import { makeProduct, smallCatalog } from '../../testing/small-catalog.ts'

const value = (code: string, skuCode: string) => ({ code, skuCode })
const bed = makeProduct({
  sku: 'BUNK',
  name: { en: 'Bunk', fr: 'Lit superposé' },
  type: 'configurable',
  configurable: {
    options: [
      { attribute: 'color', values: [value('natural', 'NAT'), value('white', 'WHT')] },
      { attribute: 'att_bed_size', values: [value('twin', 'TWN'), value('full', 'FUL')] },
      { attribute: 'att_ladder_side', values: [value('left', 'L'), value('right', 'R')] },
    ],
    defaultStock: 3,
  },
})

const shown = (color: string, att_bed_size: string, att_ladder_side: string) => ({
  color,
  att_bed_size,
  att_ladder_side,
})
const picture = (file: string, view: string, options: Record<string, string>) => ({
  sku: 'BUNK',
  file: `${file}.webp`,
  view,
  width: 10,
  height: 10,
  options,
})
const pictures = [
  picture('natural', 'hero', shown('natural', 'twin', 'right')),
  picture('natural-left', 'hero', shown('natural', 'twin', 'left')),
  picture('white', 'hero', shown('white', 'twin', 'right')),
  picture('white-left', 'hero', shown('white', 'twin', 'left')),
  picture('full', 'hero', shown('natural', 'full', 'right')),
  picture('full-left', 'hero', shown('natural', 'full', 'left')),
  picture('twin-measures', 'dimensions', { att_bed_size: 'twin' }),
  picture('full-measures', 'dimensions', { att_bed_size: 'full' }),
  picture('angle', 'angle', shown('natural', 'twin', 'right')),
  picture('room', 'room', shown('natural', 'twin', 'right')),
  picture('corner', 'detail', shown('natural', 'twin', 'right')),
  { ...picture('turn', 'turntable', shown('natural', 'twin', 'right')), clip: 'turn.webm' },
  { ...picture('on-a-bed', 'room', {}), sku: 'MATTRESS' },
  { ...picture('at-a-loft', 'room', {}), sku: 'STAIRS' },
  { ...picture('of-a-group', 'room', {}), sku: 'GROUP' },
]
const mattress = makeProduct({
  sku: 'MATTRESS',
  name: { en: 'Mattress', fr: 'Matelas' },
  model: { kind: 'mattress' },
})
const stairs = makeProduct({
  sku: 'STAIRS',
  name: { en: 'Stairs', fr: 'Escalier' },
  model: { kind: 'stairs' },
})
const group = makeProduct({
  sku: 'GROUP',
  name: { en: 'Bedding', fr: 'Literie' },
  type: 'grouped',
  price: 0,
  grouped: [{ sku: 'MATTRESS' }],
  model: { kind: 'mattress' },
})
const catalog = smallCatalog([bed, mattress, stairs, group], {
  'pictures/pictures.json': JSON.stringify(pictures),
  ...Object.fromEntries(pictures.map(({ file }) => [`pictures/${file}`, file])),
  'pictures/turn.webm': 'a clip',
})
let commerce: Awaited<ReturnType<typeof startCommerce>>
beforeAll(async () => {
  commerce = await startCommerce({ catalog: catalog.folder })
})
afterAll(async () => {
  await commerce.stop()
  catalog.remove()
})

interface Shown {
  sku: string
  media_gallery: { url: string; label: string }[]
}

async function galleries(store = 'default'): Promise<Map<string, { file: string; label: string }[]>> {
  const query = `{products(filter:{sku:{eq:"BUNK"}}){items{sku media_gallery{url label}
    ...on ConfigurableProduct{variants{product{sku media_gallery{url label}}}}}}}`
  const { data } = await send(commerce.graphqlUrl, query, { headers: { store } })
  const [item] = data.products.items as [Shown & { variants: { product: Shown }[] }]
  return new Map(
    [item, ...item.variants.map(({ product }) => product)].map(({ sku, media_gallery }) => [
      sku,
      media_gallery.map(({ url, label }) => ({
        file: url.split('/').at(-1)?.replace('.webp', '') ?? '',
        label,
      })),
    ]),
  )
}

test('a variant shows itself: no other finish, no other side, no clip of the product', async () => {
  const all = await galleries()
  const files = (sku: string) => all.get(sku)?.map(({ file }) => file)
  expect(files('BUNK')).toEqual(['natural-left', 'room', 'corner', 'angle', 'twin-measures', 'turn'])
  expect(files('BUNK-NAT-TWN-R')).toEqual(['natural', 'room', 'corner', 'angle', 'twin-measures'])
  expect(files('BUNK-NAT-FUL-R')).toEqual(['full', 'room', 'corner', 'angle', 'full-measures'])
  expect(files('BUNK-WHT-TWN-R')).toEqual(['white', 'twin-measures'])
  expect(files('BUNK-WHT-FUL-L')).toEqual(['white-left', 'full-measures'])
})

test('a label says what the picture shows, not what was chosen', async () => {
  const english = (await galleries()).get('BUNK-NAT-FUL-R')?.map(({ label }) => label)
  expect(english?.[0]).toBe('Bunk, Natural, Full, Ladder side: Right')
  expect(english?.[1]).toBe('Bunk, in a room, Natural, Twin, Ladder side: Right')
  expect(english?.[2]).toBe('Bunk, close-up of a post, Natural, Twin, Ladder side: Right')
  const french = (await galleries('fr')).get('BUNK-NAT-FUL-R')?.map(({ label }) => label)
  expect(french?.[1]).toBe(
    'Lit superposé, dans une chambre, Naturel, Simple, Côté de l’échelle\u00A0: Droite',
  )
})

test.each([
  ['default', 'MATTRESS', 'Mattress, on a bed'],
  ['fr', 'MATTRESS', 'Matelas, sur un lit'],
  ['default', 'STAIRS', 'Stairs, at a loft bed'],
  ['fr', 'STAIRS', 'Escalier, contre un lit mezzanine'],
  ['default', 'GROUP', 'Bedding, in a room'],
])('a label says with which bed a piece is shown, not a group: %s, %s', async (store, sku, label) => {
  const query = `{products(filter:{sku:{eq:"${sku}"}}){items{media_gallery{label}}}}`
  const { data } = await send(commerce.graphqlUrl, query, { headers: { store } })
  expect(data.products.items[0].media_gallery).toEqual([{ label }])
})

test('a picture that stands for a clip is a video, whose address changes with its bytes', async () => {
  const query = `{products(filter:{sku:{eq:"BUNK"}}){items{media_gallery{
    __typename url label ...on ProductVideo{video_content{video_url video_title}}}}}}`
  const { data } = await send(commerce.graphqlUrl, query)
  const gallery = data.products.items[0].media_gallery as { __typename: string; label: string }[]
  expect(gallery.map(({ __typename }) => __typename === 'ProductVideo')).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ])
  const label = 'Bunk, turning around once, Natural, Twin, Ladder side: Right'
  expect(gallery.at(-1)).toMatchObject({
    label,
    url: expect.stringMatching(/\/turn\.webp$/),
    video_content: {
      video_title: label,
      video_url: expect.stringMatching(/\/media\/catalog\/product\/cache\/[0-9a-f]{8}\/turn\.webm$/),
    },
  })
})

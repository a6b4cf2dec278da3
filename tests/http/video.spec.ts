/** A product's video as a file: requests of players and caches. */
import { expect, test } from '../fixtures/index.ts'
import { serverUrl } from '../harness/server-env.ts'

const PRODUCT = 'laurier-high-bunk-bed'
const QUERY = `query ($key: String!) {
  products(filter: { url_key: { eq: $key } }) {
    items { media_gallery { ... on ProductVideo { video_content { video_url } } } }
  }
}`

interface Answer {
  data: { products: { items: { media_gallery: { video_content?: { video_url: string } }[] }[] } }
}

/** Where the shop has the product's video. */
async function videoOf(urlKey: string): Promise<string> {
  const response = await fetch(`${serverUrl('commerce')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: { key: urlKey } }),
  })
  const { data } = (await response.json()) as Answer
  const videos = data.products.items.flatMap(({ media_gallery }) => media_gallery)
  const url = videos.find(({ video_content }) => video_content)?.video_content?.video_url ?? ''
  return new URL(url).pathname.replace('/media/', '/media/video/')
}

test('a video is served in ranges, and cached without expiry', async ({ request }) => {
  const url = await videoOf(PRODUCT)
  const whole = await request.get(url)
  expect(whole.status()).toBe(200)
  const bytes = await whole.body()
  expect(whole.headers()).toMatchObject({
    'content-type': 'video/webm',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(bytes.length),
  })
  expect(bytes.length).toBeLessThan(400_000)

  const part = await request.get(url, { headers: { range: 'bytes=100-199' } })
  expect(part.status()).toBe(206)
  expect(part.headers()['content-range']).toBe(`bytes 100-199/${bytes.length}`)
  expect((await part.body()).equals(bytes.subarray(100, 200))).toBe(true)
  expect((await request.get(url, { headers: { range: `bytes=${bytes.length}-` } })).status()).toBe(416)
  const existing = { 'if-none-match': whole.headers()['etag'] ?? '' }
  expect((await request.get(url, { headers: existing })).status()).toBe(304)

  for (const path of ['none.webm', '..%2f..%2fsecret.webm', 'catalog/product/pictures.json', 'a.webp'])
    expect((await request.get(`/media/video/${path}`)).status(), path).toBe(404)
  expect((await request.post(url)).status()).toBe(405)
})

// Models over HTTP, of products that a made-up middleware describes.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeConfigurable } from '../../src/product/testing/make-product.ts'
import { modelPath } from '../../src/product/model-path.ts'
import { runStorefront, type TestStorefront } from '../testing/run-storefront.ts'

const BED = {
  model: { kind: 'bed' },
  measures: { length: 80, width: 42.5, height: 58 },
  options: { color: 'natural', att_bed_size: 'twin' },
  codes: { 801: 'natural', 803: 'espresso', 821: 'twin', 823: 'full' },
}
const METRES = 0.0254

let folder: string
let shops: TestStorefront[]

const products = new Map<string, object>()
const bedOf = (sku: string, height = 58) => {
  const measures = { ...BED.measures, height }
  return makeConfigurable({ sku, furniture_model: JSON.stringify({ ...BED, measures }) })
}

const answer: RequestListener = (req, res) => {
  const { searchParams } = new URL(req.url ?? '', 'http://middleware')
  const [variables] = JSON.parse(searchParams.get('body') ?? '[]') as [{ filter: { sku: { eq: string } } }]
  const product = products.get(variables.filter.sku.eq)
  res.setHeader('content-type', 'application/json')
  res.end(JSON.stringify({ data: { products: { items: product ? [product] : [] } } }))
}

async function open(env: Record<string, string> = {}, middleware: RequestListener | string = answer) {
  const shop = await runStorefront(middleware, { env: { DATA_DIR: folder, ...env } })
  shops.push(shop)
  return shop.url
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loftwood-models-'))
  shops = []
  products.clear()
  products.set('BED', bedOf('BED'))
  products.set('PLAN', makeConfigurable({ sku: 'PLAN', furniture_model: null }))
})
afterEach(async () => {
  await Promise.all(shops.map(({ stop }) => stop()))
  rmSync(folder, { recursive: true })
})

interface Gltf {
  materials: { name: string; pbrMetallicRoughness: { baseColorFactor: number[] } }[]
  accessors: { max?: number[] }[]
}

/** Read from the description at the file's beginning. */
async function colorsAndHeight(response: Response) {
  const file = Buffer.from(await response.arrayBuffer())
  const { materials, accessors } = JSON.parse(file.toString('utf8', 20, 20 + file.readUInt32LE(12))) as Gltf
  return {
    wood: materials.find(({ name }) => name === 'wood_1')?.pbrMetallicRoughness.baseColorFactor,
    height: Math.max(...accessors.flatMap(({ max }) => max?.[1] ?? [])),
  }
}

it('answers what is chosen, in both formats', async () => {
  const url = await open()
  const glb = (variant?: string) => fetch(url + modelPath({ sku: 'BED', variant, format: 'glb' }))
  const first = await glb()
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('model/gltf-binary')
  expect(first.headers.get('cache-control')).toContain('max-age=86400')
  const natural = await colorsAndHeight(first)
  expect(natural.height).toBeCloseTo(58 * METRES, 2)
  expect((await colorsAndHeight(await glb('BED-801-821'))).wood).toEqual(natural.wood)
  expect((await colorsAndHeight(await glb('BED-803-821'))).wood).not.toEqual(natural.wood)
  const usdz = await fetch(url + modelPath({ sku: 'BED', variant: 'BED-803-821', format: 'usdz' }))
  expect(usdz.headers.get('content-type')).toBe('model/vnd.usdz+zip')
  expect(Buffer.from(await usdz.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK')
})

it.each([
  '/models/NONE.glb',
  '/models/PLAN.glb',
  '/models/BED/BED-999.glb',
  '/models/BED.obj',
  '/models/BED/BED-801-821/more.glb',
  '/models/%E0%A4%A.glb',
  '/models/',
])('does not know %s, and keeps nothing of it', async (path) => {
  const url = await open()
  const response = await fetch(url + path)
  expect([400, 404]).toContain(response.status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(readdirSync(folder)).not.toContain('models')
})

it('makes a file once, also across restarts, and again when the piece changes', async () => {
  const path = modelPath({ sku: 'BED', format: 'glb' })
  const url = await open()
  const answers = await Promise.all([1, 2, 3, 4].map(() => fetch(url + path)))
  const tags = new Set(answers.map(({ headers }) => headers.get('etag')))
  expect(tags.size).toBe(1)
  const [etag = ''] = [...tags]
  const stored = () => readdirSync(join(folder, 'models'))
  expect(stored()).toEqual([etag?.slice(1, -1)])
  const headers = { 'if-none-match': etag ?? '' }
  const unchanged = await request((await open()) + path, { headers })
  expect(unchanged.statusCode).toBe(304)
  products.set('BED', bedOf('BED', 62))
  const changed = await fetch(url + path, { headers })
  expect(changed.status).toBe(200)
  expect((await colorsAndHeight(changed)).height).toBeCloseTo(62 * METRES, 2)
  expect(stored()).toHaveLength(2)
})

it('keeps to the size of its folder', async () => {
  const url = await open({ MODEL_CACHE_MB: '1' })
  for (let height = 50; height < 62; height += 1) {
    products.set('BED', bedOf('BED', height))
    expect((await fetch(url + modelPath({ sku: 'BED', format: 'usdz' }))).status).toBe(200)
  }
  expect(readdirSync(join(folder, 'models')).length).toBeLessThan(12)
})

it('bounds the work of a burst, and answers other requests meanwhile', async () => {
  for (let index = 0; index < 50; index++) products.set(`BED-${index}`, bedOf(`BED-${index}`, 40 + index / 4))
  const url = await open()
  // However slow the machine is, none waits until its turn is too late.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answered = 0
  const burst = Array.from(products.keys(), async (sku) => {
    const response = await fetch(url + modelPath({ sku, format: 'usdz' }))
    await response.arrayBuffer()
    answered += 1
    return response
  })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(answered).toBeLessThan(burst.length)
  const answers = await Promise.all(burst).finally(() => vi.useRealTimers())
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('5')
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20)
}, 60_000)

it('answers an address sixty times a minute', async () => {
  const url = await open()
  const answers = await Promise.all(Array.from({ length: 61 }, () => fetch(`${url}/models/NONE.glb`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(60).fill(404), 429])
})

it('says so when the middleware does not answer', async () => {
  const url = await open({ MIDDLEWARE_TIMEOUT_MS: '300' }, 'http://127.0.0.1:9')
  const response = await fetch(url + modelPath({ sku: 'BED', format: 'glb' }))
  expect(response.status).toBe(503)
  expect(response.headers.get('etag')).toBeNull()
})

// What anybody may send as a browser's report, and what becomes of it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sharedMaps } from '../shared-assets.ts'
import { runStorefront, type TestStorefront } from '../testing/run-storefront.ts'

const SAME_SITE = { 'sec-fetch-site': 'same-origin' }
const VITALS = { page: 'product', values: { lcp: 1800, inp: 96, ttfb: 120.5, cls: 0.02 } }
const ERROR = {
  kind: 'error',
  page: 'cart',
  message: 'TypeError: no bed',
  frames: ['bed.B7M-_d.js:1:1', 'lib.js:9:9'],
}

let folder: string
let shop: TestStorefront

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'loftwood-reports-'))
  mkdirSync(sharedMaps(folder), { recursive: true })
  // Its first column is the third line of the source.
  const map = { version: 3, sources: ['packages/storefront/src/bed.ts'], names: [], mappings: 'AAEA' }
  writeFileSync(join(sharedMaps(folder), 'bed.B7M-_d.js.map'), JSON.stringify(map))
  shop = await runStorefront((_req, res) => res.end('{}'), {
    env: { ASSETS_DIR: folder, PUBLIC_URL: 'https://shop.example', TRUST_PROXY: 'loopback' },
  })
})
afterEach(async () => {
  await shop.stop()
  rmSync(folder, { recursive: true })
})

async function send(
  route: 'vitals' | 'errors',
  body: unknown,
  headers: Record<string, string> = SAME_SITE,
): Promise<number> {
  const { status } = await fetch(`${shop.url}/reports/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return status
}

const metrics = async () => (await fetch(`${shop.url}/metrics`)).text()
const lines = () => shop.log.map((line) => JSON.parse(line) as { message: string; browser: unknown })

it('figures of a visit become histograms by page', async () => {
  expect(await send('vitals', VITALS)).toBe(204)
  expect(await send('vitals', { page: 'home', values: { lcp: 700 } })).toBe(204)
  const text = await metrics()
  for (const line of [
    'storefront_web_vital_lcp_seconds_sum{page="product"} 1.8',
    'storefront_web_vital_lcp_seconds_count{page="home"} 1',
    'storefront_web_vital_inp_seconds_bucket{le="0.1",page="product"} 1',
    'storefront_web_vital_ttfb_seconds_bucket{le="0.1",page="product"} 0',
    'storefront_web_vital_cls_sum{page="product"} 0.02',
  ])
    expect(text).toContain(line)
  expect(lines()).toEqual([])
})

it('an error is logged once, with its place in the sources, and counted each time', async () => {
  for (let count = 0; count < 3; count += 1) expect(await send('errors', ERROR)).toBe(204)
  expect(await send('errors', { ...ERROR, kind: 'rejection' })).toBe(204)
  const stack = ['packages/storefront/src/bed.ts:3:1', 'lib.js:9:9']
  const browser = { kind: 'error', page: 'cart', message: 'TypeError: no bed', stack }
  expect(lines()).toMatchObject([
    { message: 'browser error', level: 'error', browser },
    { message: 'browser error', browser: { ...browser, kind: 'rejection' } },
  ])
  const text = await metrics()
  expect(text).toContain('storefront_browser_errors_total{kind="error"} 3')
  expect(text).toContain('storefront_browser_errors_total{kind="csp"} 0')
})

const HOSTILE = [
  ['vitals', '', 400],
  ['vitals', '{', 400],
  ['vitals', 'null', 400],
  ['vitals', [], 400],
  ['vitals', { page: 'product' }, 400],
  ['vitals', { ...VITALS, page: '/customer/account' }, 400],
  ['vitals', { ...VITALS, page: '__proto__' }, 400],
  ['vitals', { ...VITALS, visitor: 'maude' }, 400],
  ['vitals', { page: 'home', values: { lcp: -1 } }, 400],
  ['vitals', { page: 'home', values: { lcp: 1e9 } }, 400],
  ['vitals', '{"page":"home","values":{"lcp":1e999}}', 400],
  ['vitals', { page: 'home', values: { lcp: '1' } }, 400],
  ['vitals', { page: 'home', values: { fps: 1 } }, 400],
  ['vitals', { page: 'home', values: { cls: 0, padding: 'x'.repeat(9_000) } }, 413],
  ['errors', { ...ERROR, kind: 'panic' }, 400],
  ['errors', { ...ERROR, message: '' }, 400],
  ['errors', { ...ERROR, message: 'x'.repeat(301) }, 400],
  ['errors', { ...ERROR, message: { toString: 'x' } }, 400],
  ['errors', { ...ERROR, frames: ['../../../.env:1:1'] }, 400],
  ['errors', { ...ERROR, frames: ['https://evil.example/bed.js:1:1'] }, 400],
  ['errors', { ...ERROR, frames: ['bed.js:1:1\n{"level":60}'] }, 400],
  ['errors', { ...ERROR, frames: Array.from({ length: 13 }, () => 'bed.js:1:1') }, 400],
] as const

it('what no browser of ours sends is refused', async () => {
  for (const [route, body, status] of HOSTILE)
    expect(await send(route, body), `${route} ${JSON.stringify(body).slice(0, 200)}`).toBe(status)
  expect(lines()).toEqual([])
  expect(await metrics()).not.toMatch(/web_vital\w+_count\{|browser_errors_total\{kind="\w+"\} [1-9]/)
})

it('is no place for pages of others', async () => {
  const refused = [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]
  for (const headers of refused)
    expect(await send('vitals', VITALS, headers as Record<string, string>)).toBe(403)
  // Older browsers name their own origin only.
  expect(await send('vitals', VITALS, { origin: 'https://shop.example' })).toBe(204)
  expect(await send('vitals', VITALS, { origin: shop.url })).toBe(204)
  expect(await send('vitals', VITALS, { ...SAME_SITE, 'content-type': 'text/plain' })).toBe(400)
})

it('nobody forges lines of the log', async () => {
  const message = 'no bed\n{"level":60,"msg":"paid"}\u001b[2J for maude@mail.example.com'
  expect(await send('errors', { ...ERROR, message })).toBe(204)
  expect(lines()).toHaveLength(1)
  expect(lines()).toMatchObject([{ browser: { message: 'no bed {"level":60,"msg":"paid"} [2J for <mail>' } }])
})

it('an address that sends too much is refused, others are not', async () => {
  const from = (address: string) => ({ ...SAME_SITE, 'x-forwarded-for': address })
  const statuses = await Promise.all(
    Array.from({ length: 125 }, () => send('vitals', VITALS, from('203.0.113.7'))),
  )
  expect(statuses.filter((status) => status === 204)).toHaveLength(120)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect(await send('vitals', VITALS, from('203.0.113.8'))).toBe(204)
})

it('many kinds of errors do not fill the log', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const statuses = await Promise.all(
    Array.from({ length: 90 }, (_, index) =>
      send('errors', { ...ERROR, message: `no ${letters[index % 26]}${letters[Math.floor(index / 26)]}` }),
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([204]))
  expect(lines()).toHaveLength(61)
  expect(lines().filter(({ message }) => message.includes('too many kinds'))).toHaveLength(1)
  expect(await metrics()).toContain('storefront_browser_errors_total{kind="error"} 90')
})

// An expired page over HTTP: it is fresh again when the answers it was made of are unchanged.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runStorefront, type TestStorefront } from '../testing/run-storefront.ts'

let shop: TestStorefront
let says: { version: number; age: number; failing: number | undefined }
let factsVersion: string
let requests: { held: string | undefined; maxAge: string | undefined; visitor: unknown }[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  says = { version: 1, age: 0, failing: undefined }
  factsVersion = '1'
  requests = []
  const answer = ({ headers }: IncomingMessage, response: ServerResponse) => {
    const held = headers['if-none-match']
    requests.push({ held, maxAge: headers['cache-control'], visitor: headers['x-forwarded-for'] })
    if (says.failing !== undefined) return void response.writeHead(says.failing).end('{}')
    const etag = `W/"${says.version}"`
    response.setHeader('etag', etag).setHeader('age', says.age)
    if (held === etag) return void response.writeHead(304).end()
    response.end(JSON.stringify({ data: { version: says.version } }))
  }
  shop = await runStorefront(answer, {
    facts: () => ({ version: factsVersion }),
    readBy: (url) => `/magento/${url.startsWith('/text') ? 'storeConfig' : `products?page=${url}`}`,
  })
})
afterEach(async () => {
  vi.useRealTimers()
  await shop.stop()
})

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000)
async function get(path = '/beds') {
  const { headers, status, text } = await fetch(shop.url + path).then(async (response) => ({
    headers: response.headers,
    status: response.status,
    text: await response.text(),
  }))
  const version = /"version":(\d)/.exec(text)?.[1]
  return [status, headers.get('x-cache'), Number(headers.get('age')), version].join(' ')
}

it('is not rendered again when nothing changed', async () => {
  expect(await get()).toBe('200 miss 0 1')
  later(700)
  expect(await get()).toBe('200 revalidated 0 1')
  expect(await get()).toBe('200 hit 0 1')
  const visitor = expect.stringContaining('127.0.0.1') as unknown
  expect(requests).toEqual([
    { held: undefined, maxAge: undefined, visitor },
    { held: 'W/"1"', maxAge: 'max-age=60', visitor },
  ])
})

it('is rendered again when something changed, while the stale page is sent', async () => {
  await get()
  says.version = 2
  later(61)
  expect(await get()).toBe('200 stale 61 1')
  await expect.poll(() => get()).toMatch(/^200 hit \d+ 2$/)
})

it('is rendered from the new answer when another page has just read the old one, of those that pages have in common', async () => {
  await get('/text/a')
  later(61)
  await get('/text/b')
  says.version = 2
  expect(await get('/text/a')).toBe('200 stale 61 1')
  await expect.poll(() => get('/text/a')).toMatch(/^200 hit \d+ 2$/)
})

it('is as old as the oldest of its answers', async () => {
  says.age = 50
  expect(await get()).toBe('200 miss 50 1')
  later(11)
  expect(await get()).toBe('200 stale 61 1')
})

it('is sent stale, not rendered, when the middleware fails', async () => {
  await get()
  says.failing = 503
  later(700)
  expect(await get()).toBe('200 stale 700 1')
  expect(requests).toHaveLength(2)
})

it('is sent stale when its visitor is over a limit', async () => {
  await get()
  says.failing = 429
  later(700)
  expect(await get()).toBe('200 stale 700 1')
  expect(shop.log).toEqual([])
})

it('is rendered again after an hour, whatever the answers', async () => {
  await get()
  later(3_601)
  expect(await get()).toBe('200 miss 0 1')
})

it('is rendered again when the back end lacks other features, whatever the answers', async () => {
  await get()
  factsVersion = '2'
  later(700)
  expect(await get()).toBe('200 miss 0 1')
  later(700)
  expect(await get()).toBe('200 revalidated 0 1')
})

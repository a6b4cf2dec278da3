// How long answers that pages have in common are read from memory.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Read } from './answer.ts'
import { createCommonAnswers } from './common-answers.ts'

const PATH = '/magento/storeConfig?body=[]'
const FRESH_SECONDS = 40

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

interface Said {
  content?: unknown
  age?: number
}

function readOf({ content = { data: {} }, age = 0 }: Said): Read {
  const date = Date.now() - age * 1_000
  return {
    answer: { path: PATH, operation: 'storeConfig', content, hasFailed: false, etag: '1', date },
    respond: () => new Response(),
  }
}

function reader({ fresh = FRESH_SECONDS, pageCacheBytes = 1_000, ...said }: Said & Settings = {}) {
  const lifetimes = { fresh, stale: 600, staleIfError: 3_600 }
  const common = createCommonAnswers({ lifetimes, pageCacheBytes })
  const load = vi.fn<() => Promise<Read>>(async () => readOf(said))
  return { load, forget: common.forget, read: () => common.read(PATH, load) }
}

interface Settings {
  fresh?: number
  pageCacheBytes?: number
}

/** The first second at which a read is not answered from memory. */
async function secondsOf(said: Said & Settings): Promise<number> {
  const { read, load } = reader(said)
  await read()
  const begin = Date.now()
  for (let second = 0; second <= 100; second += 1) {
    vi.setSystemTime(begin + second * 1_000)
    await read()
    if (load.mock.calls.length > 1) return second
  }
  return Infinity
}

it.each([
  ['as long as an answer is fresh', {}, 41],
  ['less the time that the middleware had it', { age: 30 }, 11],
  ['a minute at most', { fresh: 600 }, 61],
  ['never when it is too old already', { age: 40 }, 0],
  ['never when an answer is not fresh at all', { fresh: 0 }, 0],
  ['never when a part failed', { content: { data: {}, extensions: { failedParts: ['x'] } } }, 0],
  ['never when it was rejected', { content: { data: null, errors: [{ message: 'no' }] } }, 0],
  ['never without a page cache', { pageCacheBytes: 0 }, 0],
])('%s', async (_, said, seconds) => {
  expect(await secondsOf(said)).toBe(seconds)
})

it('reads once for all that wait', async () => {
  const { read, load } = reader()
  await Promise.all([read(), read(), read()])
  expect(load).toHaveBeenCalledTimes(1)
})

it('reads again after a failure', async () => {
  const { read, load } = reader()
  load.mockRejectedValueOnce(new Error('no connection'))
  await expect(read()).rejects.toThrow('no connection')
  await expect(read()).resolves.toMatchObject({ answer: { path: PATH } })
})

it('reads again what was forgotten, also while it was read', async () => {
  const { read, load, forget } = reader()
  await read()
  forget()
  const reading = read()
  forget()
  await reading
  await read()
  expect(load).toHaveBeenCalledTimes(3)
})

it.each([
  [['sku:A', 'products'], 1],
  [['sku:A', 'productCards', 'review'], 1],
  [['cmsPage', 'stores', 'productDetails', 'product'], 1],
  [['sku:A', 'storeConfig'], 2],
  [['categoryList'], 2],
  // Also where no answer names it, as one that found nothing.
  [['category:Mg=='], 2],
  [['cms:home'], 2],
  // Of groups of methods.
  [['store'], 2],
  [['catalog'], 2],
  [['category'], 2],
  [['content'], 2],
])('is purged by what is not of single pages: %j are %i reads', async (tags, reads) => {
  const { read, load, forget } = reader()
  await read()
  forget(tags)
  await read()
  expect(load).toHaveBeenCalledTimes(reads)
})

it('reads again what was read during any purge', async () => {
  const { read, load, forget } = reader()
  const reading = read()
  forget(['sku:A'])
  await reading
  await read()
  expect(load).toHaveBeenCalledTimes(2)
})

import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  CACHE_SECONDS,
  createResponseCache,
  type AnswerSource,
  type ResponseCache,
} from './response-cache.ts'

type Fetched = Awaited<ReturnType<AnswerSource['fetch']>>

let seconds = 0
let cache: ResponseCache
const fetched = (text: string): Fetched => ({ body: Buffer.from(text), isKept: true })
const tagsOf = () => new Set(['sku:A', 'catalog'])
const ask = async (fetch: () => Promise<Fetched>, key = 'key') => {
  const { answer, state } = await cache.get(key, { fetch, tagsOf })
  return `${state} ${answer.body.toString()}`
}

beforeEach(() => {
  seconds = 0
  cache = createResponseCache({ maxBytes: 1_000_000, now: () => seconds * 1000 })
})

describe('freshness', () => {
  test('fresh answers are given without asking', async () => {
    await ask(async () => fetched('one'))
    seconds = CACHE_SECONDS.fresh - 1
    const fetch = vi.fn<() => Promise<Fetched>>()
    expect(await ask(fetch)).toBe('hit one')
    expect(fetch).not.toHaveBeenCalled()
  })

  test('stale answers are given while a new one is fetched', async () => {
    await ask(async () => fetched('one'))
    seconds = CACHE_SECONDS.fresh + 1
    expect(await ask(async () => fetched('two'))).toBe('stale one')
    await vi.waitFor(async () => expect(await ask(async () => fetched('three'))).toBe('hit two'))
  })

  test('answers too old to be shown are fetched anew', async () => {
    await ask(async () => fetched('one'))
    seconds = CACHE_SECONDS.fresh + CACHE_SECONDS.staleWhileRevalidate + 1
    expect(await ask(async () => fetched('two'))).toBe('miss two')
  })

  test('when the back end fails, an old answer is better than none', async () => {
    await ask(async () => fetched('one'))
    const fail = () => Promise.reject(new Error('down'))
    seconds = CACHE_SECONDS.staleIfError - 1
    expect(await ask(fail)).toBe('stale one')
    seconds = CACHE_SECONDS.staleIfError + 1
    await expect(ask(fail)).rejects.toThrow('down')
  })
})

test('many who ask at the same time cause one fetch', async () => {
  const fetch = vi.fn<() => Promise<Fetched>>(async () => fetched('one'))
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(fetch)))
  expect(new Set(answers)).toEqual(new Set(['miss one']))
  expect(fetch).toHaveBeenCalledOnce()
})

test('a failed fetch is not remembered', async () => {
  await expect(ask(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await ask(async () => fetched('one'))).toBe('miss one')
})

test('answers with errors are passed on but not kept', async () => {
  expect(await ask(async () => ({ ...fetched('bad'), isKept: false }))).toBe('miss bad')
  expect(await ask(async () => fetched('good'))).toBe('miss good')
})

describe('purging', () => {
  test('by tag', async () => {
    await ask(async () => fetched('one'))
    expect(await cache.purge(['sku:B'])).toBe(0)
    expect(await cache.purge(['sku:A', 'shoes'])).toBe(1)
    expect(await ask(async () => fetched('two'))).toBe('miss two')
  })

  test('everything', async () => {
    await ask(async () => fetched('one'))
    expect(await cache.purge()).toBe(1)
  })

  test('an answer that was asked for before the purge is not kept', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<Fetched>()
    const early = ask(() => promise)
    await cache.purge(['catalog'])
    arrive(fetched('old'))
    expect(await early).toBe('miss old')
    expect(await ask(async () => fetched('new'))).toBe('miss new')
  })
})

test('the size is bounded', async () => {
  cache = createResponseCache({ maxBytes: 10_000 })
  for (let i = 0; i < 20; i++) await ask(async () => fetched('x'.repeat(1_000)), `key ${i}`)
  expect(cache.peek('key 0')).toBeUndefined()
  expect(cache.peek('key 19')).toBeDefined()
})

test('with no memory nothing is kept', async () => {
  cache = createResponseCache({ maxBytes: 0 })
  await ask(async () => fetched('one'))
  expect(await ask(async () => fetched('two'))).toBe('miss two')
})

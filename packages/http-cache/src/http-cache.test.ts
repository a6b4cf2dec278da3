import { describe, expect, it, vi } from 'vitest'
import { createHttpCache, type Made, type Source } from './http-cache.ts'

interface Text {
  text: string
  bytes: number
  tags: ReadonlySet<string>
}

const LIFETIMES = { fresh: 60, stale: 600, staleIfError: 86_400 }

function setUp(maxBytes = 100_000) {
  let clock = 1_000_000
  const cache = createHttpCache<Text>({ maxBytes, lifetimes: LIFETIMES, now: () => clock })
  const made = (text: string, changes: Partial<Made<Text>> & { tags?: string[]; bytes?: number } = {}) => {
    const { tags = ['sku:A', 'catalog'], bytes = 10, ...rest } = changes
    return {
      value: { text, bytes, tags: new Set(tags) },
      date: clock,
      outcome: 'store',
      ...rest,
    } as Made<Text>
  }
  const get = async (result: Made<Text> | Error, key = '/', revalidate?: Source<Text>['revalidate']) => {
    const make = async () => {
      if (result instanceof Error) throw result
      return result
    }
    const { value, state } = await cache.get(key, { make, ...(revalidate && { revalidate }) })
    return `${state} ${value.text}`
  }
  return { cache, made, get, later: (seconds: number) => (clock += seconds * 1000), now: () => clock }
}

describe('ages', () => {
  it('a fresh entry is a hit', async () => {
    const { cache, get, made, later } = setUp()
    expect(await get(made('one'))).toBe('miss one')
    later(59)
    expect(await get(made('two'))).toBe('hit one')
    expect(cache.peek('/')?.value.text).toBe('one')
    later(1)
    expect(cache.peek('/')).toBeUndefined()
  })

  it('a stale entry is served while it is revalidated', async () => {
    const { get, made, later } = setUp()
    await get(made('one'))
    later(61)
    expect(await get(made('two'))).toBe('stale one')
    await vi.waitFor(async () => expect(await get(made('three'))).toBe('hit two'))
  })

  it('an entry of before the clock was set back is revalidated, not fresh until then', async () => {
    const { get, made, later } = setUp()
    await get(made('one'))
    later(-5)
    expect(await get(made('two'))).toBe('hit one')
    later(-7_200)
    expect(await get(made('two'))).toBe('stale one')
    await vi.waitFor(async () => expect(await get(made('three'))).toBe('hit two'))
  })

  it('an entry that is too old is replaced before it is served', async () => {
    const { get, made, later } = setUp()
    await get(made('one'))
    later(600)
    expect(await get(made('two'))).toBe('miss two')
  })

  it('an entry that is too old is served when there is an error, for a day', async () => {
    const { get, made, later } = setUp()
    await get(made('one'))
    later(86_399)
    expect(await get(new Error('down'))).toBe('stale one')
    expect(await get(made('error page', { outcome: 'failure' }))).toBe('stale one')
    later(1)
    await expect(get(new Error('down'))).rejects.toThrow('down')
    expect(await get(made('error page', { outcome: 'failure' }))).toBe('miss error page')
  })

  it('a caller may refuse stale entries', async () => {
    const { cache, get, made, later } = setUp()
    await get(made('one'))
    later(61)
    const source = { make: async () => made('two') }
    expect((await cache.get('/', source, { maxAge: 60 })).state).toBe('miss')
    later(50)
    expect((await cache.get('/', source, { maxAge: 0 })).state).toBe('hit')
  })

  it('count from the date of the data an entry was made from', async () => {
    const { cache, get, made, now, later } = setUp()
    await get(made('one', { date: now() - 50_000 }))
    expect(cache.ageOf(cache.peek('/')!)).toBe(50)
    later(10)
    expect(await get(made('two'))).toBe('stale one')
  })
})

describe('revalidation', () => {
  it('makes an unchanged entry fresh again', async () => {
    const { get, made, later, now } = setUp()
    await get(made('one'))
    later(700)
    const revalidate = vi.fn<NonNullable<Source<Text>['revalidate']>>(async () => now() - 5_000)
    expect(await get(made('two'), '/', revalidate)).toBe('revalidated one')
    expect(await get(made('three'), '/', revalidate)).toBe('hit one')
    later(55)
    expect(await get(made('three'), '/', revalidate)).toBe('stale one')
    expect(revalidate.mock.calls.map(([value]) => value.text)).toEqual(['one', 'one'])
  })

  it('leaves in place what replaced the value meanwhile', async () => {
    const { cache, get, made, later, now } = setUp()
    await get(made('one'))
    const old = cache.peek('/')!.value
    later(700)
    const revalidate = async () => {
      cache.replace('/', old, { ...old, text: 'one, better' })
      return now()
    }
    expect(await get(made('two'), '/', revalidate)).toBe('revalidated one, better')
    expect(await get(made('two'), '/', revalidate)).toBe('hit one, better')
  })

  it('replaces a changed entry', async () => {
    const { get, made, later } = setUp()
    await get(made('one'))
    later(700)
    expect(await get(made('two'), '/', async () => undefined)).toBe('miss two')
  })

  it('that fails leaves the old entry in place', async () => {
    const { cache, get, made, later } = setUp()
    await get(made('one'))
    later(700)
    const make = vi.fn<Source<Text>['make']>()
    const found = await cache.get('/', { make, revalidate: () => Promise.reject(new Error('down')) })
    expect([found.state, found.value.text]).toEqual(['stale', 'one'])
    expect(make).not.toHaveBeenCalled()
  })
})

it('says that a purge overtook the making of a value', async () => {
  const { cache, made } = setUp()
  const { promise, resolve } = Promise.withResolvers<void>()
  const make = () => promise.then(() => made('old'))
  const overtaken = cache.get('/', { make })
  await cache.purge(['sku:OTHER'])
  resolve()
  expect(await overtaken).toMatchObject({ state: 'miss', isOvertaken: true })
  expect(cache.peek('/')).toBeUndefined()
  expect(await cache.get('/', { make })).not.toHaveProperty('isOvertaken')
})

describe('flights', () => {
  it('concurrent callers share one, which is aborted when the last caller leaves', async () => {
    const { cache } = setUp()
    const aborted = vi.fn()
    const make = vi.fn((signal: AbortSignal) => {
      signal.addEventListener('abort', aborted)
      return new Promise<Made<Text>>(() => undefined)
    })
    const callers = [new AbortController(), new AbortController()]
    const calls = callers.map(({ signal }) => cache.get('/', { make }, { signal }))
    callers[0]!.abort(new Error('left'))
    await expect(calls[0]).rejects.toThrow('left')
    expect(aborted).not.toHaveBeenCalled()
    callers[1]!.abort(new Error('left'))
    await expect(calls[1]).rejects.toThrow('left')
    expect(aborted).toHaveBeenCalledOnce()
    expect(make).toHaveBeenCalledOnce()
  })

  it('only the caller that starts one passes admission', async () => {
    const { cache, made } = setUp()
    const { promise, resolve } = Promise.withResolvers<Made<Text>>()
    const admit = vi.fn(async () => undefined)
    const first = cache.get('/', { make: () => promise }, { admit })
    await vi.waitFor(() => expect(admit).toHaveBeenCalledOnce())
    await Promise.resolve()
    const second = cache.get('/', { make: () => promise }, { admit })
    resolve(made('one'))
    await Promise.all([first, second])
    const over = { admit: () => Promise.reject(new Error('too many')) }
    await expect(cache.get('/other', { make: () => promise }, over)).rejects.toThrow('too many')
    expect(admit).toHaveBeenCalledOnce()
  })

  it('a failed one is not remembered', async () => {
    const { get, made } = setUp()
    await expect(get(new Error('down'))).rejects.toThrow('down')
    expect(await get(made('not found', { outcome: 'pass' }))).toBe('miss not found')
    expect(await get(made('one'))).toBe('miss one')
  })
})

describe('what is to be repeated', () => {
  it('is given again for some seconds, or until a purge', async () => {
    const { cache, get, made, later } = setUp()
    expect(await get(made('failed', { outcome: 'repeat' }))).toBe('miss failed')
    expect(await get(made('one'))).toBe('miss failed')
    await cache.purge(['products'])
    expect(await get(made('failed again', { outcome: 'repeat' }))).toBe('miss failed again')
    later(6)
    expect(await get(made('two'))).toBe('miss two')
  })

  it('takes a bounded number of bytes', async () => {
    const { get, made } = setUp()
    const large = { outcome: 'repeat', bytes: 1_500_000 } as const
    for (const key of ['/a', '/b', '/c']) await get(made('failed', large), key)
    expect(await get(made('one'), '/c')).toBe('miss failed')
    expect(await get(made('one'), '/a')).toBe('miss one')
  })
})

describe('purging', () => {
  it('by tag, or everything', async () => {
    const { cache, get, made } = setUp()
    await get(made('a', { tags: ['sku:1', 'products'] }), '/a')
    await get(made('b', { tags: ['sku:2', 'products'] }), '/b')
    expect(await cache.purge(['sku:1', 'sku:9'])).toBe(1)
    expect(await get(made('new'), '/a')).toBe('miss new')
    expect(await get(made('new'), '/b')).toBe('hit b')
    expect(await cache.purge()).toBe(2)
  })

  it('also applies to entries whose work started before it', async () => {
    const { cache, get, made } = setUp()
    const { promise, resolve } = Promise.withResolvers<Made<Text>>()
    const early = cache.get('/', { make: () => promise })
    await cache.purge(['sku:other'])
    const late = get(made('new price'))
    resolve(made('old price'))
    expect((await early).value.text).toBe('old price')
    expect(await late).toBe('miss new price')
    expect(await get(made('other'))).toBe('hit new price')
  })

  it('also applies to entries that would be served in place of an error', async () => {
    const { cache, get, made, later } = setUp()
    await get(made('one'))
    later(700)
    const { promise, reject } = Promise.withResolvers<Made<Text>>()
    const waiting = cache.get('/', { make: () => promise })
    await cache.purge(['sku:A'])
    reject(new Error('down'))
    await expect(waiting).rejects.toThrow('down')
  })
})

describe('memory', () => {
  it('is bounded', async () => {
    const { cache, get, made } = setUp(40_000)
    for (let i = 0; i < 40; i += 1) await get(made('x', { bytes: 2_000 }), `/${i}`)
    expect(cache.peek('/0')).toBeUndefined()
    expect(await cache.purge()).toBeLessThan(20)
  })

  it('used by entries requested twice is not taken by entries requested once', async () => {
    const { get, made } = setUp(40_000)
    await get(made('popular', { bytes: 2_000 }), '/popular')
    await get(made('popular', { bytes: 2_000 }), '/popular')
    for (let i = 0; i < 200; i += 1) await get(made('minted', { bytes: 2_000 }), `/minted?n=${i}`)
    expect(await get(made('again'), '/popular')).toBe('hit popular')
  })

  it('of size 0 stores nothing', async () => {
    const { get, made } = setUp(0)
    await get(made('one'))
    expect(await get(made('two'))).toBe('miss two')
  })
})

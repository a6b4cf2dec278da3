// When the back end is away, late or talks nonsense.
import type { ServerResponse } from 'node:http'
import { readTypeDefs } from '@loftwood/graphql-types/schema'
import { buildSchema, introspectionFromSchema } from 'graphql'
import supertest from 'supertest'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  startMiddleware,
  startStubUpstream,
  type StubUpstream,
  type TestMiddleware,
} from '../testing/index.ts'

const introspection = { data: introspectionFromSchema(buildSchema(readTypeDefs())) }
/** Of any document, as far as the middleware looks. */
const ANSWER = { data: { products: null, applyCouponToCart: null } }
/** How long the breaker stays open. */
const TRY_AGAIN_MS = 2_000
let stub: StubUpstream
let middleware: TestMiddleware

/** No deadline passes here, however busy the machine, unless it is what the test is about. */
const start = (deadlineMs = 60_000) =>
  startMiddleware({
    commerceUrl: stub.url,
    env: { UPSTREAM_TIMEOUT_MS: String(deadlineMs), CACHE_MAX_MB: '0' },
  })

async function startImpatient(): Promise<void> {
  await middleware.stop()
  middleware = await start(300)
}

beforeEach(async () => {
  stub = await startStubUpstream({ introspection })
  middleware = await start()
})

afterEach(async () => {
  await middleware.stop()
  await stub.stop()
})

const read = () => supertest(middleware.url).get('/magento/products')
const write = () =>
  supertest(middleware.url)
    .post('/magento/applyCouponToCart')
    .send([{ cart_id: 'a', coupon_code: 'X' }])
const page =
  (status: number, html: string) =>
  (_request: unknown, response: ServerResponse): unknown => {
    response.writeHead(status, { 'content-type': 'text/html' })
    return void response.end(html)
  }

test.each([
  {
    what: 'an error page',
    answer: page(500, '<h1>Error at 10.0.0.7</h1>'),
    status: 502,
    code: 'UPSTREAM_INVALID',
  },
  {
    what: 'a page with status 200',
    answer: page(200, '<html></html>'),
    status: 502,
    code: 'UPSTREAM_INVALID',
  },
  ...[502, 503, 504].map((status) => ({
    what: `a page with status ${status}`,
    answer: page(status, '<h1>Maintenance</h1>'),
    status: 503,
    code: 'UPSTREAM_UNAVAILABLE',
  })),
  {
    what: 'JSON that is no GraphQL answer',
    answer: page(404, '{"message":"No route"}'),
    status: 502,
    code: 'UPSTREAM_INVALID',
  },
  {
    what: 'an answer that never comes',
    answer: () => new Promise(() => undefined),
    isLate: true,
    status: 504,
    code: 'UPSTREAM_TIMEOUT',
  },
])('$what', async ({ answer, isLate, status, code }) => {
  if (isLate) await startImpatient()
  Object.assign(stub.answers, { products: answer, applyCouponToCart: answer })
  for (const response of [await read(), await write()]) {
    expect([response.status, response.body.error.code]).toEqual([status, code])
    expect(response.text).not.toMatch(/127\.0\.0\.1|10\.0\.0\.7|<|stack/)
  }
})

describe('a lost connection', () => {
  const dropOnce = () => {
    let dropped = false
    return (_request: unknown, response: ServerResponse) => {
      if (dropped) return ANSWER
      dropped = true
      response.destroy()
      return undefined
    }
  }

  test('reads are tried once more', async () => {
    stub.answers['products'] = dropOnce()
    expect((await read()).body).toEqual(ANSWER)
    expect(stub.requests).toHaveLength(2)
  })

  test('mutations never: they may have been executed', async () => {
    stub.answers['applyCouponToCart'] = dropOnce()
    const response = await write()
    expect([response.status, response.body.error.code]).toEqual([503, 'UPSTREAM_UNAVAILABLE'])
    expect(response.headers['retry-after']).toBe('5')
    expect(stub.requests).toHaveLength(1)
  })
})

test('a back end that is down is said to be, and used again as soon as it is back', async () => {
  const port = Number(new URL(stub.url).port)
  await stub.stop()
  const down = await read()
  expect([down.status, down.body.error.code, down.headers['retry-after']]).toEqual([
    503,
    'UPSTREAM_UNAVAILABLE',
    '5',
  ])
  expect((await supertest(middleware.url).get('/readyz')).status).toBe(503)
  expect((await supertest(middleware.url).get('/healthz')).status).toBe(200)

  stub = await startStubUpstream({ products: ANSWER }, port)
  expect((await read()).body).toEqual(ANSWER)
  await expect.poll(async () => (await supertest(middleware.url).get('/readyz')).status).toBe(200)
})

test('a back end that never answers is not waited for by everybody, and tried again', async () => {
  // The time until the next try passes when the test says so.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await startImpatient()
  stub.answers['products'] = () => new Promise(() => undefined)
  const codes: string[] = []
  for (let i = 0; i < 10; i++) codes.push((await read()).body.error.code)
  expect(new Set(codes)).toEqual(new Set(['UPSTREAM_TIMEOUT']))
  const refused = await read()
  expect([refused.status, refused.body.error.code, refused.headers['retry-after']]).toEqual([
    503,
    'UPSTREAM_UNAVAILABLE',
    '5',
  ])
  expect((await supertest(middleware.url).get('/metrics')).text).toContain(
    'middleware_breaker_open{upstream="magento"} 1',
  )
  // Reading the metrics asks whether the back end is ready. On a busy machine a deadline may pass before its request is sent.
  const reads = stub.requests.filter(({ operationName }) => operationName === 'products')
  expect(reads.length).toBeLessThanOrEqual(10)

  stub.answers['products'] = ANSWER
  const statusLater = async () => {
    vi.setSystemTime(Date.now() + TRY_AGAIN_MS)
    return (await read()).status
  }
  await expect.poll(statusLater).toBe(200)
})

describe('a back end too busy for another listing', () => {
  const busy = (_request: unknown, response: ServerResponse) => {
    response.statusCode = 503
    return { errors: [{ message: 'Busy', extensions: { category: 'graphql-unavailable' } }] }
  }

  test('is 503 with Retry-After, and no outage for other calls', async () => {
    stub.answers['products'] = busy
    stub.answers['applyCouponToCart'] = ANSWER
    for (let i = 0; i < 12; i++) {
      const refused = await read()
      expect([refused.status, refused.body.error.code, refused.headers['retry-after']]).toEqual([
        503,
        'UPSTREAM_UNAVAILABLE',
        '2',
      ])
    }
    expect((await write()).status).toBe(200)
    expect(stub.requests).toHaveLength(13)
  })

  test('is covered by a stale answer of the last day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const caching = await startMiddleware({ commerceUrl: stub.url })
    try {
      const products = () => supertest(caching.url).get('/magento/products')
      stub.answers['products'] = ANSWER
      await products()
      stub.answers['products'] = busy
      vi.setSystemTime(Date.now() + 60 * 60 * 1_000)
      const stale = await products()
      expect([stale.status, stale.headers['x-cache'], stale.body]).toEqual([200, 'stale', ANSWER])
    } finally {
      vi.useRealTimers()
      await caching.stop()
    }
  })
})

describe('an outage is one line with its cause, however many call', () => {
  test.each([
    {
      what: 'no connection',
      fail: async () => stub.stop(),
      code: 'UPSTREAM_UNAVAILABLE',
      cause: 'ECONNREFUSED',
    },
    {
      what: 'a proxy without a back end',
      fail: async () => void (stub.answers['products'] = page(502, '<h1>Bad Gateway</h1>')),
      code: 'UPSTREAM_UNAVAILABLE',
      cause: 'HTTP 502',
    },
    {
      what: 'an answer of another shape',
      fail: async () => void (stub.answers['products'] = { data: { products: 'oops' } }),
      code: 'UPSTREAM_INVALID',
      cause: 'products is not what was asked for',
    },
  ])('$what', async ({ fail, code, cause }) => {
    await fail()
    for (let i = 0; i < 15; i++) expect((await read()).body.error.code).toBe(code)
    const lines = () => middleware.log.filter((line) => line.includes(code))
    await expect.poll(() => lines().length).toBe(15)
    const [first, ...others] = lines().map((line) => JSON.parse(line) as { level: string; err?: object })
    expect(first).toMatchObject({ level: 'error', err: { stack: expect.stringContaining(cause) } })
    expect(others.filter(({ level, err }) => level !== 'info' || err)).toEqual([])
  })
})

test('a steady failure does not hide the start of another outage', async () => {
  stub.answers['products'] = { data: { products: 'oops' } }
  await read()
  stub.answers['products'] = page(502, '<h1>Bad Gateway</h1>')
  await read()
  const causes = () =>
    middleware.log.filter((line) => line.includes('"err":')).map((line) => JSON.parse(line))
  await expect
    .poll(() => causes().map(({ code }) => code))
    .toEqual(['UPSTREAM_INVALID', 'UPSTREAM_UNAVAILABLE'])
})

describe('/readyz', () => {
  const ready = async () => (await supertest(middleware.url).get('/readyz')).status

  test('says what a back end that has its own says, though queries are answered', async () => {
    stub.answers['readyz'] = [503, '{"status":"not ready"}']
    expect(await ready()).toBe(503)
    expect(await ready()).toBe(503)
    stub.answers['readyz'] = [200, '{"status":"ready"}']
    await expect.poll(ready).toBe(200)
    expect(stub.requests).toEqual([])
  })

  test.each([
    ['says another word', [200, '{"status":"ok"}']],
    ['says another word of trouble', [503, '{"status":"error"}']],
    ['is no object', [200, 'null']],
    ['is a large page', [200, ' '.repeat(1024 * 1024 + 1)]],
  ])('asks a back end whose /readyz %s a query', async (_what, readyz) => {
    stub.answers['readyz'] = readyz
    expect(await ready()).toBe(200)
    expect(stub.requests.map(({ operationName }) => operationName)).toEqual(['ready'])
  })

  test('sends any other a query, once a second', async () => {
    expect(await Promise.all([ready(), ready(), ready()])).toEqual([200, 200, 200])
    expect(stub.requests.map(({ operationName }) => operationName)).toEqual(['ready'])
  })
})

test('stopping lets running calls end', async () => {
  await middleware.stop()
  middleware = await startMiddleware({ commerceUrl: stub.url })
  let finish = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    stub.answers['applyCouponToCart'] = async () => {
      resolve()
      await new Promise<void>((done) => (finish = done))
      return { data: { applyCouponToCart: null } }
    }
  })
  const running = write().then((response) => response.status)
  await asked
  const stopped = middleware.stop()
  finish()
  expect(await running).toBe(200)
  await stopped
  await expect(read()).rejects.toThrow('ECONNREFUSED')
  middleware = await startMiddleware({ commerceUrl: stub.url })
})

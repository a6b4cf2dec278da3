// The client where there is nothing of Node: a context of its own with what edge runtimes have, and their quirks.
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as ClientModule from './index.ts'
import { startStub, type Stub } from './testing/start-stub.ts'

/** As in Cloudflare Workers: a request has no credentials, and setting them throws. */
class EdgeRequest {}
const edgeFetch: typeof fetch = async (input, init) => {
  if (init && 'credentials' in init) throw new Error("The 'credentials' field is not implemented")
  return fetch(input, init)
}

let stub: Stub
let client: typeof ClientModule

beforeAll(async () => {
  stub = await startStub()
  const { outputFiles } = await build({
    entryPoints: [new URL('index.ts', import.meta.url).pathname],
    bundle: true,
    platform: 'neutral',
    format: 'iife',
    globalName: 'loftwood',
    write: false,
  })
  const globals = { fetch: edgeFetch, Request: EdgeRequest, URLSearchParams }
  // No eval there either.
  const context = createContext(globals, { codeGeneration: { strings: false, wasm: false } })
  runInContext(outputFiles[0]?.text ?? '', context)
  client = (context as { loftwood?: typeof ClientModule }).loftwood as typeof ClientModule
})

afterAll(() => stub.stop())

test('it reads, writes and continues a session', async () => {
  const cookies = client.cookieJar('vsf-cart=abc')
  const { magento } = client.createClient({ url: stub.url, cookies })
  stub.answer.body = { data: { storeConfig: { store_code: 'default' } } }
  expect(await magento.storeConfig()).toEqual({ storeConfig: { store_code: 'default' } })
  stub.answer.cookies = ['vsf-cart=def']
  await magento.applyCouponToCart({ coupon_code: 'TEN' })
  expect(stub.received.map(({ verb, headers }) => [verb, headers.cookie])).toEqual([
    ['GET', 'vsf-cart=abc'],
    ['POST', 'vsf-cart=abc'],
  ])
  expect(cookies.header()).toBe('vsf-cart=def')
})

test('it rejects with the error', async () => {
  const { magento } = client.createClient({ url: stub.url })
  stub.answer = { status: 404, body: { error: { code: 'CART_NOT_FOUND', message: 'Gone', requestId: 'a' } } }
  const error: unknown = await magento.cart().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(client.ClientError)
  expect(error).toMatchObject({ code: 'CART_NOT_FOUND', status: 404 })
})

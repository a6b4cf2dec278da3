// The link to a checkout that an agent has prepared: who opens it, and what else becomes of it.
import { request } from 'undici'
import { afterEach, expect, test } from 'vitest'
import { runStorefront, type TestStorefront } from './testing/run-storefront.ts'

const COOKIE = 'vsf-cart=hers; Path=/; HttpOnly'
let storefront: TestStorefront
let exchanged: string[]

afterEach(() => storefront.stop())

async function start(outcome: string): Promise<void> {
  exchanged = []
  storefront = await runStorefront((request, response) => {
    if (request.url !== '/hand-over') return void response.end('{"data":{}}')
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      exchanged.push(JSON.parse(body).token)
      if (outcome === 'opened' || outcome === 'copied') response.setHeader('set-cookie', COOKIE)
      response.end(JSON.stringify({ outcome }))
    })
  })
}

/** Not `fetch`, which names every request's mode itself. */
async function visit(
  path: string,
  init: { method?: 'GET' | 'HEAD' | 'POST'; headers?: object; body?: string } = {},
) {
  const { method = 'GET', headers = {}, body } = init
  const response = await request(storefront.url + path, {
    method,
    headers: { ...headers },
    ...(body && { body }),
  })
  return { status: response.statusCode, headers: response.headers, text: await response.body.text() }
}
const BROWSER = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const NAVIGATION = { headers: { ...BROWSER, cookie: 'vsf-hand-over=browser' } }

test('a browser gets the cart for the token, which leaves the address bar', async () => {
  await start('opened')
  const response = await visit('/checkout/continue?token=abc', NAVIGATION)
  expect([response.status, response.headers['location']]).toEqual([303, '/checkout'])
  expect(response.headers['set-cookie']).toBe(COOKIE)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(exchanged).toEqual(['abc'])
})

test('a browser gets a name first, by which it may open the link again', async () => {
  await start('opened')
  const first = await visit('/fr/checkout/continue?token=abc', { headers: BROWSER })
  const location = String(first.headers['location'])
  expect([first.status, location, exchanged]).toEqual([303, '/fr/checkout/continue?token=abc&named=', []])
  expect(first.headers['set-cookie']).toMatch(
    /^vsf-hand-over=[\w-]{36}; Max-Age=86400; Path=\/fr\/checkout\/continue; .*HttpOnly; SameSite=Lax$/,
  )
  // Also one that takes no cookies gets to the shop.
  const next = await visit(location, { headers: BROWSER })
  expect([next.status, next.headers['location']]).toEqual([303, '/fr/checkout'])
})

const AHEAD: { method?: 'HEAD'; headers?: object }[] = [
  {},
  { headers: { ...BROWSER, 'sec-purpose': 'prefetch' } },
  { headers: { ...BROWSER, 'sec-fetch-dest': 'iframe' } },
  { method: 'HEAD' },
]

test.each(AHEAD)('what fetches the link without a person does not use it up: %j', async (init) => {
  await start('opened')
  const response = await visit('/checkout/continue?token=a%22b', init)
  expect([response.status, exchanged]).toEqual([200, []])
  expect(String(response.headers['set-cookie'])).not.toContain('vsf-cart')
  if (!('method' in init)) expect(response.text).toContain('name="token" value="a&quot;b"')
})

test.each([
  ['vsf-cart=mine', 'It replaces your current cart.'],
  ['vsf-customer=me; vsf-cart=mine', 'Its items are added to your cart.'],
])('a browser with %s keeps its cart until the button is pressed', async (cookie, effect) => {
  await start('opened')
  const { text, status } = await visit('/checkout/continue?token=abc', { headers: { ...BROWSER, cookie } })
  expect([status, exchanged]).toEqual([200, []])
  expect(text).toContain(`<p>${effect}</p>`)
})

const press = (headers: object) =>
  visit('/checkout/continue', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'vsf-cart=mine', ...headers },
    body: 'token=abc',
  })

test.each<() => object>([() => ({ 'sec-fetch-site': 'same-origin' }), () => ({ origin: storefront.url })])(
  'the button of that page opens it: %s',
  async (headers) => {
    await start('opened')
    const response = await press(headers())
    expect([response.status, response.headers['location']]).toEqual([303, '/checkout'])
  },
)

test.each([
  ['vsf-hand-over=browser', [COOKIE, 'vsf-link-copied=true; Path=/; SameSite=Lax; Secure']],
  ['vsf-hand-over=browser; vsf-customer=me', COOKIE],
])('another browser is told in the checkout why its form is empty: %s', async (cookie, cookies) => {
  await start('copied')
  const { status, headers } = await press({ 'sec-fetch-site': 'same-origin', cookie })
  expect([status, headers['location'], headers['set-cookie']]).toEqual([303, '/checkout', cookies])
})

test.each([
  {},
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.example' },
  { origin: 'https://other.example' },
  { origin: 'null' },
])('a form of another site presses no button: %j', async (headers) => {
  await start('opened')
  const { status, text } = await press(headers)
  expect([status, exchanged]).toEqual([200, []])
  expect(text).toContain('name="token" value="abc"')
})

test.each([
  ['ordered', 'This order has been placed'],
  ['canceled', 'This checkout was cancelled'],
  ['unknown', 'This link is no longer valid'],
])('a link that is %s says so, without the token', async (outcome, title) => {
  await start(outcome)
  const response = await visit('/checkout/continue?token=abc', NAVIGATION)
  const location = String(response.headers['location'])
  expect([response.status, location]).toEqual([303, `/checkout/continue?is=${outcome}`])
  expect((await visit(location)).text).toContain(`<h1>${title}</h1>`)
})

test('without a token there is no such link', async () => {
  await start('opened')
  const response = await visit('/checkout/continue', NAVIGATION)
  expect(response.headers['location']).toBe('/checkout/continue?is=unknown')
  expect(exchanged).toEqual([])
})

/** Public pages are cached and the same for all visitors; changed ones are purged; personal and failed ones are not cached. */
import { expect } from '../fixtures/index.ts'
import { test } from '../fixtures/own-storefront.ts'
import { PURGE_SECRET } from '../harness/shop-servers.ts'

const PRODUCT = '/laurier-high-bunk-bed'
const SKU = 'LAU-BNK-HI'

test.describe.configure({ mode: 'default' })

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers, redirect: 'manual' })
  const cache = response.headers.get('x-cache')
  return { status: response.status, headers: response.headers, cache, html: await response.text() }
}

function purge(url: string, body: object, secret = PURGE_SECRET): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` }
  return fetch(`${url}/cache/purge`, { method: 'POST', headers, body: JSON.stringify(body) })
}

test('the bytes do not depend on cookies, language, device or login', async ({ shop }) => {
  const sessions: Record<string, string>[] = [
    {},
    {
      cookie: 'vsf-customer=secret-token; vsf-cart=abc; vsf-store=fr; vsf-currency=USD',
      authorization: 'Bearer x',
    },
    { 'user-agent': 'Googlebot/2.1', 'accept-language': 'fr-CA', 'x-forwarded-for': '203.0.113.9' },
  ]
  for (const path of [
    '/',
    '/fr',
    '/bunk-beds?color=801',
    '/bunk-beds?ceiling=96',
    PRODUCT,
    '/room-planner',
    '/search?term=loft',
    '/faq',
  ]) {
    const pages = []
    for (const headers of sessions) {
      pages.push(await get(shop.url + path, headers))
      await purge(shop.url, {})
    }
    const [first, ...others] = pages
    expect(first?.status, path).toBe(200)
    for (const page of others) expect(page.html === first?.html, path).toBe(true)
    expect(first?.headers.get('set-cookie')).toBeNull()
  }
})

test('a page is made once, for every unknown parameter too', async ({ shop }) => {
  expect((await get(`${shop.url}/bunk-beds?page=2&color=801`)).cache).toBe('miss')
  for (const query of [
    'page=2&color=801',
    'color=801&utm_source=x&page=2',
    'gclid=1&color=801&page=2&fbclid=2',
  ]) {
    expect((await get(`${shop.url}/bunk-beds?${query}`)).cache, query).toBe('hit')
  }
  expect((await get(`${shop.url}/bunk-beds?page=2`)).cache).toBe('miss')
  expect((await get(`${shop.url}/fr/lits-superposes?page=2&color=801`)).cache).toBe('miss')
})

test('what means nothing to a page makes no page of its own, and what finds nothing is not stored', async ({
  shop,
}) => {
  await get(`${shop.url}/bunk-beds`)
  for (let n = 0; n < 5; n += 1) {
    expect((await get(`${shop.url}/bunk-beds?size=n${n}&page=-${n}&near=n${n}`)).cache).toBe('hit')
    for (const query of [`color=n${n}`, `page=90${n}`])
      expect((await get(`${shop.url}/bunk-beds?${query}`)).cache, query).toBeNull()
  }
})

test('browsers revalidate and get 304; CDNs get lifetimes and tags', async ({ shop }) => {
  const first = await get(shop.url + PRODUCT, { 'accept-encoding': 'br' })
  expect(first.status).toBe(200)
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(first.headers.get('cache-control')).toMatch(
    /public, max-age=0, s-maxage=60, stale-while-revalidate=540/,
  )
  expect(first.headers.get('surrogate-key')?.split(' ')).toContain(`sku:${SKU}`)
  expect(first.headers.get('cache-tag')?.split(',')).toContain(`sku:${SKU}`)
  expect(first.headers.get('link')).toMatch(/\.css>; rel=preload; as=style/)
  for (const encoding of ['br', 'gzip', 'identity']) {
    const again = await get(shop.url + PRODUCT, { 'accept-encoding': encoding, 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(again.html).toBe('')
  }
  expect((await get(shop.url + PRODUCT, { 'if-none-match': '"other"' })).status).toBe(200)
})

test('a purge shows the new price, and only the secret may purge', async ({ shop }) => {
  const { html } = await get(shop.url + PRODUCT)
  const [, price = ''] = /"value":(\d{3,})/.exec(html) ?? []
  shop.overrides.replace = [new RegExp(`"value":${price}\\b`, 'g'), '"value":4321']
  expect((await get(shop.url + PRODUCT)).html).not.toContain('4,321')
  expect((await purge(shop.url, { tags: [`sku:${SKU}`] }, 'wrong')).status).toBe(403)
  expect((await purge(shop.url, { tags: 'all' })).status).toBe(400)
  expect((await get(shop.url + PRODUCT)).html).not.toContain('4,321')
  await get(`${shop.url}/faq`)

  const purged = await purge(shop.url, { tags: [`sku:${SKU}`] })
  expect(await purged.json()).toEqual({ purged: 1 })
  const page = await get(shop.url + PRODUCT)
  expect(page.cache).toBe('miss')
  expect(page.html).toContain('$4,321')
  expect((await get(`${shop.url}/faq`)).cache).toBe('hit')
})

test('a changed category and a changed block of text show once theirs are purged', async ({ shop }) => {
  for (const { path, tag, words } of [
    { path: '/bunk-beds', tag: /\bcategory:\S+/, words: 'Two beds, one footprint' },
    { path: '/', tag: /\bcms:home-solid-wood\b/, words: 'Birch, maple, pine, rubberwood' },
  ]) {
    const { headers, html } = await get(shop.url + path)
    expect(html, path).toContain(words)
    const [key = ''] = tag.exec(headers.get('surrogate-key') ?? '') ?? []
    shop.overrides.replace = [new RegExp(words, 'g'), 'Newly written']
    expect((await get(shop.url + path)).html, path).toContain(words)
    expect(await (await purge(shop.url, { tags: [key] })).json(), key).toEqual({ purged: 1 })
    const page = await get(shop.url + path)
    expect(page.cache, path).toBe('miss')
    expect(page.html, path).toContain('Newly written')
  }
  await get(`${shop.url}/faq`)
  expect(await (await purge(shop.url, {})).json()).toEqual({ purged: 3 })
})

test('errors and personal pages are not cached', async ({ shop }) => {
  for (const path of ['/no-such-page', '/checkout/cart', '/fr/checkout']) {
    for (let visit = 1; visit <= 2; visit += 1) {
      const page = await get(shop.url + path)
      expect(page.headers.get('cache-control'), path).toBe('no-store')
      expect(page.cache, path).toBeNull()
    }
  }
  shop.overrides.status = 500
  expect((await get(`${shop.url}/loft-beds`)).status).toBeGreaterThanOrEqual(500)
  shop.overrides.status = undefined
  expect((await get(`${shop.url}/loft-beds`)).status).toBe(200)
})

test('a page of a list that cannot be read is not the first one, a page that is not there is', async ({
  shop,
}) => {
  expect((await get(`${shop.url}/bunk-beds`)).status).toBe(200)
  const beyond = await get(`${shop.url}/bunk-beds?page=999`)
  expect(beyond.status).toBe(200)
  expect(beyond.html).not.toMatch(/rel="canonical"[^>]*page=/)
  shop.overrides.status = 429
  shop.overrides.failing = /"currentPage":2/
  expect((await get(`${shop.url}/bunk-beds?page=2`)).status).toBeGreaterThanOrEqual(429)
  shop.overrides.status = undefined
  const second = await get(`${shop.url}/bunk-beds?page=2`)
  expect(second.cache).toBe('miss')
  expect(second.html).toMatch(/rel="canonical"[^>]*page=2/)
})

test('public pages preload no script, and none extended Latin', async ({ shop }) => {
  for (const path of ['/', '/fr', '/bunk-beds', PRODUCT, '/faq']) {
    const { html } = await get(shop.url + path)
    const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([link]) => link)
    expect(
      links.some((link) => link.includes('.woff2')),
      path,
    ).toBe(true)
    expect(
      links.filter((link) => /modulepreload|latin-ext/.test(link)),
      path,
    ).toEqual([])
  }
})

test('no inline script can run, and none has to', async ({ shop }) => {
  for (const path of ['/', PRODUCT, '/checkout/cart', '/no-such-page']) {
    const { headers, html } = await get(shop.url + path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes)
    const inline = scripts.filter((attributes) => !/ src=|type="application\/(?:ld\+)?json"/.test(attributes))
    expect(inline, path).toEqual([])
    expect(html).not.toMatch(/ on(?:load|error|click)=/)
  }
})

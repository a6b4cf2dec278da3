import type { PageContextServer } from 'vike/types'
import { expect, it } from 'vitest'
import { EN, VIEWS } from '../platform/i18n/testing/views.ts'
import type { StoreViews } from '../platform/i18n/store-views.ts'
import onRenderHtml from '../../pages/+onRenderHtml.tsx'

/** A page as the server renders it; it fails on any request to the back end. */
async function rendered(pageLayout?: 'empty', storeViews: StoreViews = VIEWS): Promise<string> {
  const pageContext = {
    urlOriginal: '/',
    urlPathname: '/',
    urlParsed: { search: {} },
    abortStatusCode: 503,
    api: { url: 'http://middleware', fetch: () => Promise.reject(new Error('unexpected request')) },
    publicConfig: { missingFeatures: [], missingPages: [], storeViews },
    Page: () => <p>The page itself</p>,
    config: { pageLayout },
  }
  return (await onRenderHtml(pageContext as unknown as PageContextServer)).pageContext.pageHtml
}

it('stands between header and footer', async () => {
  expect(await rendered()).toMatch(/<header.*The page itself.*<footer/s)
})

it('is alone where it says so', async () => {
  const pageHtml = await rendered('empty')
  expect(pageHtml).toContain('The page itself')
  expect(pageHtml).not.toMatch(/<header|<footer/)
})

it('leads to the other store views, where there are any', async () => {
  expect(await rendered()).toMatch(/<nav aria-label="Language">.*href="\/fr".*Français/s)
  expect(await rendered(undefined, [EN])).not.toContain('aria-label="Language"')
})

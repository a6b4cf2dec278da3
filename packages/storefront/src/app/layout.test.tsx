import type { PageContextServer } from 'vike/types'
import { expect, it } from 'vitest'
import onRenderHtml from '../../pages/+onRenderHtml.tsx'

/** A page as the server renders it; without a back end, of which it then asks nothing. */
async function rendered(
  settings: Pick<PageContextServer, 'pageLayout'> & { config: PageContextServer['config'] },
) {
  const pageContext = {
    urlOriginal: '/',
    urlPathname: '/',
    urlParsed: { search: {} },
    abortStatusCode: 503,
    api: { url: 'http://middleware', fetch: () => Promise.reject(new Error('asked for something')) },
    publicConfig: { missingFeatures: [] },
    Page: () => <p>The page itself</p>,
    ...settings,
  }
  return (await onRenderHtml(pageContext as unknown as PageContextServer)).pageContext
}

const config = (pageLayout?: 'empty') => ({ pageLayout }) as PageContextServer['config']

it('stands between header and footer', async () => {
  const { pageHtml, ...told } = await rendered({ config: config() })
  expect(pageHtml).toMatch(/<header.*The page itself.*<footer/s)
  expect(told).not.toHaveProperty('pageLayout')
})

it('is alone where it says so, and the first page of a visit is told', async () => {
  const { pageHtml, pageLayout } = await rendered({ config: config('empty') })
  expect(pageHtml).toContain('The page itself')
  expect(pageHtml).not.toMatch(/<header|<footer/)
  // The first page knows no settings but those that are handed over.
  const first = await rendered({ config: config(), ...(pageLayout && { pageLayout }) })
  expect(first.pageHtml).toBe(pageHtml)
})

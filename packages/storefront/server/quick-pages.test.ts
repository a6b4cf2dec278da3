// What vike would give is made up here; that both render the same bytes, the browser tests see (page-cache.spec.ts).
import type { PageContext, PageContextServer } from 'vike/types'
import { expect, it } from 'vitest'
import { createQuickPages, type VikePage } from './quick-pages.ts'

const frameOf = (told: string) =>
  `<body><script id="vike_pageContext" type="application/json">${told}</script><script>start()</script></body>`

/** Hooks of a page that shows its query. */
const config = {
  guard: ({ urlPathname }: PageContext) => {
    if (urlPathname.endsWith('gone')) throw new Error('gone')
  },
  data: ({ urlParsed }: PageContext) => ({ page: urlParsed.search['page'] }),
  onRenderHtml: ({ data }: PageContext) => ({
    pageContext: { head: '<title>', pageHtml: JSON.stringify(data), results: [] },
  }),
}

const rendered: VikePage = {
  frame: frameOf('{"isPersonal":false,"pageId":"\\/pages\\/x","routeParams":{},"data":{}}'),
  headers: [['Content-Type', 'text/html']],
  links: ['</style.css>'],
  status: 200,
}

/** Knows one page. */
function setUp(pageId: string, urlOriginal: string, page: Partial<VikePage> = {}, hooks = {}) {
  const quick = createQuickPages()
  quick.learn(
    { urlOriginal, pageId, config: { ...config, ...hooks }, routeParams: {} } as unknown as PageContextServer,
    {
      ...rendered,
      ...page,
    },
  )
  return quick
}

it('renders a path again with other data, in the same document', async () => {
  const page = await setUp('/pages/x', '/search?page=1').render({ urlOriginal: '/search?page=2' })
  expect(page).toEqual({
    ...rendered,
    head: '<title>',
    pageHtml: '{"page":"2"}',
    results: [],
    frame: frameOf('{"isPersonal":false,"pageId":"\\/pages\\/x","routeParams":{},"data":{"page":"2"}}'),
  })
})

it('knows from one address of the back end how to render the others, in that language', async () => {
  const quick = setUp('/pages/catch-all', '/beds')
  expect((await quick.render({ urlOriginal: '/lofts?page=3' }))?.pageHtml).toBe('{"page":"3"}')
  for (const urlOriginal of ['/fr/lofts', '/search', '/our-stores', '/lofts/', '//lofts', '/beds/../lofts']) {
    expect(await quick.render({ urlOriginal }), urlOriginal).toBeUndefined()
  }
})

it('leaves to vike what fails, and learns nothing from failures', async () => {
  const failing = setUp('/pages/catch-all', '/beds').render({ urlOriginal: '/gone' })
  await expect(failing).rejects.toThrow('gone')
  const quick = setUp('/pages/x', '/search', { status: 503 })
  expect(await quick.render({ urlOriginal: '/search' })).toBeUndefined()
})

it('leaves to vike pages with hooks that only vike runs', async () => {
  const quick = setUp('/pages/x', '/search', {}, { headersResponse: { 'cache-control': 'no-store' } })
  expect(await quick.render({ urlOriginal: '/search' })).toBeUndefined()
})

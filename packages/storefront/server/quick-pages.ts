// Renders public pages without vike, of which vike has rendered one before: which page stands behind a path, its hooks, and what
// the document says besides the page itself stay the same. Whatever goes wrong is rendered by vike.
import { parse } from '@brillout/json-serializer/parse'
import { stringify } from '@brillout/json-serializer/stringify'
import { LRUCache } from 'lru-cache'
import type { PageContext, PageContextServer } from 'vike/types'
import { parseAddress } from '../src/app/browser/first-page-context.ts'
import catchAllRoute from '../pages/catch-all/+route.ts'
import { logicalAddress } from '../src/app/page-address.ts'
import { splitLocale } from '../src/shared/locales.ts'

/** Paths that are remembered; there are fewer screens of the shop's own. */
const MAX_PATHS = 1_000

/** The page behind the back end's addresses: any path that is none of the shop's own. */
const CATCH_ALL = '/pages/catch-all'

/** What vike would be given. */
type Init = Pick<PageContext, 'urlOriginal'>

/** What a page hands to its document. */
export type Shown = Pick<PageContext, 'head' | 'pageHtml' | 'results' | 'isPersonal'>

export interface VikePage extends Shown {
  frame: string
  headers: [name: string, value: string][]
  /** Files to load early, as values of a Link header. */
  links: string[]
  status: number
}

type Hook<Result> = (pageContext: PageContext) => Promise<Result> | Result

/** vike's configuration of a page, as far as rendering needs it. */
interface Hooks {
  guard?: Hook<void>
  data?: Hook<PageContext['data']>
  onRenderHtml: Hook<{ pageContext: Shown }>
}

/** What all pages of one kind and language have in common. */
interface Kind
  extends Pick<VikePage, 'headers' | 'links'>, Pick<PageContextServer, 'Page' | 'config' | 'pageId'> {
  /** The document before and after what the browser is told of the page's context. */
  frame: readonly [before: string, after: string]
  /** What the browser is told. */
  told: object
}

interface Place {
  kind: Kind
  routeParams: PageContext['routeParams']
}

/** Hooks that are vike's to run. */
const OTHER_HOOKS = ['headersResponse', 'onBeforeRender', 'onCreatePageContext', 'onData']

const TOLD = /(<script id="vike_pageContext" type="application\/json">)(.*?)(<\/script>)/s

/** A slash at the end, two in a row, or dots between slashes. */
const UNUSUAL = /.\/$|\/\/|\/\.{1,2}(?:\/|$)/

export interface QuickPages {
  /** Remembers a page about nobody that vike has rendered. */
  learn: (pageContext: PageContextServer, page: VikePage) => void
  /** The page; undefined where vike is to render it. @throws what a hook of the page throws: vike is to render it then too */
  render: (init: Init) => Promise<VikePage | undefined>
}

/** Knows no page yet. */
export function createQuickPages(): QuickPages {
  const kinds = new Map<string, Kind>()
  const places = new LRUCache<string, Place>({ max: MAX_PATHS })
  const nameOf = (url: string, pageId: string) => `${splitLocale(url).locale} ${pageId}`

  function placeOf(url: string): Place | undefined {
    const path = pathOf(url)
    // vike leads such addresses to their one right form.
    if (UNUSUAL.test(path)) return undefined
    const place = places.get(path)
    if (place) return place
    const kind = kinds.get(nameOf(url, CATCH_ALL))
    const { pathname: urlPathname } = parseAddress(logicalAddress(url))
    return kind && catchAllRoute({ urlPathname } as PageContext) ? { kind, routeParams: {} } : undefined
  }

  return {
    learn(pageContext, page) {
      const { urlOriginal, pageId, routeParams } = pageContext
      const name = nameOf(urlOriginal, pageId ?? '')
      const kind = kinds.get(name) ?? kindOf(pageContext, page)
      if (page.status !== 200 || !kind) return
      kinds.set(name, kind)
      if (pageId !== CATCH_ALL) places.set(pathOf(urlOriginal), { kind, routeParams })
    },
    async render(init) {
      const place = placeOf(init.urlOriginal)
      return place && renderAs(place, init)
    },
  }
}

function kindOf({ Page, config, pageId }: PageContextServer, page: VikePage): Kind | undefined {
  const { frame, headers, links } = page
  const found = TOLD.exec(frame)
  if (!found || OTHER_HOOKS.some((hook) => hook in config)) return undefined
  const [all, begin = '', json = '', end = ''] = found
  const before = frame.slice(0, found.index) + begin
  const after = end + frame.slice(found.index + all.length)
  return { Page, config, pageId, headers, links, frame: [before, after], told: parse(json) as object }
}

async function renderAs({ kind, routeParams }: Place, init: Init): Promise<VikePage> {
  const { Page, config, pageId, headers, links } = kind
  const urlLogical = logicalAddress(init.urlOriginal)
  const urlParsed = parseAddress(urlLogical)
  const { pathname: urlPathname } = urlParsed
  const known = { Page, config, pageId, routeParams, urlLogical, urlParsed, urlPathname, is404: null }
  const pageContext = { ...init, ...known } as unknown as PageContext
  const { guard, data, onRenderHtml } = config as unknown as Hooks
  await guard?.(pageContext)
  if (data) pageContext.data = await data(pageContext)
  const { pageContext: shown } = await onRenderHtml(pageContext)
  const told = { ...kind.told, routeParams, data: pageContext.data }
  const [before, after] = kind.frame
  const frame = before + stringify(told, { forbidReactElements: true }) + after
  return { ...shown, frame, headers: [...headers], links, status: 200 }
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? url

// `/llms.txt` of each store view (https://llmstxt.org): what the shop is, its policies, and where programs find the rest.
import { Router, type Request } from 'express'
import { paths } from '../src/paths.ts'
import { brand } from '../src/platform/brand/current-brand.ts'
import { viewAt, viewPath, type StoreView } from '../src/platform/i18n/store-views.ts'
import { afterStart } from './after-start.ts'
import type { Config } from './config.ts'
import { feedPath } from './feeds/feed-paths.ts'
import type { ShopFacts, ShopFactsSource } from './shop-facts.ts'
import { textsOf } from './texts.ts'
import type { Upstream } from './upstream.ts'

const PROFILE = '/.well-known/ucp'

interface Parts {
  upstream: Upstream
  config: Pick<Config, 'publicUrl' | 'hasPublicFeeds'>
  shopFacts: Pick<ShopFactsSource, 'latest' | 'whenStarted'>
}

const LLMS = '/llms.txt'

/** Read by people with an account, or nothing to read. */
const UNLISTED: readonly string[] = [paths.guestOrder, paths.roomPlanner]

export function llmsText({ config, upstream, shopFacts }: Parts): Router {
  const router = Router()
  router.get(`{/:view}${LLMS}`, afterStart(shopFacts), async (req: Request<{ view?: string }>, res, next) => {
    const facts = shopFacts.latest()
    const view = viewAt(facts.storeViews, req.params.view)
    if (!view) return next()
    const isProfileThere = await hasProfile(upstream)
    res.type('text').set('Cache-Control', isProfileThere === undefined ? 'no-store' : 'public, max-age=3600')
    res.send(textIn(view, facts, { ...config, hasProfile: isProfileThere === true }))
  })
  return router
}

/** Whether the middleware talks to shopping agents; undefined while it does not say. */
async function hasProfile(upstream: Upstream): Promise<boolean | undefined> {
  const request = { path: PROFILE, method: 'GET', headers: {}, body: null } as const
  const { status } = await upstream.request(request).catch(() => ({ status: 503 }))
  return status === 200 ? true : status === 404 ? false : undefined
}

interface Linked extends Pick<Config, 'publicUrl' | 'hasPublicFeeds'> {
  hasProfile: boolean
}

function textIn(view: StoreView, { storeViews, brandPages }: ShopFacts, config: Linked): string {
  const texts = textsOf(view)
  const { name = view.name, policies = [], help } = brand()
  const address = (path: string) => new URL(config.publicUrl + path).href
  const link = (title: string, path: string) => `- [${title}](${address(path)})`
  const missing = [...UNLISTED, ...(brandPages[view.code]?.missing ?? [])]
  const pages = new Map([...policies, ...help].map(([key, path]) => [path, texts[key]]))
  const feeds = config.hasPublicFeeds
    ? [
        link('Google Merchant (RSS 2.0)', feedPath('google', view)),
        link('Agentic Commerce Protocol (JSON Lines)', feedPath('acp', view)),
      ]
    : []
  const others = storeViews.filter((other) => other !== view)
  return [
    `# ${name}`,
    '',
    `> ${texts['home.description']}`,
    '',
    `## ${texts['footer.help']}`,
    '',
    ...[...pages].flatMap(([path, title]) =>
      missing.includes(path) ? [] : [link(title, viewPath(path, view))],
    ),
    '',
    `## ${texts['llms.programs']}`,
    '',
    ...(config.hasProfile ? [link('Universal Commerce Protocol', PROFILE)] : []),
    ...feeds,
    link(texts['sitemap.title'], '/sitemap.xml'),
    ...others.map((other) => link(other.name, `${other.prefix}${LLMS}`)),
    '',
  ].join('\n')
}

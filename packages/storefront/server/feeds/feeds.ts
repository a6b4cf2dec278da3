// The product feeds of each store view, read from the middleware page by page and sent while they are read.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createClient, type Client } from '@loftwood/client'
import { Router, type Request, type Response } from 'express'
import { viewAt } from '../../src/platform/i18n/store-views.ts'
import { afterStart } from '../after-start.ts'
import { leaving } from '../api-proxy.ts'
import type { Config } from '../config.ts'
import { pooledFetch } from '../middleware-pool.ts'
import type { ShopFactsSource } from '../shop-facts.ts'
import type { Upstream } from '../upstream.ts'
import { acpLine, acpMetadata } from './acp-feed.ts'
import { feedFile } from './feed-pages.ts'
import { feedPath, feedRoute, FEEDS, type FeedName } from './feed-paths.ts'
import type { FeedSite } from './feed-site.ts'
import { GOOGLE_END, googleHead, googleItems } from './google-feed.ts'
import type { OfferedGroup } from './offers.ts'

const CACHE_CONTROL = 'public, max-age=3600'

interface FeedParts {
  config: Config
  upstream: Upstream
  shopFacts: Pick<ShopFactsSource, 'latest' | 'whenStarted'>
}

interface Params {
  /** The view's prefix without its slash; none for the default view. */
  view?: string
  /** None for the first file. */
  number?: string
}

interface Format {
  type: string
  head: (site: FeedSite, client: Client) => string | Promise<string>
  write: (group: OfferedGroup, site: FeedSite) => string
  end: string
}

const FORMATS: Readonly<Record<FeedName, Format>> = {
  google: { type: 'application/rss+xml', head: googleHead, write: googleItems, end: GOOGLE_END },
  acp: { type: 'application/jsonl', head: () => '', write: acpLine, end: '' },
}

interface Written {
  groups: AsyncIterable<OfferedGroup>
  site: FeedSite
  client: Client
}

async function* written(format: Format, { groups, site, client }: Written) {
  yield await format.head(site, client)
  for await (const group of groups) yield format.write(group, site)
  yield format.end
}

export function productFeeds({ config, upstream, shopFacts }: FeedParts): Router {
  const siteIn = ({ params }: Request<Params>): FeedSite | undefined => {
    const { storeViews, brandPages } = shopFacts.latest()
    const view = viewAt(storeViews, params.view)
    return view && { publicUrl: config.publicUrl, view, missing: brandPages[view.code]?.missing ?? [] }
  }
  const send = (name: FeedName) => async (req: Request<Params>, res: Response, next: () => void) => {
    const site = siteIn(req)
    const number = numberOf(req.params)
    if (!site || !number) return next()
    // The visitor's address counts towards its limit in the middleware.
    const fetch = pooledFetch({ upstream, address: req.ip, signal: leaving(res) }, () => undefined)
    const client = createClient({ url: config.middlewareUrl, store: site.view.code, fetch })
    const file = await feedFile(client, number)
    if (!file) return next()
    const following = config.publicUrl + feedPath(name, site.view, number + 1)
    res.type(FORMATS[name].type).set('Cache-Control', CACHE_CONTROL)
    if (file.hasNext) res.set('Link', `<${following}>; rel="next"`)
    await pipeline(Readable.from(written(FORMATS[name], { groups: file.groups, site, client })), res)
  }
  const router = Router()
  router.get('/feeds/*feed', afterStart(shopFacts))
  for (const name of FEEDS) router.get(feedRoute(name), send(name))
  router.get('/feeds{/:view}/acp/metadata.json', (req: Request<Params>, res, next) => {
    const site = siteIn(req)
    if (!site) return next()
    res.set('Cache-Control', CACHE_CONTROL).json(acpMetadata(site))
  })
  return router
}

/** Undefined for what no address has: the first file has no number in its own. */
function numberOf({ number }: Params): number | undefined {
  if (number === undefined) return 1
  return /^[1-9]\d{0,5}$/.test(number) && number !== '1' ? Number(number) : undefined
}

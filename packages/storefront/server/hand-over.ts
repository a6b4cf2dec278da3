// The link to a checkout that an agent has prepared. A browser gets the checkout's cart for the link's token, which leaves the
// address bar with the answer. What only previews links, as chats do, gets a page with a button: the first browser has the
// buyer's address, so a preview must not be it. So does a browser with a cart, which no other site may replace by a link.
import { randomUUID } from 'node:crypto'
import type { OutageLog } from '@loftwood/http-server/outage'
import express, { type Request, type RequestHandler, type Response } from 'express'
import { LINK_COPIED } from '../src/checkout/link-copied.ts'
import { paths } from '../src/paths.ts'
import { cookieValue } from '../src/platform/cookies.ts'
import { splitView, viewPath, type StoreView } from '../src/platform/i18n/store-views.ts'
import { afterStart } from './after-start.ts'
import { forwardedHeaders, leaving } from './api-proxy.ts'
import { plainPage } from './plain-page.ts'
import { textsOf } from './texts.ts'
import type { ShopFactsSource } from './shop-facts.ts'
import type { Upstream } from './upstream.ts'

/** The link's path, with the prefix of any store view. */
export const HAND_OVER_ROUTES = [paths.continueCheckout, `/:prefix${paths.continueCheckout}`]

/** What has become of a link that opens no checkout. */
const ENDS = {
  ordered: { title: 'handOver.ordered', detail: 'handOver.orderedDetail' },
  canceled: { title: 'handOver.canceled', detail: 'handOver.canceledDetail' },
  unknown: { title: 'handOver.unknown', detail: 'handOver.unknownDetail' },
} as const
type End = keyof typeof ENDS

const isEnd = (name: unknown): name is End => typeof name === 'string' && Object.hasOwn(ENDS, name)

/** The cookie by which a browser opens the link again when the answer was lost. */
const NONCE = 'vsf-hand-over'

/** As long as a link works. */
const NONCE_LIFE_MS = 24 * 60 * 60 * 1000

function nameBrowser({ path, secure }: Request, res: Response): void {
  const options = { httpOnly: true, sameSite: 'lax', maxAge: NONCE_LIFE_MS } as const
  res.cookie(NONCE, randomUUID(), { ...options, secure, path })
}

interface HandOverParts {
  upstream: Upstream
  shopFacts: Pick<ShopFactsSource, 'latest' | 'whenStarted'>
  outages: OutageLog
}

export function handOver({ upstream, shopFacts, outages }: HandOverParts): RequestHandler[] {
  return [
    afterStart(shopFacts),
    express.urlencoded({ extended: false, limit: '8kb' }),
    async (req, res, next) => {
      const { view, path } = splitView(req.path, shopFacts.latest().storeViews)
      if (path !== paths.continueCheckout) return next()
      // Without any referrer the button's request would have no origin; the address, with its token, is in none.
      res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'strict-origin' }).type('html')
      const { token, is } = (req.method === 'POST' ? (req.body ?? {}) : req.query) as Record<string, unknown>
      if (isEnd(is)) return sendHtml(res, endPage(view, is))
      if (typeof token !== 'string') return res.redirect(303, addressOf(view, 'unknown'))
      const isNew = cookieValue(req.get('cookie') ?? '', NONCE) === undefined
      if (isNew && req.method === 'GET') nameBrowser(req, res)
      if (!isOpenedByPerson(req)) return sendHtml(res, buttonPage(view, token, sessionOf(req)))
      // Once only: a browser without cookies opens the link as well, but not again.
      if (isNew && req.method === 'GET' && req.query['named'] === undefined)
        return res.redirect(
          303,
          `${viewPath(paths.continueCheckout, view)}?${new URLSearchParams({ token, named: '' })}`,
        )
      await open(req, res, { upstream, view, token }).catch((error: unknown) => {
        if (res.closed) return
        outages.report(error)
        const t = textsOf(view)
        const page = { title: t['error.unavailable'], lines: [t['error.unavailableDetail']] }
        res.status(503).set('Retry-After', '5').send(plainPage(view, page))
      })
    },
  ]
}

const sendHtml = (res: Response, page: string): void => void res.send(page)

const addressOf = (view: StoreView, end: End) => `${viewPath(paths.continueCheckout, view)}?is=${end}`

/** The page's button, or a navigation of a browser that has nothing to lose; programs that fetch a link ahead do not name one. */
function isOpenedByPerson(req: Request): boolean {
  if (req.method === 'POST') return isOfThisShop(req)
  const isAhead = req.get('sec-purpose') !== undefined || req.get('purpose') !== undefined
  const isNavigation = req.method === 'GET' && req.get('sec-fetch-dest') === 'document' && !isAhead
  return isNavigation && sessionOf(req) === undefined
}

/** Whether a page of this shop sends it; browsers without `Sec-Fetch-Site` name the page's origin. */
function isOfThisShop(req: Request): boolean {
  const site = req.get('sec-fetch-site')
  return site === undefined
    ? req.get('origin') === `${req.protocol}://${req.get('host')}`
    : site === 'same-origin'
}

type ShopSession = 'customer' | 'guest'

/** Whose cart the browser has; undefined when it has none. */
function sessionOf(req: Request): ShopSession | undefined {
  const cookies = req.get('cookie') ?? ''
  if (cookieValue(cookies, 'vsf-customer')) return 'customer'
  return cookieValue(cookies, 'vsf-cart') ? 'guest' : undefined
}

/** @throws when the middleware does not answer */
async function open(
  req: Request,
  res: Response,
  { upstream, view, token }: { upstream: Upstream; view: StoreView; token: string },
): Promise<void> {
  const { status, headers, body } = await upstream.request(
    {
      path: '/hand-over',
      method: 'POST',
      headers: { ...forwardedHeaders(req), accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    },
    leaving(res),
  )
  // Without agents there is no such path.
  if (status >= 500 || status === 429) throw new Error(`the middleware answered ${status}`)
  const { outcome } = (status === 200 ? JSON.parse(body.toString()) : {}) as { outcome?: string }
  if (headers['set-cookie']) res.setHeader('set-cookie', headers['set-cookie'])
  const end = isEnd(outcome) ? outcome : 'unknown'
  const isOpen = outcome === 'opened' || outcome === 'copied'
  // A customer has addresses of their own, and has read what the button does.
  if (outcome === 'copied' && sessionOf(req) !== 'customer') res.append('set-cookie', LINK_COPIED)
  res.redirect(303, isOpen ? viewPath(paths.checkout, view) : addressOf(view, end))
}

function endPage(view: StoreView, end: End): string {
  const t = textsOf(view)
  return plainPage(view, { title: t[ENDS[end].title], lines: [t[ENDS[end].detail]] })
}

/** What becomes of the cart that the browser has. */
const EFFECTS = { customer: 'handOver.adds', guest: 'handOver.replaces' } as const

function buttonPage(view: StoreView, token: string, session: ShopSession | undefined): string {
  const t = textsOf(view)
  const lines = [t['handOver.lead'], ...(session ? [t[EFFECTS[session]]] : [])]
  const form = {
    action: viewPath(paths.continueCheckout, view),
    fields: { token },
    button: t['handOver.open'],
  }
  return plainPage(view, { title: t['checkout.title'], lines, form })
}

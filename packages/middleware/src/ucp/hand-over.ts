// Opens an agent's checkout in a browser: its link's token for the cart's cookie. It signs nobody in.
import { note } from '@loftwood/http-server/observe-requests'
import type { Request, RequestHandler, Response } from 'express'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import { JSON_TYPE, markPersonal } from '../http/caching.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { requestCookies } from '../http/request-cookies.ts'
import { parseBody, requireJson } from '../http/wire-body.ts'
import type { CookieSettings } from '../integrations/commerce/cookies.ts'
import { FailedCall, type Integration } from '../integrations/commerce/integration.ts'
import { parseAnswer } from '../integrations/commerce/graphql-answer.ts'
import { Session } from '../integrations/commerce/session.ts'
import { cartAnswer, personalDigest, readCart } from './carts.ts'
import { cartInputOf, itemsOf } from './lines.ts'
import type { AgentSession, Sessions } from './sessions.ts'
import { CartGone, shopCall } from './shop-call.ts'
import { shopViews } from './shop-views.ts'

/** What has become of a link: opened here, items alone for another browser or a customer, or nothing to open. */
export type HandOver = 'opened' | 'copied' | 'ordered' | 'canceled' | 'unknown'

interface HandOverDeps {
  integration: Integration
  sessions: Sessions
  rateLimits: RateLimits
  cookies: CookieSettings
  publicUrl: string
}

const body = z.object({ token: z.string().max(2_000) })

/** `POST /hand-over`, which the storefront calls; it is not reachable from outside. */
export function handOverRoute(deps: HandOverDeps): RequestHandler[] {
  const { rateLimits } = deps
  return [
    async (request, response, next) => {
      note(response, { route: 'hand-over' })
      markPersonal(response)
      requireJson(request)
      await rateLimits('creation', request, response)
      next()
    },
    parseBody(),
    async (request, response) => {
      const parsed = body.safeParse(request.body)
      if (!parsed.success) throw new AppError('INVALID_ARGUMENTS', 'token: is missing')
      const outcome = await handOver(request, response, { ...deps, token: parsed.data.token })
      response.setHeader('content-type', JSON_TYPE)
      response.end(JSON.stringify({ outcome }))
    },
  ]
}

async function handOver(
  request: Request,
  response: Response,
  { token, ...deps }: HandOverDeps & { token: string },
): Promise<HandOver> {
  const { integration, sessions, publicUrl } = deps
  const name = sessions.nameOfToken(token)
  if (name === undefined) return 'unknown'
  const views = await shopViews(integration, publicUrl)
  return sessions.alone(name, async () => {
    const agents = await sessions.named(name, views)
    return agents ? open(request, response, { ...deps, agents }) : 'unknown'
  })
}

async function open(
  request: Request,
  response: Response,
  { integration, sessions, cookies: settings, agents }: HandOverDeps & { agents: AgentSession },
): Promise<HandOver> {
  if (agents.notes.canceled) return 'canceled'
  if ((await sessions.orderOf(agents)) !== undefined) return 'ordered'
  const { view, cartId } = agents
  const session = {
    cookies: requestCookies(request),
    query: { ...(view.code !== undefined && { store: view.code }) },
    headers: {},
    address: request.ip,
  }
  const browser = new Session({ ...session, customHeaders: {} })
  const admit = () => Promise.resolve()
  const cart = await readCart(shopCall({ integration, view, address: request.ip, admit }), cartId).catch(
    (error: unknown) => {
      if (error instanceof CartGone) return undefined
      throw error
    },
  )
  if (!cart) return 'unknown'
  if (browser.cartId === cartId) return 'opened'
  const isCustomer = browser.authorization !== undefined
  // The first browser has all that the agent has filled in, and the agent no longer changes it. Another one has the items
  // alone, for somebody's address may be in the cart; so has every one when there is no note of who has opened it.
  const { notes } = agents
  const nonce = nonceOf(request)
  const isUntouched = !agents.isForgotten && !notes.opened && personalDigest(cart) === notes.personal
  const isAgain = nonce !== undefined && nonce === notes.openedBy
  if (!isCustomer && (isUntouched || isAgain)) {
    notes.opened ??= cartAnswer({ sessions, session: agents }, cart, [])
    if (nonce !== undefined) notes.openedBy = nonce
    await sessions.save(agents)
    browser.setCart(cartId)
    response.setHeader('set-cookie', browser.setCookies(settings))
    return 'opened'
  }
  // A customer's cart takes the items, and the account has the addresses; a guest gets a cart of their own.
  const { 'vsf-cart': _, ...others } = session.cookies
  const own = { ...session, cookies: isCustomer ? session.cookies : others }
  const cartItems = itemsOf(cart).map(cartInputOf)
  const added = await integration
    .call({ method: 'addProductsToCart', args: [{ cartItems }], session: own })
    .catch((error: unknown) => {
      throw error instanceof FailedCall ? error.error : error
    })
  response.setHeader('set-cookie', added.session.setCookies(settings))
  if (isCustomer) await noteCustomer(sessions, agents, added.body)
  return 'copied'
}

/** Names the browser; the storefront sets it before the link is opened. */
function nonceOf(request: Request): string | undefined {
  const nonce = requestCookies(request)['vsf-hand-over']
  return typeof nonce === 'string' && /^[\w-]{20,64}$/.test(nonce) ? nonce : undefined
}

/** The order of the customer's cart is the checkout's order. */
async function noteCustomer(sessions: Sessions, agents: AgentSession, answer: Buffer): Promise<void> {
  const added = parseAnswer(answer).data?.['addProductsToCart'] as { cart?: { id?: string } } | undefined
  if (!added?.cart?.id || agents.notes.customerCart || agents.isForgotten) return
  agents.notes.customerCart = added.cart.id
  await sessions.save(agents)
}

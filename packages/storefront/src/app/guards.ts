// The guards that a page may name, in its +guards.ts or in the table of personal pages; they run before its data, on the server and in the browser.
import { SharedWishlistDocument } from '@loftwood/graphql-types'
import { redirect, render } from 'vike/abort'
import type { PageContext, PageContextClient } from 'vike/types'
import { handOverUrl } from '../checkout/external-checkout.ts'
import { clientOf } from '../platform/data/graphql-client.ts'
import { documentSettings } from '../platform/settings.ts'
import { viewOf } from '../platform/i18n/page-view.ts'
import { viewPath } from '../platform/i18n/store-views.ts'
import { cookiesOf, hasCustomer } from '../platform/session/session-hint.ts'
import { sessionHasEnded } from '../platform/session/session-recovery.ts'
import { storeMessage } from '../platform/stored-message.ts'
import type { Feature } from '../platform/shop-features.ts'
import { hasFeature } from '../platform/use-feature.ts'
import { paths, sharingCodeOf } from '../paths.ts'
import { personalPageAt } from './page-table.ts'
import { isRefused, redirectTo, resolveRoute } from './resolve-route.ts'

type Guard = (pageContext: PageContext) => void | Promise<void>

const pathIn = (pageContext: PageContext, path: string) => viewPath(path, viewOf(pageContext))

/** Without a customer: home, with a warning that stays. */
const requireCustomer: Guard = (pageContext) => {
  if (hasCustomer(cookiesOf(pageContext))) return
  const message = storeMessage('not-authorized', pageContext.urlOriginal)
  if (import.meta.env.SSR) pageContext.api?.setCookies?.push(message)
  else document.cookie = message
  throw redirect(pathIn(pageContext, paths.home))
}

/** In the browser: texts, client and cache belong to one store view, so a page of another one is a new document. */
const leaveForOtherView: Guard = (pageContext) => {
  const { previousPageContext: previous, urlOriginal } = pageContext as PageContextClient
  if (!previous || viewOf(previous).code === viewOf(pageContext).code) return
  return leaveFor(urlOriginal)
}

/** Never resolves: the browser leaves the page, so it must not render. */
function leaveFor(url: string): Promise<void> {
  window.location.assign(url)
  return new Promise(() => undefined)
}

/** The checkout of customers; guests have their own, unless `force=1` in the address keeps them here. */
const customerCheckout: Guard = (pageContext) => {
  const { search, searchOriginal } = pageContext.urlParsed
  if (hasCustomer(cookiesOf(pageContext)) || search['force'] === '1') return
  // In the browser: the page asks for the password in place.
  if (!import.meta.env.SSR && sessionHasEnded()) return
  throw redirect(pathIn(pageContext, paths.checkoutGuest) + (searchOriginal ?? ''))
}

/** Where another checkout is configured, the cart goes there: only the server has the template and the cart's id. */
const externalCheckout: Guard = (pageContext) => {
  if (import.meta.env.SSR) {
    const target = handOverUrl(
      pageContext.publicConfig?.externalCheckoutUrl,
      cookiesOf(pageContext),
      viewOf(pageContext).code,
    )
    if (target !== undefined) throw redirectTo(target, 302)
  } else if (documentSettings().hasExternalCheckout) {
    return leaveFor(pageContext.urlOriginal)
  }
}

/** A document's content security policy stays: fields of another host show only in a document loaded for the checkout. */
const cardFields: Guard = (pageContext) => {
  if (!import.meta.env.SSR && documentSettings().mayShowCardFields === false)
    return leaveFor(pageContext.urlOriginal)
}

/** The back end's lookup of the address, for the page's data. */
const resolveUrl: Guard = async (pageContext) => {
  const routed = await resolveRoute(pageContext)
  if (!routed) throw render(404)
  pageContext.routed = routed
}

/** Where the back end lacks what a page is about, there is no such page. */
const requires =
  (feature: Feature): Guard =>
  (pageContext) => {
    if (!hasFeature(pageContext, feature)) throw render(404)
  }

/** An address that shares no list is a 404. In the browser the screen says so. */
const requireSharedWishlist: Guard = async (pageContext) => {
  if (!import.meta.env.SSR) return
  const variables = { sharingCode: sharingCodeOf(pageContext.urlPathname), pageSize: 1, currentPage: 1 }
  const { data, error } = await clientOf(pageContext).query(SharedWishlistDocument, variables)
  const isUnknown = data ? !data.sharedWishlist : isRefused({ error })
  if (isUnknown) throw render(404)
}

const GUARDS: Readonly<Record<string, Guard>> = {
  account: requireCustomer,
  'external-checkout': externalCheckout,
  'card-fields': cardFields,
  checkout: customerCheckout,
  'guest-orders': requires('guestOrders'),
  'saved-cards': requires('savedCards'),
  'store-credit': requires('storeCredit'),
  'is-authenticated': requireCustomer,
  'shared-wishlist': requireSharedWishlist,
  'url-resolver': resolveUrl,
}

/**
 * Runs a page's guards, in their order; a page of another store view is loaded instead.
 * Throws vike's abort: 500 for an unknown guard, redirects.
 */
export async function runGuards(pageContext: PageContext): Promise<void> {
  await leaveForOtherView(pageContext)
  const { guards = personalPageAt(pageContext.urlPathname)?.guards ?? [] } = pageContext.config
  for (const name of guards) {
    const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined
    if (!guard) throw render(500, 'Unknown middleware')
    await guard(pageContext)
  }
}

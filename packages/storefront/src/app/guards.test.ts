import type { PageContext } from 'vike/types'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { runGuards } from './guards.ts'

const HINT = encodeURIComponent('{"cart":true,"customer":true}')

interface Visit {
  guards?: string[]
  cookie?: string
  url?: string
  externalCheckoutUrl?: string
  missingFeatures?: string[]
  /** The page that the browser shows. */
  from?: string
  run?: typeof runGuards
}

function visit({
  guards = [],
  cookie = '',
  url = '/customer/account',
  from,
  run = runGuards,
  ...given
}: Visit) {
  const setCookies: string[] = []
  const config = { guards }
  const publicConfig = { missingFeatures: [], ...given, storeViews: VIEWS }
  const previousPageContext = from === undefined ? null : { urlOriginal: from, publicConfig }
  const headers = { cookie }
  const [, query = ''] = url.split('?')
  const search = Object.fromEntries(new URLSearchParams(query))
  const urlParsed = { search, searchOriginal: query === '' ? null : `?${query}` }
  const own = { config, urlOriginal: url, urlParsed, publicConfig }
  const pageContext = { ...own, headers, api: { setCookies }, previousPageContext }
  return { setCookies, run: () => run(pageContext as unknown as PageContext) }
}

/** What vike's abort says it does. */
const abortOf = (run: () => Promise<void>) =>
  run().then(
    () => undefined,
    (abort: { _pageContextAbort: Record<string, unknown> }) => abort._pageContextAbort,
  )

describe('account', () => {
  it('sends a guest home, in their language, with a message', async () => {
    const { run, setCookies } = visit({ guards: ['account'], url: '/fr/customer/account' })
    expect(await abortOf(run)).toMatchObject({ _urlRedirect: { url: '/fr', statusCode: 302 } })
    expect(setCookies).toEqual([
      'vsf-message=not-authorized%3A%2Ffr%2Fcustomer%2Faccount; Path=/; SameSite=Lax; Secure',
    ])
  })

  it('lets a customer in', async () => {
    const { run, setCookies } = visit({ guards: ['account'], cookie: `a=b; vsf-session=${HINT}` })
    expect(await abortOf(run)).toBeUndefined()
    expect(setCookies).toEqual([])
  })

  it.each(['vsf-session=', 'vsf-session=%E0', 'vsf-session=null', 'vsf-session={"customer":"yes"}'])(
    'takes no problem for a customer: %s',
    async (cookie) => {
      expect(await abortOf(visit({ guards: ['account'], cookie }).run)).toHaveProperty('_urlRedirect')
    },
  )
})

it('sends guests to the checkout of guests', async () => {
  const { run } = visit({ guards: ['checkout'], url: '/checkout' })
  expect(await abortOf(run)).toMatchObject({ _urlRedirect: { url: '/checkout-guest' } })
  const atStep = visit({ guards: ['checkout'], url: '/checkout?step=payment' })
  expect(await abortOf(atStep.run)).toMatchObject({ _urlRedirect: { url: '/checkout-guest?step=payment' } })
})

it('keeps a guest at the checkout of customers when that is forced', async () => {
  const { run } = visit({ guards: ['checkout'], url: '/checkout?force=1' })
  expect(await abortOf(run)).toBeUndefined()
})

describe('external-checkout', () => {
  const visitOf = (cookie: string, externalCheckoutUrl?: string) => {
    const shared = { guards: ['external-checkout'], url: '/fr/checkout-guest', cookie }
    return visit({ ...shared, ...(externalCheckoutUrl && { externalCheckoutUrl }) }).run
  }
  const TEMPLATE = 'https://pay.example/sync?token={token}&cart={cart}&store={store}'

  it.each([
    ['vsf-cart=abc', 'https://pay.example/sync?token=&cart=abc&store=fr'],
    ['vsf-cart=abc; vsf-customer=a%2Bb', 'https://pay.example/sync?token=a%2Bb&cart=abc&store=fr'],
  ])('redirects with the cart: %s', async (cookie, url) => {
    expect(await abortOf(visitOf(cookie, TEMPLATE))).toMatchObject({ _urlRedirect: { url, statusCode: 302 } })
  })

  it('does nothing without a cart, or when not configured', async () => {
    expect(await abortOf(visitOf('vsf-customer=a', TEMPLATE))).toBeUndefined()
    expect(await abortOf(visitOf('vsf-cart=abc'))).toBeUndefined()
  })
})

describe('in the browser', () => {
  // Modules that were imported here were made for a browser.
  afterEach(() => void vi.unstubAllGlobals().unstubAllEnvs().resetModules())

  /** Follows a link; says whether the page renders here, or which document is loaded instead. */
  function follow(from: string, to: string, how: Pick<Visit, 'guards' | 'run'> = {}): Promise<string> {
    const { promise: loaded, resolve: assign } = Promise.withResolvers<string>()
    vi.stubGlobal('window', { location: { assign } })
    const { run } = visit({ url: to, from, ...how })
    return Promise.race([loaded, run().then(() => 'rendered')])
  }

  it('loads a page of another store view as a document', async () => {
    expect(await follow('/fr/faq', '/about-us')).toBe('/about-us')
    expect(await follow('/', '/fr/faq?a=b')).toBe('/fr/faq?a=b')
  })

  it('renders a page of its own', async () => {
    expect(await follow('/fr/faq', '/fr/about-us')).toBe('rendered')
    expect(await follow('/faq', '/french-beds')).toBe('rendered')
  })

  /** In a document with these settings, which are read once. */
  async function checkoutIn(settings: object): Promise<string> {
    vi.stubEnv('SSR', false)
    vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(settings) }) })
    vi.resetModules()
    const { runGuards: run } = await import('./guards.ts')
    return follow('/', '/checkout?step=payment', { guards: ['card-fields'], run })
  }

  it('loads the checkout as a document where this one may not show the provider’s fields', async () => {
    expect(await checkoutIn({ mayShowCardFields: false })).toBe('/checkout?step=payment')
    expect(await checkoutIn({ mayShowCardFields: true })).toBe('rendered')
    expect(await checkoutIn({})).toBe('rendered')
  })
})

it.each([['guest-orders', 'guestOrders']])(
  '%s: has no such page where the back end lacks it',
  async (guard, feature) => {
    const { run } = visit({ guards: [guard], missingFeatures: [feature] })
    expect(await abortOf(run)).toMatchObject({ abortStatusCode: 404 })
    expect(await abortOf(visit({ guards: [guard] }).run)).toBeUndefined()
  },
)

it('refuses an unknown guard', async () => {
  const abort = { abortStatusCode: 500, abortReason: 'Unknown middleware' }
  expect(await abortOf(visit({ guards: ['nothing'] }).run)).toMatchObject(abort)
  expect(await abortOf(visit({ guards: ['toString'] }).run)).toMatchObject(abort)
})

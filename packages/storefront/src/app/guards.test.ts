import type { PageContext } from 'vike/types'
import { describe, expect, it } from 'vitest'
import { runGuards } from './guards.ts'

const HINT = encodeURIComponent('{"cart":true,"customer":true}')

interface Visit {
  guards?: string[]
  isValid?: () => boolean
  cookie?: string
  url?: string
}

function visit({ guards = [], isValid, cookie = '', url = '/customer/account' }: Visit) {
  const setCookies: string[] = []
  const config = { guards, isValid }
  const pageContext = { config, urlOriginal: url, headers: { cookie }, api: { setCookies } }
  return { setCookies, run: () => runGuards(pageContext as unknown as PageContext) }
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
    'takes no fault for a customer: %s',
    async (cookie) => {
      expect(await abortOf(visit({ guards: ['account'], cookie }).run)).toHaveProperty('_urlRedirect')
    },
  )
})

it('sends guests to the checkout of guests', async () => {
  const { run } = visit({ guards: ['checkout'], url: '/checkout' })
  expect(await abortOf(run)).toMatchObject({ _urlRedirect: { url: '/checkout-guest' } })
})

it('refuses a guard that nobody knows', async () => {
  const abort = { abortStatusCode: 500, abortReason: 'Unknown middleware' }
  expect(await abortOf(visit({ guards: ['nothing'] }).run)).toMatchObject(abort)
  expect(await abortOf(visit({ guards: ['toString'] }).run)).toMatchObject(abort)
})

it('answers 404 where the address cannot be valid', async () => {
  expect(await abortOf(visit({ isValid: () => false }).run)).toMatchObject({ abortStatusCode: 404 })
  expect(await abortOf(visit({ isValid: () => true }).run)).toBeUndefined()
})

// Pages that a mail's link opens: without the key of the link there is nothing to press.
import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { ClientProvider } from '../platform/data/use-query.ts'
import { ConfirmScreen } from '../customer/confirm-screen.tsx'
import { SignInLinkScreen } from '../customer/sign-in-link-screen.tsx'
import { GuestCancelScreen } from '../order/guest-cancel-screen.tsx'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../platform/i18n/translator.ts'
import {
  NewsletterConfirmScreen,
  NewsletterUnsubscribeScreen,
  StockAlertUnsubscribeScreen,
} from '../store/mail-link-screens.tsx'

const client = answeringClient(() => new Promise(() => undefined))

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const SCREENS: [string, ComponentType, Record<string, string>][] = [
  ['confirm an account', ConfirmScreen, { email: 'ann@example.com', key: 'k' }],
  ['sign in by link', SignInLinkScreen, { token: 't' }],
  ['confirm the newsletter', NewsletterConfirmScreen, { token: 't' }],
  ['leave the newsletter', NewsletterUnsubscribeScreen, { token: 't' }],
  ['stop waiting for products', StockAlertUnsubscribeScreen, { token: 't' }],
  ['cancel an order', GuestCancelScreen, { order_id: 'MQ==', confirmation_key: 'k' }],
]

it.each(SCREENS)('%s: a button with the key of the link, none without', async (_, Screen, search) => {
  await loadTranslator(VIEWS[0], ALL_TEXTS)
  const buttons = (given: Record<string, string>) => {
    const urlParsed = { search: given }
    const pageContext = { urlOriginal: '/', urlPathname: '/', urlParsed, publicConfig: { storeViews: VIEWS } }
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    act(() =>
      root.render(
        <VikeReactProviderPageContext pageContext={pageContext as unknown as PageContext}>
          <ClientProvider value={client}>
            <Screen />
          </ClientProvider>
        </VikeReactProviderPageContext>,
      ),
    )
    const found = document.querySelectorAll('button').length
    const says = document.body.textContent ?? ''
    act(() => root.unmount())
    return { found, isIncomplete: says.includes('This link is incomplete') }
  }
  expect(buttons(search)).toEqual({ found: 1, isIncomplete: false })
  for (const missing of Object.keys(search)) {
    const { [missing]: _without, ...rest } = search
    expect(buttons(rest)).toEqual({ found: 0, isIncomplete: true })
  }
})

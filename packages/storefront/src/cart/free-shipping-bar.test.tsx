import { renderToStaticMarkup } from 'react-dom/server'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { expect, it } from 'vitest'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../platform/i18n/translator.ts'
import type { Estimate } from './cart-page-api.ts'
import { FreeShippingBar } from './free-shipping-bar.tsx'
import { makeCart } from './testing/make-cart.ts'

interface Cart {
  carrier_code: string
  /** Of the delivery. */
  value?: number
  missingPages?: readonly string[]
}

async function textOf({ carrier_code, value = 0, missingPages = [] }: Cart): Promise<string> {
  await loadTranslator(VIEWS[0], ALL_TEXTS)
  const publicConfig = { storeViews: VIEWS, missingPages }
  const pageContext = { urlOriginal: '/checkout/cart', publicConfig } as unknown
  const chosen = { carrier_code, amount: { value, currency: 'CAD' } }
  const estimate = { methods: [chosen], chosen, prices: null } as unknown as Estimate
  return renderToStaticMarkup(
    <VikeReactProviderPageContext pageContext={pageContext as PageContext}>
      <FreeShippingBar cart={makeCart({ shipping_addresses: [] })} estimate={estimate} />
    </VikeReactProviderPageContext>,
  )
}

it('says that a delivery is free, and nothing of what is picked up', async () => {
  expect(await textOf({ carrier_code: 'freight' })).toContain('Your order is delivered free')
  expect(await textOf({ carrier_code: 'loftwood_pickup' })).toBe('')
})

it('leads to the rates only where the back end has a page of them', async () => {
  const cart = { carrier_code: 'freight', value: 90 }
  expect(await textOf(cart)).toContain('href="/shipping-info"')
  const without = await textOf({ ...cart, missingPages: ['/shipping-info'] })
  expect(without).toContain('Free curbside delivery')
  expect(without).not.toContain('href')
})

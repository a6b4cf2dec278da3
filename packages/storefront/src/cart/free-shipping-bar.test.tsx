import { renderToStaticMarkup } from 'react-dom/server'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { expect, it } from 'vitest'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import type { Estimate } from './cart-page-api.ts'
import { FreeShippingBar } from './free-shipping-bar.tsx'
import { makeCart } from './testing/make-cart.ts'

async function textOf(carrier_code: string): Promise<string> {
  await loadTranslator(VIEWS[0], true)
  const pageContext = { urlOriginal: '/checkout/cart', publicConfig: { storeViews: VIEWS } } as unknown
  const chosen = { carrier_code, amount: { value: 0, currency: 'CAD' } }
  const estimate = { methods: [chosen], chosen, prices: null } as unknown as Estimate
  return renderToStaticMarkup(
    <VikeReactProviderPageContext pageContext={pageContext as PageContext}>
      <FreeShippingBar cart={makeCart({ shipping_addresses: [] })} estimate={estimate} />
    </VikeReactProviderPageContext>,
  )
}

it('says that a delivery is free, and nothing of what is picked up', async () => {
  expect(await textOf('freight')).toContain('Your order is delivered free')
  expect(await textOf('loftwood_pickup')).toBe('')
})

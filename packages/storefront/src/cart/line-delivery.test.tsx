import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { expect, it } from 'vitest'
import { QUICK_SHIP_OPTION_ID } from '@loftwood/fit/quick-ship'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import type { CartItem } from './cart-totals.ts'
import { LineDelivery, type DeliveryMethod } from './line-delivery.tsx'

const freight = { carrier_code: 'freight', delivery_days_min: 3, delivery_days_max: 7 }

async function textOf(item: object, method: DeliveryMethod | null, isPaidFirst = false): Promise<string> {
  await loadTranslator(VIEWS[0], true)
  const pageContext = { urlOriginal: '/checkout', publicConfig: { storeViews: VIEWS } } as unknown
  const line: ReactElement = <LineDelivery {...{ item: item as CartItem, method, isPaidFirst }} />
  return renderToStaticMarkup(
    <VikeReactProviderPageContext pageContext={pageContext as PageContext}>
      {line}
    </VikeReactProviderPageContext>,
  )
}

it('says days for what is in stock, the time it is made for the rest, and nothing of a service', async () => {
  const quick = { __typename: 'SimpleCartItem', product: { att_quick_ship: QUICK_SHIP_OPTION_ID } }
  const made = { __typename: 'SimpleCartItem', product: { order_time_frame: 'Made in 4 weeks' } }
  const service = { ...made, __typename: 'VirtualCartItem' }
  expect(await textOf(quick, freight)).toMatch(/Arrives .*\d/)
  expect(await textOf(quick, freight, true)).toContain('Arrives 3 to 7 business days')
  expect(await textOf(made, null)).toContain('Made in 4 weeks')
  expect(await textOf(made, freight)).toContain('Arrives 3 to 7 business days')
  expect(await textOf(service, freight)).toBe('')
})

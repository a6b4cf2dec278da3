import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { describe, expect, it } from 'vitest'
import { QUICK_SHIP_OPTION_ID } from '@loftwood/graphql-types/quick-ship'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../platform/i18n/translator.ts'
import type { CartFragment } from '@loftwood/graphql-types'
import type { CartItem } from './cart-totals.ts'
import { type DeliveryMethod, isCartApart, LineDelivery, OneDelivery } from './line-delivery.tsx'

const freight = { carrier_code: 'freight', delivery_days_min: 3, delivery_days_max: 7 }

async function render(element: ReactElement): Promise<string> {
  await loadTranslator(VIEWS[0], ALL_TEXTS)
  const pageContext = { urlOriginal: '/checkout', publicConfig: { storeViews: VIEWS } } as unknown
  return renderToStaticMarkup(
    <VikeReactProviderPageContext pageContext={pageContext as PageContext}>
      {element}
    </VikeReactProviderPageContext>,
  )
}

const textOf = (item: object, method: DeliveryMethod | null, more = {}) =>
  render(<LineDelivery {...{ item: item as CartItem, method, isApart: false, ...more }} />)

it('says days for what is in stock, the time it is made for the rest, and nothing of a service', async () => {
  const quick = { __typename: 'SimpleCartItem', product: { att_quick_ship: QUICK_SHIP_OPTION_ID } }
  const made = { __typename: 'SimpleCartItem', product: { order_time_frame: 'Made in 4 weeks' } }
  const service = { ...made, __typename: 'VirtualCartItem' }
  expect(await textOf(quick, freight, { payment: {} })).toMatch(/Arrives [A-Z]\w+.\d/)
  expect(await textOf(quick, freight)).toMatch(/Arrives 3 to 7 business days .*, about .* if paid today/)
  expect(await textOf(quick, freight, { payment: { isPaidFirst: true } })).toMatch(
    /Arrives 3 to 7 business days after it leaves Guelph</,
  )
  expect(await textOf(made, null)).toContain('Made in 4 weeks')
  expect(await textOf(made, freight)).toContain('Arrives 3 to 7 business days')
  expect(await textOf(service, freight)).toBe('')
})

it('says of what is picked up when it is packed and ready', async () => {
  const pickup = { ...freight, carrier_code: 'loftwood_pickup' }
  const made = {
    __typename: 'SimpleCartItem',
    product: { att_quick_ship: 657, order_time_frame: 'Leaves Guelph in 2 to 3 weeks' },
  }
  const said = await textOf(made, pickup)
  expect(said).toMatch(/Packed in 14 to 21 days<.*>Ready for you 3 to 7 business days after it is packed</)
  expect(said).not.toContain('Leaves')
})

describe('a mattress in stock beside a bed that is made', () => {
  const bed = { order_time_frame: 'Made in 4 weeks' }
  const mattress = { order_time_frame: 'Leaves within 7 days', att_quick_ship: QUICK_SHIP_OPTION_ID }
  const cartOf = (...products: object[]) =>
    ({
      items: products.map((product) => ({ __typename: 'SimpleCartItem', product })),
    }) as unknown as CartFragment

  it('promises no day of its own, and the bed says when', async () => {
    const apart = { isApart: isCartApart(cartOf(bed, mattress)) }
    const line = (product: object) => ({ __typename: 'SimpleCartItem', product })
    expect(await textOf(line(mattress), freight, apart)).toBe('')
    expect(await textOf(line(bed), freight, apart)).toContain('Made in 4 weeks')
  })

  it('comes with it, which is said only there', async () => {
    const said = (cart: CartFragment, carrier_code = 'freight') =>
      render(<OneDelivery cart={cart} method={{ carrier_code }} />)
    expect(await said(cartOf(bed, mattress))).toContain('One delivery, once everything is ready')
    expect(await said(cartOf(bed, mattress), 'instore')).toContain('One pick-up, once everything is ready')
    expect(await said(cartOf(mattress, mattress))).toBe('')
  })
})

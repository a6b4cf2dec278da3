// @vitest-environment happy-dom
import type { CartFragment } from '@loftwood/graphql-types'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'urql'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import { useDeliveryEstimate, type DeliveryEstimate } from './use-delivery-estimate.ts'

interface Request {
  region: unknown
  answer: (title: string) => Promise<void>
}
let requests: Request[] = []
/** A back end that answers each estimate when the test says so. */
const client = answeringClient((_name, { input }) => {
  const { region } = (input as { address: { region: unknown } }).address
  return new Promise((resolve) => {
    const answer = (title: string) =>
      act(async () => {
        const method = { carrier_code: 'ups', method_code: null, method_title: title, available: true }
        resolve({ estimateShippingMethods: [{ ...method, amount: { value: 5 } }] })
        await new Promise((settled) => setTimeout(settled))
      })
    requests.push({ region, answer })
  })
})
const NEW_YORK = { countryId: 'US', regionId: '43', regionCode: 'NY', region: '', postcode: '10001' }
const cartOf = (quantity: number) =>
  ({
    id: 'c',
    is_virtual: false,
    shipping_addresses: [],
    total_quantity: quantity,
  }) as unknown as CartFragment

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  requests = []
})

async function show() {
  await loadTranslator(VIEWS[0], true)
  const root = createRoot(document.createElement('div'))
  let shown: DeliveryEstimate | undefined
  function Probe({ cart }: { cart: CartFragment }) {
    shown = useDeliveryEstimate(cart)
    return null
  }
  const pageContext = { urlOriginal: '/checkout/cart', publicConfig: { storeViews: VIEWS } } as unknown
  const showCart = (quantity: number) =>
    act(async () => {
      root.render(
        <VikeReactProviderPageContext pageContext={pageContext as PageContext}>
          <Provider value={client}>
            <Probe cart={cartOf(quantity)} />
          </Provider>
        </VikeReactProviderPageContext>,
      )
      await Promise.resolve()
    })
  return {
    showCart,
    request: () =>
      act(async () => {
        void shown?.request(NEW_YORK)
        await Promise.resolve()
      }),
    title: () => shown?.estimate?.methods[0]?.method_title,
    end: () => act(() => root.unmount()),
  }
}

it('renews the estimate of a changed cart for the same state, and drops a late answer', async () => {
  const { showCart, request, title, end } = await show()
  await showCart(1)
  await request()
  await requests[0]?.answer('one')
  expect(title()).toBe('one')
  await showCart(2)
  await showCart(3)
  expect(requests.map(({ region }) => region)).toEqual(
    Array.from({ length: 3 }, () => ({ region_code: 'NY', region_id: 43 })),
  )
  await requests[2]?.answer('three')
  await requests[1]?.answer('two')
  expect(title()).toBe('three')
  end()
})

it('is made again for a cart that changed while it was requested', async () => {
  const { showCart, request, title, end } = await show()
  await showCart(4)
  await request()
  await showCart(5)
  await requests[0]?.answer('four')
  expect(title()).toBeUndefined()
  await requests[1]?.answer('five')
  expect(title()).toBe('five')
  end()
})

import type { CartFragment } from '@loftwood/graphql-types'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { ClientProvider } from '../platform/data/use-query.ts'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../platform/i18n/translator.ts'
import { useDeliveryEstimate, type DeliveryEstimate } from './use-delivery-estimate.ts'

interface Request {
  region: unknown
  answer: (title: string) => void
}
let requests: Request[] = []
/** A back end that answers each estimate when the test says so. */
const client = answeringClient((_name, { input }) => {
  const { region } = (input as { address: { region: unknown } }).address
  return new Promise((resolve) => {
    const answer = (title: string) => {
      const method = { carrier_code: 'ups', method_code: null, method_title: title, available: true }
      resolve({ estimateShippingMethods: [{ ...method, amount: { value: 5 } }] })
    }
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

/** What has been answered is rendered before each look. */
const until = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => Promise.resolve())
    check()
  })

async function show() {
  await loadTranslator(VIEWS[0], ALL_TEXTS)
  const root = createRoot(document.createElement('div'))
  let shown: DeliveryEstimate | undefined
  const titles: (string | null | undefined)[] = []
  function Probe({ cart }: { cart: CartFragment }) {
    shown = useDeliveryEstimate(cart)
    titles.push(shown.estimate?.methods[0]?.method_title)
    return null
  }
  const pageContext = { urlOriginal: '/checkout/cart', publicConfig: { storeViews: VIEWS } } as unknown
  const showCart = (quantity: number) =>
    act(async () => {
      root.render(
        <VikeReactProviderPageContext pageContext={pageContext as PageContext}>
          <ClientProvider value={client}>
            <Probe cart={cartOf(quantity)} />
          </ClientProvider>
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
    /** Every title that was shown, in their order. */
    titles,
    titleIs: (title: string) => until(() => expect(titles.at(-1)).toBe(title)),
    end: () => act(() => root.unmount()),
  }
}

it('renews the estimate of a changed cart for the same state, and drops a late answer', async () => {
  const { showCart, request, titleIs, end } = await show()
  await showCart(1)
  await request()
  requests[0]?.answer('one')
  await titleIs('one')
  await showCart(2)
  await showCart(3)
  expect(requests.map(({ region }) => region)).toEqual(
    Array.from({ length: 3 }, () => ({ region_code: 'NY', region_id: 43 })),
  )
  requests[2]?.answer('three')
  requests[1]?.answer('two')
  await titleIs('three')
  end()
})

it('is made again for a cart that changed while it was requested', async () => {
  const { showCart, request, titles, titleIs, end } = await show()
  await showCart(5)
  await request()
  await showCart(6)
  requests[0]?.answer('five')
  await until(() => expect(requests).toHaveLength(2))
  requests[1]?.answer('six')
  await titleIs('six')
  expect(titles).not.toContain('five')
  end()
})

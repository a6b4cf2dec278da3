import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { ClientProvider } from '../platform/data/use-query.ts'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../platform/i18n/translator.ts'
import { DeliveryStep } from './delivery-step.tsx'
import type { StepProps } from './step-props.ts'

const PLACES = ['bank', 'elgin'].map((code) => ({
  pickup_location_code: code,
  name: code,
  city: 'Ottawa',
  postcode: 'K1A 0B1',
  description: `Ring at ${code}`,
  opening_hours: [{ days: [2], opens: '10:00', closes: '17:00' }],
  timezone: 'America/Toronto',
}))

/** A back end with two places to pick an order up, which answers when the test says so. */
let places = Promise.withResolvers<unknown>()
const client = answeringClient(() => places.promise)
const answer = () => places.resolve({ pickupLocations: { items: PLACES } })
/** What has been answered is rendered before each look. */
const until = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => Promise.resolve())
    check()
  })
const METHOD = {
  carrier_code: 'instore',
  method_code: 'pickup',
  method_title: 'Pick up',
  available: true,
  amount: { value: 0, currency: 'CAD' },
  delivery_days_min: null,
  delivery_days_max: null,
}
const props = {
  cart: { items: [], shipping_addresses: [{ available_shipping_methods: [METHOD] }] },
  checkout: { draft: { delivery: '' }, payment: {} },
} as unknown as StepProps
const pageContext = { urlOriginal: '/checkout', publicConfig: { storeViews: VIEWS } }

beforeEach(() => {
  places = Promise.withResolvers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function renderStep(own: StepProps) {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <VikeReactProviderPageContext pageContext={pageContext as unknown as PageContext}>
        <ClientProvider value={client}>
          <DeliveryStep {...own} />
        </ClientProvider>
      </VikeReactProviderPageContext>,
    ),
  )
  return root
}

it('says where, when and how an order is picked up that has one place for it', async () => {
  await loadTranslator(VIEWS[0], ALL_TEXTS)
  const method = { ...METHOD, carrier_code: 'loftwood_pickup', pickup_location_code: 'elgin' }
  const cart = { items: [], shipping_addresses: [{ available_shipping_methods: [method] }] }
  const root = renderStep({ ...props, cart } as unknown as StepProps)
  const said = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
  answer()
  await until(() => expect(said()).toContain('Ring at elgin'))
  for (const words of ['Pick up at', 'Ottawa ON  K1A 0B1', '10 a.m. to 5 p.m.'])
    expect(said()).toContain(words)
  expect(said()).not.toContain('Ring at bank')
  act(() => root.unmount())
})

it('waits for the places to pick an order up, and takes a chosen one', async () => {
  await loadTranslator(VIEWS[0], ALL_TEXTS)
  const root = renderStep(props)
  const goOn = document.querySelector<HTMLButtonElement>('button[type=submit]')
  const press = (element: HTMLElement | null | undefined) => act(() => element?.click())
  press(goOn)
  expect(goOn?.getAttribute('aria-busy')).toBe('true')
  expect(document.body.textContent).not.toContain('Choose where you pick it up')

  answer()
  await until(() => expect(goOn?.getAttribute('aria-busy')).toBeNull())
  press(goOn)
  expect(document.body.textContent).toContain('Choose where you pick it up')
  press(document.querySelector<HTMLInputElement>('input[value=elgin]'))
  expect(document.body.textContent).not.toContain('Choose where you pick it up')
  act(() => root.unmount())
})

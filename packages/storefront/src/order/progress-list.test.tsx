import type { OrderFragment } from '@loftwood/graphql-types'
import { renderToStaticMarkup } from 'react-dom/server'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { beforeAll, expect, it } from 'vitest'
import { QUICK_SHIP_OPTION_ID } from '@loftwood/graphql-types/quick-ship'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../platform/i18n/translator.ts'
import { ProgressList } from './progress-list.tsx'

beforeAll(() => loadTranslator(VIEWS[0], ALL_TEXTS))

/** In stock, just ordered, paid by cheque. */
const order = {
  is_virtual: false,
  order_date: '2026-06-01 15:00:00',
  order_status_change_date: '2026-06-01 15:00:00',
  delivery_days_min: 2,
  delivery_days_max: 4,
  payment_methods: [{ type: 'checkmo' }],
  invoices: [],
  shipments: [],
  items: [{ product_type: 'simple', quantity_ordered: 1, product: { att_quick_ship: QUICK_SHIP_OPTION_ID } }],
}
const pageContext = { urlOriginal: '/', publicConfig: { storeViews: VIEWS } } as unknown as PageContext

const wordsOf = (changes: object) =>
  renderToStaticMarkup(
    <VikeReactProviderPageContext pageContext={pageContext}>
      <ProgressList order={{ ...order, ...changes } as unknown as OrderFragment} />
    </VikeReactProviderPageContext>,
  ).replaceAll(/<[^>]+>/g, ' ')

it('promises no day before the cheque is there, and counts the days from its arrival', () => {
  expect(wordsOf({})).toMatch(
    /Arrives 2 to 4 business days .+ We prepare your order once your payment has arrived/,
  )
  const paid = { invoices: [{ number: '1' }], order_status_change_date: '2026-06-15 15:00:00' }
  expect(wordsOf(paid)).toMatch(/Expected June\s17\D+26/)
})

it('counts the days of an order by card from the day it was placed, once it is paid', () => {
  const byCard = { payment_methods: [{ type: 'stripe_payments' }] }
  expect(wordsOf(byCard)).toMatch(/Expected June\s3\D+12/)
  expect(wordsOf({ ...byCard, online_payment: { token: 'x' } })).not.toContain('Expected')
})

it('says that pieces which are ready at different times come together, until some have left', () => {
  const bed = {
    product_type: 'simple',
    quantity_ordered: 1,
    product: { att_quick_ship: 1, order_time_frame: 'Leaves in 2 to 3 weeks' },
  }
  const items = [...order.items, bed]
  expect(wordsOf({ items })).toContain('One delivery, once everything is ready')
  expect(wordsOf({})).not.toContain('One delivery')
  expect(wordsOf({ items, shipments: [{ created_at: '2026-06-02 15:00:00' }] })).not.toContain('One delivery')
})

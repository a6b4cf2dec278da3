import { expect, it } from 'vitest'
import { progressOf } from './order-progress.ts'

type Order = Parameters<typeof progressOf>[0]

const item = { product_type: 'simple', quantity_ordered: 2, quantity_shipped: 0, quantity_canceled: 0 }
const invoice = { number: '1' }
const sent = { number: '1', created_at: '2026-11-27 15:00:00' }

/** As a delivery, just placed. */
const orderWith = (changes: object) =>
  ({
    is_virtual: false,
    order_date: '2026-11-20 15:00:00',
    order_status_change_date: '2026-11-21 15:00:00',
    delivery_days_max: 5,
    pickup_location: null,
    invoices: [],
    shipments: [],
    items: [item],
    ...changes,
  }) as unknown as Order

const shown = (changes: object) => {
  const { stages, current } = progressOf(orderWith(changes))
  return stages.map(({ kind }, index) => (index === current ? `[${kind}]` : kind)).join(' ')
}

it.each([
  ['placed', {}, '[ordered] preparing shipped delivery'],
  ['paid', { invoices: [invoice] }, 'ordered [preparing] shipped delivery'],
  [
    'shipped in part',
    { shipments: [sent], items: [{ ...item, quantity_shipped: 1 }] },
    'ordered [partlyShipped] shipped delivery',
  ],
  [
    'shipped, with a service that never is',
    {
      shipments: [sent],
      items: [
        { ...item, quantity_shipped: 2 },
        { ...item, product_type: 'virtual' },
      ],
    },
    'ordered preparing [shipped] delivery',
  ],
  [
    'ready to be picked up',
    { pickup_location: {}, shipments: [sent], items: [{ ...item, quantity_shipped: 2 }] },
    'ordered preparing [ready]',
  ],
  [
    'of a shop that does not say how long the way is',
    { delivery_days_max: null },
    '[ordered] preparing shipped',
  ],
  ['with nothing to ship', { is_virtual: true, invoices: [invoice] }, 'ordered [paid]'],
  ['canceled', { items: [{ ...item, quantity_canceled: 2 }] }, 'ordered [canceled]'],
  ['refunded', { invoices: [invoice], items: [{ ...item, quantity_refunded: 2 }] }, 'ordered [refunded]'],
])('an order %s', (_, changes, stages) => {
  expect(shown(changes)).toBe(stages)
})

it('says when it was ordered, shipped or canceled, as far as the back end does', () => {
  const datesOf = (changes: object) => progressOf(orderWith(changes)).stages.map(({ date }) => date)
  const shipped = [{ ...item, quantity_shipped: 2 }]
  expect(datesOf({ shipments: [sent], items: shipped })).toEqual([
    '2026-11-20 15:00:00',
    null,
    '2026-11-27 15:00:00',
    null,
  ])
  expect(datesOf({ shipments: [{ number: '1' }], items: shipped })[2]).toBeNull()
  const canceled = [{ ...item, quantity_canceled: 2 }]
  expect(datesOf({ items: canceled })[1]).toBe('2026-11-21 15:00:00')
  expect(datesOf({ items: canceled, order_status_change_date: null })[1]).toBeNull()
  expect(datesOf({ items: canceled, order_status_change_date: '' })[1]).toBeNull()
})

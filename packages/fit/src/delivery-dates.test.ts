import { expect, it } from 'vitest'
import { isAllQuickShip, quickShipRange } from './delivery-dates.ts'

const day = (text: string) => new Date(`${text}T15:00:00Z`)
const iso = (date: Date | undefined) => date?.toISOString().slice(0, 10)

it('gives the range of a method for what leaves within a week, or nothing', () => {
  const range = quickShipRange({ delivery_days_min: 5, delivery_days_max: 10 }, day('2026-11-02'))
  expect([iso(range?.from), iso(range?.to)]).toEqual(['2026-11-09', '2026-11-23'])
  expect(quickShipRange({ delivery_days_min: null, delivery_days_max: 3 }, day('2026-11-02'))).toBeNull()
})

it('promises dates only when every piece ships quickly', () => {
  const quick = { product: { att_quick_ship: 656 } }
  expect(isAllQuickShip([quick, quick])).toBe(true)
  expect(isAllQuickShip([quick, { product: { att_quick_ship: null } }])).toBe(false)
  expect(isAllQuickShip([])).toBe(false)
})

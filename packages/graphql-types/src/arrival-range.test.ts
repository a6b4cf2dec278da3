import { expect, it } from 'vitest'
import { addBusinessDays, arrivalRange, QUICK_LEAD } from './arrival-range.ts'

const day = (text: string) => new Date(`${text}T15:00:00Z`)
const iso = (date: Date | undefined) => date?.toISOString().slice(0, 10)

it.each([
  ['2026-11-20', 1, '2026-11-23', 'over a weekend'],
  ['2026-11-21', 1, '2026-11-23', 'from a Saturday'],
  ['2026-12-24', 1, '2026-12-28', 'over Christmas and Boxing Day'],
  ['2026-12-31', 1, '2027-01-04', "over New Year's Day"],
  ['2026-06-30', 1, '2026-07-02', 'over Canada Day'],
  ['2026-09-04', 1, '2026-09-08', 'over Labour Day'],
  ['2026-10-09', 1, '2026-10-13', 'over Thanksgiving'],
  ['2026-04-02', 1, '2026-04-06', 'over Good Friday 2026'],
  ['2027-03-25', 1, '2027-03-29', 'over Good Friday 2027'],
  ['2026-11-02', 10, '2026-11-16', 'two weeks'],
])('%s + %d is %s (%s)', (from, count, expected) => {
  expect(iso(addBusinessDays(day(from), count))).toBe(expected)
})

it('lets what is in stock wait for what is made, and the whole for a payment', () => {
  const method = { delivery_days_min: 3, delivery_days_max: 6 }
  const leads = [QUICK_LEAD, [14, 21] as const]
  const range = (last?: Date) => {
    const { from, to } =
      arrivalRange(method, leads, { first: day('2026-11-02'), ...(last && { last }) }) ?? {}
    return [iso(from), iso(to)]
  }
  expect(range()).toEqual(['2026-11-19', '2026-12-01'])
  expect(range(day('2026-11-12'))).toEqual(['2026-11-19', '2026-12-11'])
})

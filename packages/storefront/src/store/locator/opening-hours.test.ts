import { describe, expect, it } from 'vitest'
import { openUntil, weekRows } from './opening-hours.ts'

const WEEK = [
  { days: [2, 3, 4, 5], opens: '10:00', closes: '18:00' },
  { days: [6], opens: '10:00', closes: '17:00' },
]

it('lists the week in as few rows as possible', () => {
  expect(weekRows(WEEK)).toEqual([
    { first: 1, last: 1, hours: null },
    { first: 2, last: 5, hours: { opens: '10:00', closes: '18:00' } },
    { first: 6, last: 6, hours: { opens: '10:00', closes: '17:00' } },
    { first: 7, last: 7, hours: null },
  ])
})

describe('openUntil goes by the clocks of the showroom', () => {
  it.each([
    // Friday, 17:30 in Toronto, still winter time.
    ['2026-11-20T22:30:00Z', 'America/Toronto', '18:00'],
    // The same moment is 15:30 in Edmonton and 19:00 in St. John's.
    ['2026-11-20T22:30:00Z', 'America/Edmonton', '18:00'],
    ['2026-11-20T22:30:00Z', 'America/St_Johns', null],
    // Summer time: 9:59 and 10:00.
    ['2026-07-10T13:59:00Z', 'America/Toronto', null],
    ['2026-07-10T14:00:00Z', 'America/Toronto', '18:00'],
    // Closing time is closed; Sunday is.
    ['2026-11-20T23:00:00Z', 'America/Toronto', null],
    ['2026-11-22T17:00:00Z', 'America/Toronto', null],
    // Late on Saturday in Toronto is Sunday in UTC.
    ['2026-11-21T21:59:00Z', 'America/Toronto', '17:00'],
  ])('%s in %s', (moment, zone, until) => expect(openUntil(WEEK, zone, new Date(moment))).toBe(until))
})

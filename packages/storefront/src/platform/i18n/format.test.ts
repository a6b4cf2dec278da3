import { describe, expect, it } from 'vitest'
import { formatterOf } from './format.ts'
import { EN, FR } from './testing/views.ts'

const english = formatterOf(EN)
const french = formatterOf(FR)

describe('formatterOf', () => {
  it('writes money as each language does', () => {
    const money = { value: 1299, currency: 'CAD' }
    expect(english.money(money)).toBe('$1,299.00')
    expect(french.money(money)).toBe('1\u00a0299,00\u00a0$')
    expect(english.money(null)).toBe('')
    expect(english.money({ value: -50, currency: 'CAD' })).toBe('−$50.00')
    expect(french.money({ value: -50, currency: 'CAD' })).toBe('−50,00\u00a0$')
  })

  it('writes money without a currency in that of the view, as its locale does', () => {
    const american = formatterOf({ ...EN, locale: 'en-US', currency: 'USD' })
    const german = formatterOf({ ...EN, locale: 'de-DE', currency: 'EUR' })
    expect(american.money({ value: 1299 })).toBe('$1,299.00')
    expect(german.money({ value: 1299 })).toBe('1.299,00\u00a0€')
    expect(german.length(10)).toBe('10\u00a0in (25\u00a0cm)')
  })

  it('writes lengths in inches and centimetres', () => {
    expect(english.length(62.5)).toBe('62.5\u00a0in (159\u00a0cm)')
    expect(french.length(62.5)).toBe('62,5\u00a0po (159\u00a0cm)')
  })

  it("writes dates in the shop's time zone", () => {
    expect(english.date('2026-11-03 02:00:00')).toBe('November 2, 2026')
    expect(formatterOf({ ...EN, timeZone: 'UTC' }).date('2026-11-03 02:00:00')).toBe('November 3, 2026')
    expect(french.date('2026-11-03T18:00:00Z')).toBe('3 novembre 2026')
  })

  it('writes ranges of days whose parts stay on one line', () => {
    const [from, to] = [new Date('2026-11-26'), new Date('2026-12-08')]
    expect(english.dateRange(from, to)).not.toContain(' ')
    expect(french.dateRange(from, to)).toBe('du\u00a026\u00a0novembre au\u00a08\u00a0décembre')
    const [first, last] = [new Date('2026-12-01'), new Date('2026-12-14')]
    expect(french.dateRange(first, last)).toBe('du\u00a01er au\u00a014\u00a0décembre')
    expect(french.dateRange(first, first)).toBe('le\u00a01er\u00a0décembre')
  })

  it('writes hours, weekdays and distances', () => {
    expect([english.time('18:30'), english.time('10:00')]).toEqual(['6:30\u00a0p.m.', '10\u00a0a.m.'])
    expect([french.time('18:30'), french.time('10:00')]).toEqual(['18\u00a0h\u00a030', '10\u00a0h'])
    expect([english.weekdays(1, 1), english.weekdays(2, 5)]).toEqual(['Monday', 'Tuesday to Friday'])
    expect([english.weekdays(1, 2), french.weekdays(6, 7)]).toEqual([
      'Monday and Tuesday',
      'samedi et dimanche',
    ])
    expect(french.weekdays(2, 5)).toBe('du mardi au vendredi')
    expect([english.distance(2.34), french.distance(2.34)]).toEqual(['2.34\u00a0km', '2,34\u00a0km'])
    expect([english.distance(132.6), french.distance(3139.2)]).toEqual(['133\u00a0km', '3\u00a0139\u00a0km'])
  })

  it("writes moments on the reader's own clock, with the day when it is not today", () => {
    const iso = new Date(2026, 10, 24, 15, 40).toISOString()
    const [today, before] = [new Date(2026, 10, 24, 9), new Date(2026, 10, 23, 16)]
    expect(english.moment(iso, today)).toBe('3:40\u00a0p.m.')
    expect(french.moment(iso, today)).toBe('15\u00a0h\u00a040')
    expect(english.moment(iso, before).replaceAll('\u00a0', ' ')).toBe('November 24 at 3:40 p.m.')
    expect(french.moment(iso, before).replaceAll('\u00a0', ' ')).toBe('24 novembre à 15 h 40')
  })

  it('never uses a space on which servers and browsers differ', () => {
    const text = french.money({ value: 1234567.5, currency: 'CAD' }) + french.number(1234567)
    expect(text).not.toMatch(/[\u202f\u2009]/)
  })
})

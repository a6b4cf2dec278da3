import { describe, expect, it } from 'vitest'
import { formatterOf } from './format.ts'

const english = formatterOf('en')
const french = formatterOf('fr')

describe('formatterOf', () => {
  it('writes money as each language does', () => {
    const money = { value: 1299, currency: 'CAD' }
    expect(english.money(money)).toBe('$1,299.00')
    expect(french.money(money)).toBe('1\u00a0299,00\u00a0$')
    expect(english.money(null)).toBe('')
  })

  it('writes lengths in inches and centimetres', () => {
    expect(english.length(62.5)).toBe('62.5\u00a0in (159\u00a0cm)')
    expect(french.length(62.5)).toBe('62,5\u00a0po (159\u00a0cm)')
  })

  it("writes dates in the shop's time zone", () => {
    expect(english.date('2026-11-03 02:00:00')).toBe('November 2, 2026')
    expect(french.date('2026-11-03T18:00:00Z')).toBe('3 novembre 2026')
  })

  it('never uses a space on which servers and browsers differ', () => {
    const text = french.money({ value: 1234567.5, currency: 'CAD' }) + french.number(1234567)
    expect(text).not.toMatch(/[\u202f\u2009]/)
  })
})

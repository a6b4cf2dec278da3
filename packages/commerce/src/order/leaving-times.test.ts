import { expect, test } from 'vitest'
import type { CartLine } from '../cart/cart-lines.ts'
import { isApart, leavingTimes } from './leaving-times.ts'

const WEEK = { en: 'within 7 days', fr: 'en 7 jours' }
const MADE = { en: 'in 2 weeks', fr: 'dans 2 semaines' }
const timeFrames = new Map([
  [1, WEEK],
  [2, MADE],
])
const line = (id: number, type = 'simple') => {
  const product = { id, type, doc: { attributes: id === 1 ? { att_quick_ship: 656 } : {} } }
  return { product, sold: product, choice: {}, parts: new Map() } as unknown as CartLine
}

test.each([
  ['what is in stock waits for what is made', [line(1), line(2)], [null, MADE], true],
  ['what is all in stock leaves within a week', [line(1), line(1)], [WEEK, WEEK], false],
  ['a service leaves never, and nothing waits for it', [line(1), line(3, 'virtual')], [WEEK, null], false],
])('%s', (_name, lines, times, apart) => {
  const leaves = leavingTimes(lines, timeFrames)
  expect(leaves).toEqual(times)
  const items = leaves.map((each, index) => ({
    leaves: each,
    isVirtual: lines[index]?.product.type === 'virtual',
  }))
  expect(isApart(items)).toBe(apart)
})

import { expect, test } from 'vitest'
import type { CartLine } from '../cart/cart-lines.ts'
import { AttributeSet } from '../product/attributes.ts'
import { isApart, leadDays, leavingTimes } from './leaving-times.ts'

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

test.each([
  ['all in stock', [656], [0, 7]],
  ['the slowest decides', [656, 658, 657], [28, 42]],
  ['one of which nothing is said', [656, undefined], null],
  ['nothing that is carried', [], null],
])('how long until the whole leaves: %s', (_name, options, days) => {
  const option = (id: number, code: string) => ({ id, code, label: { en: code, fr: code } })
  const attributes = new AttributeSet([
    {
      code: 'att_quick_ship',
      options: [option(657, 'ships_in_2_to_3_weeks'), option(658, 'ships_in_4_to_6_weeks')],
    } as never,
  ])
  const lines = options.map((id) => {
    const product = { id, type: 'simple', doc: { attributes: id ? { att_quick_ship: id } : {} } }
    return { product, sold: product, choice: {}, parts: new Map() } as unknown as CartLine
  })
  expect(leadDays([...lines, line(3, 'virtual')], attributes)).toEqual(days)
})

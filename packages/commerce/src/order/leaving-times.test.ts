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
const option = (id: number, code: string) => ({ id, code, label: { en: code, fr: code } })
const ATTRIBUTES = new AttributeSet([
  {
    code: 'att_quick_ship',
    options: [option(657, 'ships_in_2_to_3_weeks'), option(658, 'ships_in_4_to_6_weeks')],
  } as never,
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
  const leaves = leavingTimes(lines, { timeFrames, attributes: ATTRIBUTES, isPickedUp: false })
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
  const lines = options.map((id) => {
    const product = { id, type: 'simple', doc: { attributes: id ? { att_quick_ship: id } : {} } }
    return { product, sold: product, choice: {}, parts: new Map() } as unknown as CartLine
  })
  expect(leadDays([...lines, line(3, 'virtual')], ATTRIBUTES)).toEqual(days)
})

test.each([
  [656, 1, { en: 'Packed within 7 days', fr: 'Emballage en moins de 7 jours' }],
  [657, 2, { en: 'Packed in 14 to 21 days', fr: 'Emballage dans 14 à 21 jours' }],
  [undefined, 2, MADE],
  [656, 9, null],
])('what is picked up is packed, where the catalog says when: option %s of product %s', (att, id, said) => {
  const product = { id, type: 'simple', doc: { attributes: att ? { att_quick_ship: att } : {} } }
  const picked = { ...line(id), product } as unknown as CartLine
  const delivery = { timeFrames, attributes: ATTRIBUTES, isPickedUp: true }
  expect(leavingTimes([picked], delivery)).toEqual([said])
})

import { expect, it } from 'vitest'
import { filledRows, needsFilling } from './fill-rows.ts'

const cards = (names: string) => names.split('').map((uid) => ({ uid }))
const filled = (related: string, upsell: string, collection: string) => {
  const rows = filledRows({ related: cards(related), upsell: cards(upsell) }, cards(collection), { uid: 'x' })
  return [rows.related, rows.upsell].map((row) => row.map(({ uid }) => uid).join(''))
}

it('fills short rows from the collection, without the product itself and without repeating a card', () => {
  expect(filled('ab', 'c', 'xabdefgh')).toEqual(['abde', 'cfgh'])
})

it('leaves full and empty rows as they are', () => {
  expect(filled('abcde', '', 'xfgh')).toEqual(['abcd', ''])
  expect(needsFilling({ related: cards('abcd'), upsell: [] })).toBe(false)
  expect(needsFilling({ related: cards('abcd'), upsell: cards('e') })).toBe(true)
})

it('takes what there is of a small collection', () => {
  expect(filled('a', '', 'xab')).toEqual(['ab', ''])
})

import { expect, test } from 'vitest'
import { findUnbalancedTag, localizedTextsOf, wordsOf } from './localized-texts.ts'

test('texts are found at any depth', () => {
  const data = { a: [{ name: { en: 'one', fr: 'un' } }], b: { en: 'two', fr: 'deux' }, c: 3 }
  expect(localizedTextsOf(data)).toEqual([
    { en: 'one', fr: 'un' },
    { en: 'two', fr: 'deux' },
  ])
})

test('tags and numbers are not words', () => {
  expect(wordsOf('<p>A 6-inch bed, l’érable</p>')).toBe(4)
})

test.each(['<p>a<br>b</p>', '<ul><li>a</li></ul>', 'plain'])('%s is balanced', (html) => {
  expect(findUnbalancedTag(html)).toBeUndefined()
})

test.each(['<p>a', '<p>a</li></p>', '</p>', 'a < b'])('%s is not balanced', (html) => {
  expect(findUnbalancedTag(html)).toBeDefined()
})

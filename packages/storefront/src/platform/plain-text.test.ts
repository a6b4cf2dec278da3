import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('returns the words and nothing else', () => {
  expect(plainText('<p>Birch &amp; <b>maple</b>,</p>\n<p>&lt;b&gt;</p>')).toBe('Birch & maple , <b>')
})

it('cuts at a word', () => expect(plainText('<p>one two three</p>', 9)).toBe('one two…'))

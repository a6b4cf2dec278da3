import { expect, it } from 'vitest'
import { etagOf, isNotModified } from './etag.ts'

const etag = etagOf(Buffer.from('a page'))

it('differs with the bytes', () => {
  expect(etagOf(Buffer.from('a page'))).toBe(etag)
  expect(etagOf(Buffer.from('b page'))).not.toBe(etag)
})

it.each([
  [etag, true],
  [`"other", ${etag}`, true],
  [etag.replace('W/', ''), true],
  ['*', true],
  ['"other"', false],
  [undefined, false],
])('If-None-Match: %s', (header, expected) => expect(isNotModified(header, etag)).toBe(expected))

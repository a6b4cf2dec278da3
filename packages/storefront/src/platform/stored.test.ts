import { expect, it } from 'vitest'
import { isText, storedAs } from './stored.ts'

const value = storedAs('loftwood.test', isText)
const holding = (text: string | null) => ({ getItem: () => text, setItem: () => {}, removeItem: () => {} })
const fails = () => {
  throw new Error('denied')
}

it.each([
  ['"text"', 'text'],
  ['7', null],
  ['{', null],
  [null, null],
])('reads what is valid: %s', (text, read) => expect(value.read(holding(text))).toBe(read))

it('does nothing without storage', () => {
  const denied = { getItem: fails, setItem: fails, removeItem: fails }
  expect(value.read(denied)).toBeNull()
  expect(() => value.write(denied, 'text')).not.toThrow()
  expect(() => value.clear(denied)).not.toThrow()
})

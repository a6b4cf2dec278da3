import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addCompared, comparedSkus, removeCompared } from './compare-list.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('takes four products, each once, and no fifth', () => {
  for (const sku of ['A', 'B', 'B', 'C', 'D']) expect(addCompared(sku)).toBe('added')
  expect(addCompared('E')).toBe('full')
  expect(addCompared('D')).toBe('added')
  expect(comparedSkus()).toEqual(['A', 'B', 'C', 'D'])
})

it('has room again for what is removed', () => {
  for (const sku of ['A', 'B', 'C', 'D']) addCompared(sku)
  expect(removeCompared('B')).toEqual(['A', 'C', 'D'])
  expect(addCompared('E')).toBe('added')
  expect(comparedSkus()).toEqual(['A', 'C', 'D', 'E'])
})

it.each([
  [null, []],
  ['', []],
  ['{"a":1}', []],
  ['[1,"A",null,"","A","B"]', ['A', 'B']],
  [JSON.stringify(['A', 'B', 'C', 'D', 'E']), ['A', 'B', 'C', 'D']],
  [JSON.stringify(['x'.repeat(65)]), []],
])('makes a list of whatever is stored: %s', (text, skus) => {
  if (text !== null) localStorage.setItem('loftwood.compare', text)
  expect(comparedSkus()).toEqual(skus)
})

it('compares nothing where the browser stores nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  expect(addCompared('A')).toBe('added')
  expect(comparedSkus()).toEqual([])
})

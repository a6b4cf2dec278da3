import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetHomeAtom, myHomeAtom, readMyHome } from './my-home.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what is typed is stored with its version and read again', () => {
  const store = createStore()
  store.set(myHomeAtom, { ceiling: 96, children: [{ years: 7 }] })
  expect(JSON.parse(stored.get('loftwood.my-home')!)).toEqual({
    version: 1,
    unit: 'in',
    ceiling: 96,
    children: [{ years: 7 }],
  })
  const later = createStore()
  later.sub(myHomeAtom, () => undefined)
  expect(later.get(myHomeAtom)).toEqual({ unit: 'in', ceiling: 96, children: [{ years: 7 }] })
})

test('a part is removed, the others stay; forgetting removes all', () => {
  const store = createStore()
  store.set(myHomeAtom, { unit: 'cm', ceiling: 96 })
  store.set(myHomeAtom, { ceiling: undefined })
  expect(store.get(myHomeAtom)).toEqual({ unit: 'cm' })
  store.set(forgetHomeAtom)
  expect(stored.size).toBe(0)
})

test.each([
  ['nothing', null],
  ['another version', { version: 2, ceiling: 96 }],
  ['a list', []],
  ['a text', 'home'],
])('%s is an empty home', (_name, value) => expect(readMyHome(value)).toEqual({ unit: 'in' }))

test('only the parts that are not valid are dropped', () => {
  expect(readMyHome({ version: 1, unit: 'ells', ceiling: 96, children: [{ years: -1 }] })).toEqual({
    unit: 'in',
    ceiling: 96,
  })
  expect(readMyHome({ version: 1, unit: 'cm', ceiling: 20, children: [{ years: 3 }] })).toEqual({
    unit: 'cm',
    children: [{ years: 3 }],
  })
  expect(readMyHome({ version: 1, children: Array.from({ length: 5 }, () => ({ years: 3 })) })).toEqual({
    unit: 'in',
  })
})

test('without storage it lasts as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => undefined,
  })
  const store = createStore()
  store.set(myHomeAtom, { ceiling: 96 })
  expect(store.get(myHomeAtom).ceiling).toBe(96)
})

test('a door, a corner and an elevator have all their measures, or are dropped', () => {
  const door = { width: 30, height: 78 }
  const elevator = { width: 43, depth: 51, height: 84 }
  expect(readMyHome({ version: 1, door, corner: { before: 36, after: 34 }, elevator })).toEqual({
    unit: 'in',
    door,
    corner: { before: 36, after: 34, height: null },
    elevator,
  })
  expect(
    readMyHome({
      version: 1,
      door: { width: 30 },
      corner: { before: 36, after: 11.9 },
      elevator: { ...elevator, depth: 241 },
    }),
  ).toEqual({ unit: 'in' })
})

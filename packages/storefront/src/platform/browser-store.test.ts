import { atom } from 'jotai'
import { expect, it } from 'vitest'
import { browserStore, pageStore } from './browser-store.ts'

it('is one for all pages of the server, which nothing can set', () => {
  const atomOfPages = atom(1)
  expect(browserStore).toBeUndefined()
  expect(pageStore?.get(atomOfPages)).toBe(1)
  expect(() => pageStore?.set(atomOfPages, 2)).toThrow('atoms are set in the browser')
  expect(pageStore?.get(atomOfPages)).toBe(1)
})

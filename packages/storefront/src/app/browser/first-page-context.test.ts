import { expect, it } from 'vitest'
import { parseAddress } from './first-page-context.ts'

it.each([
  ['/', '/', null, {}],
  ['/lits%20superpos%C3%A9s?page=2', '/lits superposés', '?page=2', { page: ['2'] }],
  ['/a%2Fb/100%', '/a%2Fb/100%', null, {}],
  [
    '/beds?color=1&color=2&term=a+b%26',
    '/beds',
    '?color=1&color=2&term=a+b%26',
    { color: ['1', '2'], term: ['a b&'] },
  ],
])('%s is read as the router reads it', (address, pathname, searchOriginal, searchAll) => {
  const search = Object.fromEntries(Object.entries(searchAll).map(([name, values]) => [name, values.at(-1)]))
  expect(parseAddress(address)).toEqual({ pathname, search, searchAll, searchOriginal })
})

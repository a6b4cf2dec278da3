import { expect, it } from 'vitest'
import { menuOf } from './menu-of.ts'

const node = (uid: string, more: Record<string, unknown> = {}) =>
  ({
    __typename: 'CategoryTree',
    uid,
    name: uid,
    level: 2,
    position: 1,
    include_in_menu: 1,
    ...more,
  }) as never

it('lists what belongs into the menu in its order, below the root', () => {
  const root = node('root', {
    level: 1,
    children: [
      node('b', { position: 2 }),
      node('hidden', { include_in_menu: 0 }),
      node('a', { children: [node('a1')] }),
    ],
  })
  const menu = menuOf([root])
  expect(menu.map(({ uid }) => uid)).toEqual(['a', 'b'])
  expect(menu[0]?.children.map(({ uid }) => uid)).toEqual(['a1'])
})

it('takes top-level categories also without their root, twenty at most', () => {
  const many = Array.from({ length: 25 }, (_, index) => node(String(index), { position: index }))
  expect(menuOf(many)).toHaveLength(20)
  expect(menuOf([])).toEqual([])
})

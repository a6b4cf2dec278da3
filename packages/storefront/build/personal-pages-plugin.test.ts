import { expect, it } from 'vitest'
import { withoutPersonalPages } from './personal-pages-plugin.ts'

it("fails the build when vike's table does not import the personal pages as it did", () => {
  const row = `() => import("virtual:vike:page-entry:client:/pages/(personal)/checkout")`
  expect(() => withoutPersonalPages(row)).toThrow('imports 1 personal pages')
})

import { expect, it } from 'vitest'
import { shortTable, withoutPersonalPages } from './personal-pages-plugin.ts'

it("fails the build when vike's table does not import the personal pages as it did", () => {
  const row = `() => import("virtual:vike:page-entry:client:/pages/(personal)/checkout")`
  expect(() => withoutPersonalPages(row)).toThrow('imports 1 personal pages')
})

it('says once what rows of the table share', () => {
  const values = 'configValuesSerialized: {\n      ["a"]: {},\n    },'
  const row = `  {\n    pageId: "/pages/a",\n    ${values}\n  },`
  const table = `export const rows = [\n${row}\n${row}\n]`
  expect(shortTable(table).match(/\["a"\]/g)).toHaveLength(1)
  expect(shortTable(table).match(/configValuesSerialized: values0,/g)).toHaveLength(2)
})

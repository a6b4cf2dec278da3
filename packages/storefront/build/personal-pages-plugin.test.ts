import { expect, it } from 'vitest'
import { entries, modulesCode, shortTable, withoutPersonalPages } from './personal-pages-plugin.ts'

it("fails the build when vike's table does not import the personal pages as it did", () => {
  const row = `() => import("virtual:vike:page-entry:client:/pages/(personal)/checkout")`
  expect(() => withoutPersonalPages(row)).toThrow('imports 1 personal pages')
})

it('names the personal pages in a module of their own only', async () => {
  const rows = entries().map((entry) => `() => import(${JSON.stringify(entry)})`)
  const table = withoutPersonalPages(`export default [ ${rows.join(', ')} ]`)
  expect(table.match(/import\('virtual:personal-pages'\)/g)).toHaveLength(rows.length)
  expect(table).not.toContain('import("')
  // What it would import, it says.
  const code = modulesCode().replaceAll('import(', 'String(')
  const { load } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(entries().map(load)).toEqual(entries())
  expect(code).toMatch(/^export function load/)
})

it('says once what rows of the table share', () => {
  const values = 'configValuesSerialized: {\n      ["a"]: {},\n    },'
  const row = `  {\n    pageId: "/pages/a",\n    ${values}\n  },`
  const table = `export const rows = [\n${row}\n${row}\n]`
  expect(shortTable(table).match(/\["a"\]/g)).toHaveLength(1)
  expect(shortTable(table).match(/configValuesSerialized: values0,/g)).toHaveLength(2)
})

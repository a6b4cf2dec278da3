/** The last table of docs/product.md names a test for each of its headings, and only tests that are there. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './lib/root.mjs'

const [rules = '', table = ''] = readFileSync(join(ROOT, 'docs/product.md'), 'utf8').split(
  '\n## Where it is proved\n',
)
const rows = [...table.matchAll(/^\| (?!heading|-)(.+?) \| (.+) \|$/gm)].map(
  ([, heading = '', names = '']) =>
    [heading, names.split(', ').map((name) => name.replaceAll('`', ''))] as const,
)
const files = globSync('{tests,packages,scripts,workshop}/**/*.{test,spec}.{ts,tsx}', {
  cwd: ROOT,
  exclude: (path) => path.endsWith('node_modules'),
}).map((path) => `/${path.replace(/(?:\.dom)?\.(?:test|spec)\.tsx?$/, '')}`)

it('has a row for each heading', () => {
  const headings = [...rules.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading)
  expect(rows.map(([heading]) => heading).filter((heading) => !heading.startsWith('*'))).toEqual(headings)
})

it.each(rows)('names one test file each: %s', (_, names) => {
  const isAmbiguous = (name: string) => files.filter((file) => file.endsWith(`/${name}`)).length !== 1
  expect(names.filter(isAmbiguous)).toEqual([])
})

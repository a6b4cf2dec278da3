// Every field that public pages ask for is named somewhere in the shop's code: what nobody reads is sent to every visitor for nothing.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentOf } from '@loftwood/graphql-types/documents'
import { publicReads } from '@loftwood/graphql-types/public-reads'
import { visit } from 'graphql'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const WORDS = new Set(readCode().match(/\w+/g))

function readCode(): string {
  const files = globSync('{{src,pages,server,brands},../fit/src}/**/*.{ts,tsx}', { cwd: ROOT })
  return files
    .filter((file) => !/\.test\.|testing\//.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n')
}

/** Those of pages that everybody sees, by their documents. */
const queries = [...publicReads].filter((name) =>
  WORDS.has(`${name[0]?.toUpperCase()}${name.slice(1)}Document`),
)

function unreadIn(operation: string): string[] {
  const unread = new Set<string>()
  const document = documentOf(operation)
  if (!document) throw new Error(`no document of ${operation}`)
  visit(document, {
    Field({ alias, name }) {
      const key = (alias ?? name).value
      if (!WORDS.has(key)) unread.add(key)
    },
  })
  return [...unread]
}

test('the queries of pages are found', () => {
  expect(queries).toEqual(expect.arrayContaining(['storeConfig', 'products', 'productDetails', 'categories']))
})

test.each(queries)('%s: some code reads each of its fields', (operation) => {
  expect(unreadIn(operation)).toEqual([])
})

/** What shoppers read has one name for each thing: the table is in docs/glossary.md. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './lib/root.mjs'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const [, table = ''] = read('docs/glossary.md').split("## Shoppers' words")
const rows = [...table.matchAll(/^\| (?!English|-)(.*?) \| (.*?) \| (.*?) ?\|$/gm)]
const retired = rows.flatMap(([, , , names = '']) => names.split(', ').filter(Boolean))
const allowed = rows.flatMap(([, , french = '']) => french.split(/[,;] /))

/** Their words are fixed by the specification. */
const FIXED: ReadonlySet<string> = new Set(['auth.notAuthorized', 'page.shippingInfo'])

function found(text: string): string[] {
  const rest = allowed.reduce((left, name) => left.replaceAll(name, ''), text.toLowerCase())
  return retired.filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(rest))
}

it('has a row for each of the 22 things', () => expect(rows).toHaveLength(22))

it.each(['en', 'fr'])('no text has a retired name (%s)', (language) => {
  const texts = JSON.parse(read(`packages/storefront/messages/${language}.json`)) as Record<string, string>
  const kept = Object.entries(texts).flatMap(([key, text]) =>
    FIXED.has(key) ? [] : found(text).map((name) => `${key}: ${name}`),
  )
  expect(kept).toEqual([])
})

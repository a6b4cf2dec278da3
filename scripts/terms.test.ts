/** What shoppers read has one name for each thing: the table is in docs/glossary.md. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './lib/root.mjs'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const [, table = ''] = read('docs/glossary.md').split("## Shoppers' words")
const rows = [...table.matchAll(/^\| (?!English|-)(.*?) \| (.*?) \| (.*?) ?\|$/gm)]
/** Spelled as in the United States; the shop spells as in Canada. */
const AMERICAN = ['canceled', 'canceling', 'gray', 'favorite', 'neighborhood', 'catalog']
const retired = [...rows.flatMap(([, , , names = '']) => names.split(', ').filter(Boolean)), ...AMERICAN]
/** Names in use with a retired one inside: "magasin" in "crédit en magasin". */
const allowed = rows
  .flatMap(([, , french = '']) => french.split(/[,;] /))
  .filter((name) => retired.some((other) => whole(other).test(name)))

/** Their words are fixed by the specification. */
const FIXED: ReadonlySet<string> = new Set(['auth.notAuthorized', 'page.shippingInfo'])

/** The name as words of their own, in the singular or in the plural. */
function whole(name: string): RegExp {
  const words = name.split(' ').map((word) => `${word}s?`)
  return new RegExp(`(?<!\\p{L})${words.join(' ')}(?!\\p{L})`, 'giu')
}

function found(text: string): string[] {
  const rest = allowed.reduce((left, name) => left.replaceAll(whole(name), ''), text)
  return retired.filter((name) => whole(name).test(rest))
}

it.each(['Lits mezzanines', 'It was canceled', 'Codes promotionnels', 'nos salles de montre'])(
  'finds: %s',
  (text) => expect(found(text)).toHaveLength(1),
)

it.each(['Crédit en magasin', 'code promo', 'Mezzanines basses'])('leaves names in use: %s', (text) =>
  expect(found(text)).toEqual([]),
)

it('has a row for each of the 24 things', () => expect(rows).toHaveLength(24))

const filesOf = (...patterns: string[]) => globSync(patterns, { cwd: ROOT })

it.each(filesOf('packages/storefront/{,brands/*/}messages/{en,fr}.json'))(
  'no text has a retired name: %s',
  (file) => {
    const texts = JSON.parse(read(file)) as Record<string, string>
    const kept = Object.entries(texts).flatMap(([key, text]) =>
      FIXED.has(key) ? [] : found(text).map((name) => `${key}: ${name}`),
    )
    expect(kept).toEqual([])
  },
)

const DEMO = 'packages/demo-store/data'
/** Of the demonstration's words: names of the specification, and a sense that the table does not mean. */
const OTHER_SENSES =
  /shipping info|shipping time|shipping cartons|plus grand lit|grand lit superposé|bateau, un magasin/giu
/** What shoppers type. */
const TYPED = `${DEMO}/search-synonyms.json`

it.each(filesOf(`${DEMO}/**/*.{json,html}`).filter((file) => file !== TYPED))(
  'no text of the demonstration has a retired name: %s',
  (file) => {
    // Between tags in HTML; in JSON what has spaces, as names of fields and of options have none.
    const texts = file.endsWith('.html')
      ? read(file).split(/<[^>]*>/)
      : (read(file).match(/"(?:[^"\\\n]|\\.)*"/g) ?? []).filter((text) => text.includes(' '))
    const plain = texts.map((text) => text.replaceAll(OTHER_SENSES, ''))
    expect(plain.flatMap((text) => found(text).map((name) => `${name}: ${text}`))).toEqual([])
  },
)

const STRINGS = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g
/** Of user errors: what stands in `en` may be Magento's own sentence. */
const FOR_SHOPPERS = new RegExp(`(?<=(?:fr|plain):\\s+)(?:${STRINGS.source})`, 'g')

it.each([
  ...filesOf(
    'packages/commerce/src/{customer,mail,order,store,wishlist}/**/{*-mail,*-texts,mail-blocks,contact-us}.ts',
  ).map((file) => [file, STRINGS] as const),
  ...filesOf('packages/middleware/src/ucp/**/*-words.ts').map((file) => [file, STRINGS] as const),
  ...filesOf('packages/commerce/src/user-errors/*-errors.ts').map((file) => [file, FOR_SHOPPERS] as const),
])('no mail, no error of the back end and no word to agents has a retired name: %s', (file, pattern) => {
  const source = read(file).replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  // Names in code have no spaces.
  const texts = source.match(pattern)?.filter((text) => text.includes(' ')) ?? []
  expect(texts.flatMap((text) => found(text).map((name) => `${name}: ${text}`))).toEqual([])
})

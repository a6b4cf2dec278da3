// Every French text of the shop has the spaces of Canadian French: none before ? ! and ;, one that does not break before a
// colon and inside « ».
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT } from './lib/root.mjs'

const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8')
const COMMENT = /\/\*[\s\S]*?\*\//g
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g
const IS_FRENCH = /[à-öø-ÿÀ-ÖØ-ß«»\u00A0]/

/** Texts in code, without what is put into them. */
const literalsOf = (code: string): string[] =>
  (code.replaceAll(COMMENT, '').match(LITERAL) ?? [])
    .map((text) => text.replaceAll(String.raw`\u00a0`, '\u00A0').replaceAll(/\$\{[^{}]*\}/g, 'X'))
    .filter((text) => IS_FRENCH.test(text))

const jsonTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(jsonTexts)
      : []

const RULES: readonly (readonly [name: string, error: RegExp])[] = [
  ['a space before ? ! or ;', /[\p{L}\p{N})»’}\]][ \u00A0\u202F][?!;](?![\w=])/u],
  ['a colon without a fixed space before it', /[\p{L})»’}](?: |\u202F)?:(?=\s)/u],
  ['« » without fixed spaces inside', /«(?!\u00A0)|(?<!\u00A0)»/u],
]

const SOURCES: readonly (readonly [pattern: string, textsOf: (content: string) => string[]])[] = [
  ['packages/storefront/messages/fr.json', (content) => jsonTexts(JSON.parse(content))],
  ['packages/storefront/brands/*/messages/fr.json', (content) => jsonTexts(JSON.parse(content))],
  ['packages/commerce/src/**/*.ts', literalsOf],
  [
    'packages/demo-store/data/content/**/*.fr.html',
    (content) => [content.replaceAll(/<[^>]*>/g, '').replaceAll('&nbsp;', '\u00A0')],
  ],
]

const FILES = SOURCES.flatMap(([pattern, textsOf]) =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .map((file) => ({ file, texts: () => textsOf(read(file)).filter((text) => IS_FRENCH.test(text)) })),
)

it.each(RULES)('no text has %s', (_, error) => {
  const errors = FILES.flatMap(({ file, texts }) => texts().map((text) => [file, text] as const))
    .filter(([, text]) => error.test(text))
    .map(([file, text]) => `${file}: ${text.length > 200 ? (error.exec(text)?.[0] ?? '') : text}`)
  expect(errors).toEqual([])
})

it('reads the texts of pages, mails and user errors', () => {
  const files = FILES.filter(({ texts }) => texts().length > 0).map(({ file }) => file)
  for (const part of [
    'messages/fr.json',
    'account-mail-texts.ts',
    'compose-mail.ts',
    'cart-errors.ts',
    'faq.fr.html',
  ])
    expect(
      files.some((file) => file.endsWith(part)),
      part,
    ).toBe(true)
})

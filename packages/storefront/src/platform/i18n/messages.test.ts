// Both languages are complete, have the same placeholders, and no unused text.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { PARTS } from '../../../build/messages-plugin.ts'
import { ALL_TEXTS, type TextPart } from './translator.ts'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url).pathname
const LANGUAGES = ['en', 'fr']
const read = (locale: string) =>
  JSON.parse(readFileSync(`${root}messages/${locale}.json`, 'utf8')) as Record<string, string>
const texts = Object.fromEntries(LANGUAGES.map((locale) => [locale, read(locale)]))
const english = texts['en'] ?? {}

/** Names of the placeholders of an ICU text: in compiled form a text is a list of words and `[name, kind, choices]`. */
function placeholders(text: string): string[] {
  const names = new Set<string>()
  const walk = (parts: unknown) => {
    if (!Array.isArray(parts)) return
    for (const part of parts as unknown[]) {
      if (!Array.isArray(part)) continue
      names.add(String(part[0]))
      Object.values((part[2] ?? {}) as object).forEach(walk)
    }
  }
  walk(compileMessage(text))
  return [...names].sort()
}

describe.each(Object.keys(texts))('%s', (locale) => {
  const mine = texts[locale] ?? {}

  it('has every text and no other', () => expect(Object.keys(mine)).toEqual(Object.keys(english)))

  it('has its keys in order', () => expect(Object.keys(mine)).toEqual(Object.keys(mine).sort()))

  it('breaks no line between a number and its unit, nor before French punctuation', () => {
    const isBroken = locale === 'fr' ? /\d (?:po|pi|cm|m|lb|kg)\b| [:;!?»]|« / : /\d (?:in|ft|cm|m|lb|kg)\b/
    expect(Object.entries(mine).filter(([, text]) => isBroken.test(text))).toEqual([])
  })

  it('uses the same placeholders', () => {
    for (const [key, text] of Object.entries(mine)) {
      expect(placeholders(text), key).toEqual(placeholders(english[key] ?? ''))
    }
  })
})

it.each([
  ['form.required', 'This field is required'],
  ['form.email', 'The email field must be a valid email'],
  ['form.emailInvalid', 'Invalid email'],
  ['form.passwordsDiffer', "Passwords don't match"],
  ['cart.couponInvalid', "The coupon code isn't valid. Verify the code and try again."],
  ['cart.removed', '{name} has been successfully removed from your cart'],
  ['cart.removedTitle', 'Product removed'],
  ['wishlist.added', 'You added {name} to your shopping cart.'],
  ['listing.empty', "We can't find products matching the selection."],
  ['height.fromTo', 'From {from} To {to}'],
  ['auth.greeting', 'Hi, {name}'],
  ['auth.notAuthorized', 'You are not authorized, please log in.'],
  ['auth.resetError', 'Reset password error'],
  [
    'auth.resetRequestFailed',
    'It was not possible to request a new password, please check the entered email address.',
  ],
  ['auth.registrationError', 'Registration error'],
  ['auth.confirmTitle', 'Registration confirmation'],
  ['auth.mustConfirm', 'You must confirm your account. Please check your email for the confirmation link.'],
  ['error.notFound', 'This page does not exist, or has been deleted'],
  ['error.notFoundTitle', 'This page could not be found'],
  ['error.mainPage', 'Main page'],
  ['error.title', 'An error occurred'],
  ['error.backHome', 'Back to Home page'],
  ['account.profile', 'My Information'],
  ['account.information', 'Account Information'],
  ['account.menuOrders', 'My Orders'],
  ['account.menuAddresses', 'Address Book'],
  ['captcha.noKey', 'ReCaptcha error: No key provided'],
  ['captcha.noVersion', 'ReCaptcha error: No version provided'],
  ['captcha.notLoaded', 'ReCaptcha error: Failed to load script'],
  ['captcha.notExecuted', 'ReCaptcha error: Failed to execute {reason}'],
  ['product.typeNotSupported', 'Product Type {type} not supported in add to cart yet'],
])('words %s as the rules do', (key, text) => expect(english[key]).toBe(text))

it.each([...LANGUAGES])('has one name for what is made in Canada (%s)', (locale) => {
  const mine = texts[locale] ?? {}
  expect(mine['badge.madeInCanada']).toBe(mine['page.madeInCanada'])
})

it('finds placeholders also inside plurals', () => {
  expect(placeholders('{count, plural, one {# of {name}} other {# of {name}}} by {who}')).toEqual([
    'count',
    'name',
    'who',
  ])
})

it('has no unused text', () => {
  const files = globSync(`${root}{src,pages,server,brands}/**/*.{ts,tsx}`).filter(
    (file) => !file.includes('.test.'),
  )
  const used = new Set(
    files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=(['"]))[\w.-]+(?=\1)/g) ?? []),
  )
  expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([])
})

describe.each(globSync('brands/*/messages', { cwd: root }))('%s', (folder) => {
  const brandTexts = (language: string) =>
    JSON.parse(readFileSync(`${root}${folder}/${language}.json`, 'utf8')) as Record<string, string>

  it('replaces the same texts of all shops in both languages', () =>
    expect(Object.keys(brandTexts('fr'))).toEqual(Object.keys(brandTexts('en'))))

  const languages = globSync(`${folder}/*.json`, { cwd: root }).map((file) => basename(file, '.json'))

  it.each(languages)(
    'replaces texts of all shops, with the placeholders of the English ones: %s',
    (language) => {
      const ofEnglish = { ...english, ...brandTexts('en') }
      for (const [key, text] of Object.entries(brandTexts(language))) {
        expect(english, key).toHaveProperty([key])
        expect(placeholders(text), key).toEqual(placeholders(ofEnglish[key] ?? ''))
      }
    },
  )
})

it('names texts only in code that is there with them', () => {
  const LATER = [
    /^src\/(?:cart|checkout|compare|comparison|customer|finder|order|planner|wishlist)\//,
    /^src\/(?:app\/(?:browser\/opened-mail|head-tags|checkout-header|consent-banner|error-page|page-table|sold-out-page)|store\/mail-link-screens)\./,
    /^src\/product\/(?:\w+\/)?(?:choice-(?:fields|option)|cross-sells|left-out|(?:product|write)-reviews?|review-(?:controls|dialog|schema)|size-guide|viewer\/)/,
    /^src\/delivery\/(?!deliver-to\.)/,
    /^src\/fit\//,
    /^src\/product\/(?:\w+\/)?(?:ar\/ar-|fit-parts\/|(?:tile-answers|will-it-fit)\.)/,
    /^src\/product\/(?:facts\/(?:product-details|spec-rows)|related\/product-rows)\./,
    /^src\/(?:catalog\/filter-drawer|product\/gallery\/full-screen|search\/suggestion)/,
    // Contact and stores load them with their page; these two once they are pressed.
    /^src\/(?:store\/(?:contact\/|locator\/|store-address\.|newsletter-form\.)|product\/buying\/(?:share-product|stock-alert-form)\.)/,
    // The server's part of error pages, what forms check, and pages that load theirs.
    /^(?:pages\/(?:info|_error)\/|src\/platform\/forms\/(?:email|plain-name|shop-form)\.)/,
    // The checkout shows the failures of orders, and forms those of captchas.
    /^src\/platform\/(?:captcha\/(?:open|use)-captcha|data\/(?:magento-sentences|operation-error)|form-not-loaded|link-incomplete|when-loaded)\./,
  ]
  const IN_PAGES: readonly [TextPart, RegExp][] = [
    [
      'list',
      /^src\/(?:catalog\/|search\/found-pages\.|product\/(?:buying\/list-action|card\/list-details)\.)/,
    ],
    // Lists of the account, which has all texts.
    ['list', /^src\/platform\/use-page-number\./],
    [
      'product',
      /^src\/product\/(?:(?:ar|buying|choosing|facts|gallery|viewer)\/|product-page\.|place-in-room\.)/,
    ],
  ]
  const files = globSync('{src,pages,brands}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.') && !LATER.some((path) => path.test(file)),
  )
  const users = files.flatMap((file) => {
    const here = IN_PAGES.flatMap(([part, path]) => (path.test(file) ? [part] : []))
    const keys = readFileSync(root + file, 'utf8').match(/(?<=')[a-z]+\.[\w.-]+(?=')/gi) ?? []
    const lacking = keys.filter((key) => {
      const parts = ALL_TEXTS.filter((part) => PARTS[part](key))
      return key in english && parts.length > 0 && !parts.some((part) => here.includes(part))
    })
    return lacking.map((key) => `${file}: ${key}`)
  })
  expect(users).toEqual([])
})

import { expect, test } from 'vitest'
import type { UserErrorRow } from './user-error-row.ts'
import { USER_ERRORS, reason, reasonText } from './user-error.ts'

const places = (sentence: string) =>
  [...sentence.matchAll(/%(?:n?(\d)|\*)/g)].map(([, place]) => place ?? '*').toSorted()

test.each(Object.entries<UserErrorRow>(USER_ERRORS))('%s says the same in both languages', (_code, row) => {
  expect(row.fr).not.toBe('')
  expect(places(row.fr).filter((place) => !places(row.en).includes(place))).toEqual([])
})

/** Of Magento's sentences and of programs. */
const JARGON =
  /\b(?:qty|entity|ids?|sku|guest|login|logged|not authorized|customers?|must be specified|specify|wishlist|cart item)\b/i
/** No page sends what these are about. */
const OF_PROGRAMS = new Set<string>([
  'CART_NOT_FOUND',
  'CART_ID_TAKEN',
  'CART_ID_LENGTH',
  'CART_NOT_OWN',
  'MERGE_INTO_GUEST_CART',
  'COUNTRY_ID_EMPTY',
  'GUEST_NOT_ALLOWED',
  'ADDRESS_MISSING',
  'BILLING_MISSING',
  'BILLING_AMBIGUOUS',
  'ONE_SHIPPING_ADDRESS',
  'ONE_SHIPPING_METHOD',
  'NOT_AUTHORIZED',
  'PASSWORD_INCORRECT',
  'URL_EMPTY',
  'CMS_PAGE_NOT_FOUND',
  'CMS_BLOCK_NOT_FOUND',
])

test('what shoppers read in English has no word of programs', () => {
  const read = Object.entries<UserErrorRow>(USER_ERRORS).filter(([code]) => !OF_PROGRAMS.has(code))
  expect(
    read.flatMap(([code, { en, plain = en }]) => (JARGON.test(plain) ? `${code}: ${plain}` : [])),
  ).toEqual([])
})

test('details stand in the sentence, and a detail may be the reason', () => {
  const refused = reason('ITEM_REFUSED', 'BED-%2', reason('INSUFFICIENT_STOCK', 2))
  expect(reasonText(refused, 'en')).toBe(
    'Could not add the product with SKU BED-%2 to the shopping cart: Only 2 left',
  )
  expect(reasonText(refused, 'fr').replaceAll('\u00a0', ' ')).toBe(
    'Le produit « BED-%2 » n’a pas été ajouté au panier : Il n’en reste que 2',
  )
})

test('every error of an address is a line, its field named in the language', () => {
  const invalid = reason(
    'ADDRESS_FAULTY',
    reason('REQUIRED_FIELD', 'city'),
    reason('REQUIRED_FIELD', 'street'),
  )
  expect(reasonText(invalid, 'en')).toBe(
    '"city" is required. Enter and try again.\n"street" is required. Enter and try again.',
  )
  expect(reasonText(invalid, 'fr').replaceAll('\u00a0', ' ')).toBe(
    'Le champ « ville » est obligatoire. Remplissez-le et réessayez.\nLe champ « rue » est obligatoire. Remplissez-le et réessayez.',
  )
})

test.each([
  'middlename',
  'prefix',
  'suffix',
  'taxvat',
  'cartItems',
  'applied_gift_cards',
  'purchase_order_number',
])('%s has a French name', (field) => {
  expect(reasonText(reason('TOO_LONG', field, 5), 'fr')).not.toContain(`« ${field} »`)
})

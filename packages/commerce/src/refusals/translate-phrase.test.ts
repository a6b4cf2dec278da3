import { expect, test } from 'vitest'
import { FAILURES } from './errors.ts'
import type { Failure } from './failure-kind.ts'
import { userErrors } from '../cart/user-error.ts'
import { translatePhrase } from './translate-phrase.ts'

test('English stays, French is translated with its details', () => {
  expect(translatePhrase('Not enough items for sale', 'en')).toBe('Not enough items for sale')
  expect(translatePhrase('Carrier with such method not found: a, b', 'fr')).toBe(
    'Ce mode de livraison n’est pas offert : a, b',
  )
  expect(translatePhrase('No phrase of ours', 'fr')).toBe('No phrase of ours')
})

test('a detail that is a phrase is translated too', () => {
  expect(translatePhrase('Unable to place order: Some of the products are out of stock.', 'fr')).toBe(
    'La commande n’a pas été passée : Certains produits sont épuisés.',
  )
  expect(translatePhrase('Could not update the product: Not enough items for sale', 'fr')).toBe(
    'La quantité n’a pas été changée : Il n’en reste pas autant',
  )
})

test('each line of a message is a phrase', () => {
  const message = '"city" is required. Enter and try again.\n"street" is required. Enter and try again.'
  expect(translatePhrase(message, 'fr').replaceAll('\u00a0', ' ')).toBe(
    'Le champ « ville » est obligatoire. Remplissez-le et réessayez.\nLe champ « rue » est obligatoire. Remplissez-le et réessayez.',
  )
})

test.each(Object.keys(userErrors) as (keyof typeof userErrors)[])(
  'whoever adds to a cart reads %s in French',
  (name) => {
    const { message } = (userErrors[name] as (detail: string & number) => { message: string })(
      '9' as string & number,
    )
    expect(translatePhrase(message, 'fr')).not.toBe(message)
  },
)

/** Its message is the faults', which are phrases of their own. */
const { ADDRESS_FAULTY: _, ...OWN_WORDS } = FAILURES

test.each(Object.entries<Failure>(OWN_WORDS))('%s is told in French', (_code, { message }) => {
  const text = message('a', 'b')
  expect(translatePhrase(text, 'fr')).not.toBe(text)
})

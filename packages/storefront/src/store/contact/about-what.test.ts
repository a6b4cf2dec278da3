import { expect, it } from 'vitest'
import { loadTranslator } from '../../platform/i18n/translator.ts'
import { EN, FR } from '../../platform/i18n/testing/views.ts'
import { aboutWhat } from './about-what.ts'

const [english, french] = await Promise.all([loadTranslator(EN), loadTranslator(FR)])

it('says topic and order number in the language of the page', () => {
  expect(aboutWhat({ topic: 'delivery', order: '000000012' }, english)).toBe(
    'Delivery or pick-up\nOrder number: 000000012\n\n',
  )
  expect(aboutWhat({ topic: 'order', order: '12' }, french)).toMatch(
    /^Une commande\nNuméro de commande.: 12\n\n$/,
  )
})

it('says nothing of what was not chosen, and no order where none is asked for', () => {
  expect(aboutWhat({ topic: '', order: '' }, english)).toBe('')
  expect(aboutWhat({ topic: 'product', order: '000000012' }, english)).toBe('A product\n\n')
})
